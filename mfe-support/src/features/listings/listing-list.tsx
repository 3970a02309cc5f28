import { useMessages } from '@porchlight/client';
import { useSearchParams } from '@porchlight/client/router';
import { maxCountedListings, type SupportListingFilter } from '@porchlight/contracts/catalog';
import { afterKey, FollowingLinks } from '../../shared/lists/following-links.tsx';
import { LoadedList } from '../../shared/lists/loaded-list.tsx';
import { listingCalls } from '../../shared/listings/listing-calls.ts';
import { useListingColumns } from '../../shared/listings/use-listing-columns.tsx';
import { listingPath } from '../../shared/support-paths.ts';
import { useListingViews } from './listing-views.ts';
import { listingsMessages } from './messages/catalog.ts';

/** List of the listings of a filter; the listing that its page follows is in the address. */
export function ListingList({ filter }: { readonly filter: SupportListingFilter }) {
  const t = useMessages(listingsMessages);
  const columns = useListingColumns(filter === 'stale' ? 'confirmed' : 'listed');
  const views = useListingViews(filter);
  const after = useSearchParams()[0].get(afterKey) ?? undefined;
  const call = listingCalls.useListSupportListingsQuery(
    { query: { filter, after } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <LoadedList
      call={call}
      columns={columns}
      views={views}
      label={t('filters')}
      texts={{ loading: t('listLoading'), failed: t('listFailed'), tryAgain: t('tryAgain') }}
      show={({ listings, total }) => ({
        rows: listings,
        nameOf: ({ title }) => title,
        pathOf: listingPath,
        caption: t('listings'),
        empty: { title: t(`empty.${filter}`) },
        count:
          total > maxCountedListings ? t('listedMore', { count: maxCountedListings }) : t('listed', { count: total }),
      })}
      linksOf={({ listings, isMore }) => <FollowingLinks after={isMore ? listings.at(-1)?.id : undefined} />}
    />
  );
}
