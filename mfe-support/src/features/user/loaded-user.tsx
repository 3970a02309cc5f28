import { useMessages, usePermission, type ApiError } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { FormLayout, PageHeader, RowsSkeleton } from '@porchlight/console-ui';
import type { SupportUser } from '@porchlight/contracts/accounts';
import { AccountCard } from '../../shared/company-cards/account-card.tsx';
import { OrdersCard } from '../../shared/company-cards/orders-card.tsx';
import { NotesCard } from '../../shared/notes/notes-card.tsx';
import { RecordFailure } from '../../shared/record-failure.tsx';
import { usersPath } from '../../shared/support-paths.ts';
import { ActivityCard } from './cards/activity-card.tsx';
import { ConsentsCard } from './cards/consents-card.tsx';
import { MailsCard } from './cards/mails-card.tsx';
import { SessionsCard } from './cards/sessions-card.tsx';
import { EventsCard } from './events/events-card.tsx';
import { Identity } from './identity.tsx';
import { userMessages } from './messages/catalog.ts';
import { UserActs } from './user-acts.tsx';
import { userCalls } from '../../shared/users/user-calls.ts';
import { UserFacts } from './user-facts.tsx';
import { SamePhoneCard } from '../../shared/users/same-phone-card.tsx';
import { UserStateBadge } from '../../shared/users/user-state-badge.tsx';

/** Loads a user. */
export function LoadedUser({ id }: { readonly id: string }) {
  const t = useMessages(userMessages);
  const { currentData: user, error, refetch } = userCalls.useGetSupportUserQuery({ params: { id } });
  const failure = error as ApiError | undefined;
  return (
    <>
      <PageHeader
        title={user?.name ?? t('user')}
        status={user && <UserStateBadge state={user.userState} />}
        breadcrumbs={[{ to: usersPath, label: t('users') }]}
        breadcrumbsLabel={t('path')}
        link={Link}
      />
      {failure && <RecordFailure failure={failure} onRetry={() => void refetch()} listPath={usersPath} t={t} />}
      {!user && !failure && <RowsSkeleton label={t('loading')} />}
      {/* A failed reload leaves what was loaded before. */}
      {user && <UserRecord user={user} />}
    </>
  );
}

const UserRecord = ({ user }: { readonly user: SupportUser }) => (
  <FormLayout
    side={
      <>
        <UserActs user={user} />
        <NotesCard subject={{ kind: 'user', id: user.id }} />
      </>
    }
  >
    <Identity user={user} />
    <UserFacts user={user} />
    <ActivityCard userId={user.id} />
    <SamePhoneCard userId={user.id} />
    {user.company && <CompanyMoney id={user.company.id} />}
    <ConsentsCard userId={user.id} />
    <SessionsCard user={user} />
    <MailsCard userId={user.id} />
    <EventsCard userId={user.id} />
  </FormLayout>
);

/** Wallet, orders and receipts of the company of a user, for readers who may open the company. */
function CompanyMoney({ id }: { readonly id: string }) {
  const mayShow = usePermission('showCompany');
  return (
    mayShow && (
      <>
        <AccountCard id={id} />
        <OrdersCard id={id} />
      </>
    )
  );
}
