import { useFormat, useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { Column } from '@porchlight/console-ui';
import { fillPath } from '@porchlight/contracts';
import type { StaffInquirySummary } from '@porchlight/contracts/catalog';
import { InquiryStateBadge } from './inquiry-state-badge.tsx';
import { inquiriesMessages } from './messages/catalog.ts';

/** Returns the columns of the inquiries. */
export function useInquiryColumns(): readonly Column<StaffInquirySummary>[] {
  const t = useMessages(inquiriesMessages);
  const format = useFormat();
  return [
    {
      key: 'renter',
      title: t('renter'),
      render: ({ id, renter }) => <Link to={fillPath('/admin/inquiries/:id', { id })}>{renter ?? t('erased')}</Link>,
      card: 'title',
    },
    { key: 'email', title: t('email'), render: ({ email }) => email ?? '–' },
    { key: 'home', title: t('home'), render: ({ listing }) => listing.title, card: 'fact' },
    { key: 'company', title: t('company'), render: ({ company }) => company.name, card: 'fact' },
    {
      key: 'sent',
      title: t('sent'),
      render: ({ sentAt }) => <time dateTime={sentAt}>{format.date(sentAt)}</time>,
      card: 'fact',
    },
    { key: 'source', title: t('source'), render: ({ source }) => source ?? '–' },
    { key: 'state', title: t('state'), render: ({ state }) => <InquiryStateBadge state={state} />, card: 'status' },
  ];
}
