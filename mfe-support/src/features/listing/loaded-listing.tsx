import { useMessages, type ApiError } from '@porchlight/client';
import { Skeleton, VisuallyHidden } from '@porchlight/ui';
import { RecordFailure } from '../../shared/record-failure.tsx';
import { reviewCalls } from '../../shared/review-calls.ts';
import { pendingListingsPath } from '../../shared/support-paths.ts';
import css from './listing.module.css';
import { ListingRecord } from './listing-record.tsx';
import { listingMessages } from './messages/catalog.ts';
import { RecordHeader } from './record-header.tsx';

/** Loads a listing with its reviews. */
export function LoadedListing({ id }: { readonly id: string }) {
  const t = useMessages(listingMessages);
  const { currentData, error, refetch } = reviewCalls.useGetReviewedListingQuery({ params: { id } });
  const failure = error as ApiError | undefined;
  return (
    <>
      <RecordHeader record={currentData} />
      {failure && (
        <RecordFailure failure={failure} onRetry={() => void refetch()} listPath={pendingListingsPath} t={t} />
      )}
      {!currentData && !failure && <Loading />}
      {/* A failed reload leaves what was loaded before. */}
      {currentData && <ListingRecord record={currentData} reload={refetch} />}
    </>
  );
}

/** Placeholder of a listing: its status beside photos and facts. */
function Loading() {
  const t = useMessages(listingMessages);
  return (
    <div role="status" className={css.record}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton shape="box" className={css.status} />
      <Skeleton shape="box" className={css.risk} />
      <div className={css.main}>
        <Skeleton shape="box" />
        <Skeleton shape="box" />
        <Skeleton shape="box" />
      </div>
    </div>
  );
}
