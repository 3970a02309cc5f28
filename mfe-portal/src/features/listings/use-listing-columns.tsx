import { useFormat, useMessages } from '@porchlight/client';
import type { Column } from '@porchlight/console-ui';
import type { PortalListing } from '@porchlight/contracts/catalog';
import type { RequestedChange } from './change/listing-change.ts';
import { ListingCell } from '../../shared/listing-cell/listing-cell.tsx';
import { ListingExpiry } from '../../shared/listing-state/listing-expiry.tsx';
import { PublishTime } from '../../shared/listing-state/publish-time.tsx';
import css from './listings.module.css';
import { listingsMessages } from './messages/catalog.ts';
import { FeatureButton, LiveSwitch } from './publishing-controls.tsx';
import { RestoreButton } from './restore-button.tsx';

/** Returns the columns of the listings; `onRequest` opens the dialog of a change, `onOutdated` loads the list again. */
export function useListingColumns(
  onRequest: (requested: RequestedChange) => void,
  onOutdated: () => void,
): readonly Column<PortalListing>[] {
  const t = useMessages(listingsMessages);
  const format = useFormat();
  const controlsOf = (listing: PortalListing) => ({
    listing,
    onRequest: (change: RequestedChange['change']) => onRequest({ listing, change }),
  });
  return [
    {
      key: 'listing',
      title: t('listing'),
      render: (listing) => (
        <div className={css.cell}>
          <ListingCell listing={listing} />
          <ListingExpiry listing={listing} onRefreshed={onOutdated} />
          <PublishTime listing={listing} />
        </div>
      ),
      card: 'title',
    },
    {
      key: 'rent',
      title: t('rent'),
      render: ({ rent, currency }) => t('rentValue', { rent: format.money(rent, currency) }),
      isNumeric: true,
      card: 'fact',
    },
    {
      key: 'live',
      title: t('live'),
      render: (listing) =>
        listing.status === 'deleted' ? (
          <RestoreButton listing={listing} onDone={onOutdated} />
        ) : (
          <LiveSwitch {...controlsOf(listing)} />
        ),
      card: ({ status }) => (status === 'active' ? 'action' : 'status'),
    },
    {
      key: 'featured',
      title: t('featured'),
      render: (listing) => <FeatureButton {...controlsOf(listing)} />,
      card: 'fact',
    },
    {
      key: 'updated',
      title: t('updated'),
      render: ({ updatedAt }) => <time dateTime={updatedAt}>{format.date(updatedAt)}</time>,
    },
  ];
}
