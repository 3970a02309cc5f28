import { useMessages, type ApiError } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { ErrorState, FormLayout, PageMessage, RowsSkeleton } from '@porchlight/console-ui';
import { LinkButton } from '@porchlight/ui';
import { companyCalls } from '../../shared/company-calls.ts';
import { usersPath } from '../../shared/support-paths.ts';
import { AccountCard } from './cards/account-card.tsx';
import { FactsCard } from './cards/facts-card.tsx';
import { HistoryCard } from './cards/history-card.tsx';
import { HomesCard } from './cards/homes-card.tsx';
import { OrdersCard } from './cards/orders-card.tsx';
import { UsersCard } from './cards/users-card.tsx';
import { CompanyHeader } from './company-header.tsx';
import { companyMessages } from './messages/catalog.ts';

/** Statuses of an id that is no company, and of a company that does not exist. */
const notFoundStatuses = new Set([404, 422]);

/** Loads the facts of a company; its cards load by themselves beside them. */
export function LoadedCompany({ id }: { readonly id: string }) {
  const t = useMessages(companyMessages);
  const { currentData, error, refetch } = companyCalls.useGetSupportCompanyQuery({ params: { id } });
  const failure = error as ApiError | undefined;
  if (failure && notFoundStatuses.has(failure.status)) return <NotFound />;
  return (
    <>
      <CompanyHeader id={id} company={currentData} />
      {failure && (
        <ErrorState
          title={t('failed')}
          message={failure.message}
          retryText={t('tryAgain')}
          onRetry={() => void refetch()}
        />
      )}
      <FormLayout
        side={
          <>
            <AccountCard id={id} />
            {currentData && <HistoryCard company={currentData} />}
          </>
        }
      >
        {!currentData && !failure && <RowsSkeleton rows={4} label={t('loading')} />}
        {currentData && <FactsCard company={currentData} />}
        <UsersCard id={id} />
        <HomesCard id={id} />
        <OrdersCard id={id} />
      </FormLayout>
    </>
  );
}

function NotFound() {
  const t = useMessages(companyMessages);
  return (
    <>
      <CompanyHeader id="" company={undefined} />
      <PageMessage
        title={t('notFound')}
        action={
          <LinkButton look="primary" link={Link} to={usersPath}>
            {t('toList')}
          </LinkButton>
        }
      >
        {t('notFoundText')}
      </PageMessage>
    </>
  );
}
