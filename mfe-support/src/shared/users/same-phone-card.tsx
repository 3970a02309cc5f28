import { useMessages, usePermission } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { SupportUserSummary } from '@porchlight/contracts/accounts';
import { CardText, RecordCard } from '../cards/record-card.tsx';
import { userPath } from '../support-paths.ts';
import { sharedUserMessages } from './messages/catalog.ts';
import css from './same-phone-card.module.css';
import { userCalls } from './user-calls.ts';
import { UserStateBadge } from './user-state-badge.tsx';

/** Other accounts with the phone number of a user; absent for readers who may not open users. */
export function SamePhoneCard({ userId }: { readonly userId: string }) {
  const mayShow = usePermission('showUser');
  return mayShow && <Loaded userId={userId} />;
}

function Loaded({ userId }: { readonly userId: string }) {
  const t = useMessages(sharedUserMessages);
  const query = userCalls.useListSamePhoneUsersQuery({ params: { id: userId } });
  const { users = [], isMore = false } = query.currentData ?? {};
  return (
    <RecordCard title={t('samePhone')} hint={isMore ? t('samePhoneMore') : undefined} query={query}>
      {() => (
        <CardText>
          {users.length === 0 ? (
            t('noSamePhone')
          ) : (
            <ul className={css.users}>
              {users.map((user) => (
                <User key={user.id} user={user} />
              ))}
            </ul>
          )}
        </CardText>
      )}
    </RecordCard>
  );
}

function User({ user: { id, name, email, userState, roleNames, company } }: { readonly user: SupportUserSummary }) {
  return (
    <li>
      <span className={css.name}>
        <Link to={userPath(id)}>{name}</Link>
        <UserStateBadge state={userState} />
      </span>
      <p className={css.facts}>{[email, ...roleNames, ...(company ? [company.name] : [])].join(' · ')}</p>
    </li>
  );
}
