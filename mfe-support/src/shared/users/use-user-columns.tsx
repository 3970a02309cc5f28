import { useFormat, useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { Column } from '@porchlight/console-ui';
import type { SupportUserSummary } from '@porchlight/contracts/accounts';
import { userPath } from '../support-paths.ts';
import { sharedUserMessages } from './messages/catalog.ts';
import { UserStateBadge } from './user-state-badge.tsx';

/** Returns the columns of users. */
export function useUserColumns(): readonly Column<SupportUserSummary>[] {
  const t = useMessages(sharedUserMessages);
  const format = useFormat();
  const dateOf = (at: string | undefined) => (at ? <time dateTime={at}>{format.date(at)}</time> : '–');
  return [
    {
      key: 'user',
      title: t('user'),
      render: ({ id, name }) => <Link to={userPath(id)}>{name}</Link>,
      card: 'title',
    },
    { key: 'email', title: t('email'), render: ({ email }) => email, card: 'fact' },
    { key: 'roles', title: t('roles'), render: ({ roleNames }) => roleNames.join(', ') || t('noRoles'), card: 'fact' },
    { key: 'company', title: t('company'), render: ({ company }) => company?.name ?? '–', card: 'fact' },
    { key: 'joined', title: t('joined'), render: ({ createdAt }) => dateOf(createdAt) },
    { key: 'lastSeen', title: t('lastSeen'), render: ({ lastSeenAt }) => dateOf(lastSeenAt) },
    {
      key: 'state',
      title: t('state'),
      render: ({ userState }) => <UserStateBadge state={userState} />,
      card: 'status',
    },
  ];
}
