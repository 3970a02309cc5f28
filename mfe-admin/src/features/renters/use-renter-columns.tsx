import { useFormat, useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { Column } from '@porchlight/console-ui';
import { fillPath } from '@porchlight/contracts';
import type { StaffRenterSummary } from '@porchlight/contracts/accounts';
import { rentersMessages } from './messages/catalog.ts';
import { MailStateBadge, RenterStateBadge } from './renter-badges.tsx';

/** Returns the columns of the renters. */
export function useRenterColumns(): readonly Column<StaffRenterSummary>[] {
  const t = useMessages(rentersMessages);
  const format = useFormat();
  const dateOf = (at: string | undefined) => (at ? <time dateTime={at}>{format.date(at)}</time> : '–');
  return [
    {
      key: 'renter',
      title: t('renter'),
      render: ({ id, name }) => <Link to={fillPath('/admin/renters/:id', { id })}>{name}</Link>,
      card: 'title',
    },
    { key: 'email', title: t('email'), render: ({ email }) => email, card: 'fact' },
    { key: 'area', title: t('area'), render: ({ areaWanted }) => areaWanted ?? '–' },
    { key: 'joined', title: t('joined'), render: ({ joinedAt }) => dateOf(joinedAt), card: 'fact' },
    { key: 'lastSeen', title: t('lastSeen'), render: ({ lastSeenAt }) => dateOf(lastSeenAt) },
    { key: 'mail', title: t('mail'), render: ({ mailState }) => <MailStateBadge state={mailState} /> },
    { key: 'state', title: t('state'), render: ({ state }) => <RenterStateBadge state={state} />, card: 'status' },
  ];
}
