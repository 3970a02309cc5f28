import { useMessages } from '@porchlight/client';
import { useSearchParams } from '@porchlight/client/router';
import { pageFromQuery } from '@porchlight/contracts';
import { PageList } from '../../shared/lists/page-list.tsx';
import { reviewCalls } from '../../shared/review-calls.ts';
import { listingPath } from '../../shared/support-paths.ts';
import { useRefetchOnFocus } from '../../shared/use-refetch-on-focus.ts';
import { useListingViews } from './listing-views.ts';
import { listingsMessages } from './messages/catalog.ts';
import { usePendingColumns } from './use-pending-columns.tsx';

/** List of the listings that wait for review; its page is in the address. */
export function PendingList() {
  const t = useMessages(listingsMessages);
  const columns = usePendingColumns();
  const views = useListingViews('pending');
  const page = pageFromQuery(useSearchParams()[0]);
  const call = reviewCalls.useListPendingListingsQuery(
    { query: page ? { page } : {} },
    { refetchOnMountOrArgChange: true },
  );
  useRefetchOnFocus(call.refetch);
  return (
    <PageList
      call={call}
      columns={columns}
      views={views}
      label={t('filters')}
      texts={{ loading: t('loading'), failed: t('failed'), tryAgain: t('tryAgain') }}
      show={({ listings, pagination: { total } }) => ({
        rows: listings,
        nameOf: ({ title }) => title,
        pathOf: listingPath,
        caption: t('title'),
        empty: { title: t('empty'), text: t('emptyText') },
        count: t('count', { count: total }),
      })}
    />
  );
}
