import { useMessages, type ApiError } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { ErrorState, PageMessage } from '@porchlight/console-ui';
import { LinkButton, Skeleton, VisuallyHidden } from '@porchlight/ui';
import { reviewCalls } from '../../shared/review-calls.ts';
import { pendingListingsPath } from '../../shared/support-paths.ts';
import css from './listing.module.css';
import { ListingRecord } from './listing-record.tsx';
import { listingMessages } from './messages/catalog.ts';
import { RecordHeader } from './record-header.tsx';

/** Statuses of an id that is no listing, and of a listing that does not exist. */
const notFoundStatuses = new Set([404, 422]);

/** Loads a listing with its reviews. */
export function LoadedListing({ id }: { readonly id: string }) {
  const { currentData, error, refetch } = reviewCalls.useGetReviewedListingQuery({ params: { id } });
  const failure = error as ApiError | undefined;
  return (
    <>
      <RecordHeader record={currentData} />
      {failure && <Failure failure={failure} onRetry={() => void refetch()} />}
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

function Failure({ failure, onRetry }: { readonly failure: ApiError; readonly onRetry: () => void }) {
  const t = useMessages(listingMessages);
  if (!notFoundStatuses.has(failure.status))
    return <ErrorState title={t('failed')} message={failure.message} retryText={t('tryAgain')} onRetry={onRetry} />;
  return (
    <PageMessage
      title={t('notFound')}
      action={
        <LinkButton look="primary" link={Link} to={pendingListingsPath}>
          {t('toQueue')}
        </LinkButton>
      }
    >
      {t('notFoundText')}
    </PageMessage>
  );
}
