import { useMessages } from '@porchlight/client';
import { StatusBadge, type Column } from '@porchlight/console-ui';
import type { PendingListing } from '@porchlight/contracts/catalog';
import { Age } from '../../shared/age.tsx';
import { ListingCell } from '../../shared/listing-cell/listing-cell.tsx';
import { RiskBadge } from '../../shared/risk-badge.tsx';
import { listingPath } from '../../shared/support-paths.ts';
import css from './listings.module.css';
import { listingsMessages } from './messages/catalog.ts';

/** Returns the columns of the listings that wait for review. */
export function usePendingColumns(): readonly Column<PendingListing>[] {
  const t = useMessages(listingsMessages);
  return [
    {
      key: 'listing',
      title: t('listing'),
      render: (listing) => <ListingCell listing={listing} to={listingPath(listing.id)} />,
      card: 'title',
    },
    { key: 'company', title: t('company'), render: ({ company }) => company, card: 'fact' },
    {
      key: 'submitted',
      title: t('submitted'),
      render: ({ submittedAt }) => <Age since={submittedAt} />,
      card: 'fact',
    },
    {
      key: 'risk',
      title: t('risk'),
      render: ({ risk, isFirst }) => (
        <span className={css.badges}>
          <RiskBadge risk={risk} />
          {isFirst && <StatusBadge tone="info">{t('first')}</StatusBadge>}
        </span>
      ),
      card: 'status',
    },
  ];
}
