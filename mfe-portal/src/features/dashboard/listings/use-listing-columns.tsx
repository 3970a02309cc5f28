import { useFormat, useMessages } from '@porchlight/client';
import { useIsPhone, type Column } from '@porchlight/console-ui';
import type { ListingStats, NewListingStats, PortalListing } from '@porchlight/contracts/catalog';
import { Skeleton } from '@porchlight/ui';
import type { ReactNode } from 'react';
import { ListingCell } from '../../../shared/listing-cell/listing-cell.tsx';
import { dashboardMessages } from '../messages/catalog.ts';
import type { CardData } from '../use-dashboard-data.ts';
import { ListingState } from './listing-state.tsx';
import { RentInArea } from './rent-in-area.tsx';

/** Returns the columns of the listings with their numbers. */
export function useListingColumns(stats: CardData<NewListingStats>): readonly Column<PortalListing>[] {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  const isPhone = useIsPhone();
  const ofStats = (render: (numbers: ListingStats) => ReactNode) => (listing: PortalListing) => {
    const numbers = stats.data?.listings.find(({ id }) => id === listing.id);
    if (numbers) return render(numbers);
    return stats.data || stats.error ? '–' : <Skeleton shape="short" />;
  };
  const isNumeric = true;
  return [
    { key: 'listing', title: t('listing'), render: (listing) => <ListingCell listing={listing} />, card: 'title' },
    { key: 'state', title: t('state'), render: (listing) => <ListingState listing={listing} />, card: 'status' },
    {
      key: 'views',
      title: t('views'),
      // Cards have no titles of columns.
      render: ofStats(({ views }) => (isPhone ? t('viewCount', { count: views }) : format.number(views))),
      isNumeric,
      card: 'fact',
    },
    {
      key: 'leads',
      title: t('leadsColumn'),
      render: ofStats(({ leads }) => (isPhone ? t('leadCount', { count: leads }) : format.number(leads))),
      isNumeric,
      card: 'fact',
    },
    {
      key: 'saved',
      title: t('saved'),
      render: ofStats(({ favourites }) => (favourites === undefined ? t('fewSaved') : format.number(favourites))),
      isNumeric,
    },
    {
      key: 'rent',
      title: t('rentInArea'),
      render: ofStats(({ rentDifference }) => <RentInArea difference={rentDifference} />),
    },
  ];
}
