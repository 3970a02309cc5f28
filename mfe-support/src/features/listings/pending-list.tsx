import { useMessages, type ApiError } from '@porchlight/client';
import { useNavigate, useSearchParams } from '@porchlight/client/router';
import { DataTable, ErrorState, FooterBar, ListCard, RowsSkeleton } from '@porchlight/console-ui';
import { pageFromQuery } from '@porchlight/contracts';
import type { PendingListings } from '@porchlight/contracts/catalog';
import { EmptyState } from '@porchlight/ui';
import { PageLinks } from '../../shared/page-links.tsx';
import { reviewCalls } from '../../shared/review-calls.ts';
import { listingPath } from '../../shared/support-paths.ts';
import { useRefetchOnFocus } from '../../shared/use-refetch-on-focus.ts';
import css from './listings.module.css';
import { listingsMessages } from './messages/catalog.ts';
import { usePendingColumns } from './use-pending-columns.tsx';

/** List of the listings that wait for review; its page is in the address. */
export function PendingList() {
  const t = useMessages(listingsMessages);
  const page = pageFromQuery(useSearchParams()[0]);
  const { data, error, isFetching, refetch } = reviewCalls.useListPendingListingsQuery(
    { query: page ? { page } : {} },
    { refetchOnMountOrArgChange: true },
  );
  useRefetchOnFocus(refetch);
  return (
    <ListCard viewsLabel={t('title')}>
      {error && (
        <ErrorState
          title={t('failed')}
          message={(error as ApiError).message}
          retryText={t('tryAgain')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <RowsSkeleton label={t('loading')} />}
      {data && !error && <Listings page={data} isStale={isFetching} />}
    </ListCard>
  );
}

function Listings({
  page: { listings, pagination },
  isStale,
}: {
  readonly page: PendingListings;
  readonly isStale: boolean;
}) {
  const t = useMessages(listingsMessages);
  const navigate = useNavigate();
  const columns = usePendingColumns();
  if (listings.length === 0)
    return (
      <div role="status" className={css.empty}>
        <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
      </div>
    );
  return (
    <>
      <DataTable
        rows={listings}
        columns={columns}
        nameOf={({ title }) => title}
        isStale={isStale}
        texts={{ caption: t('title') }}
        onOpen={({ id }) => navigate(listingPath(id))}
      />
      <FooterBar>
        <p role="status">{t('count', { count: pagination.total })}</p>
        <PageLinks pagination={pagination} />
      </FooterBar>
    </>
  );
}
