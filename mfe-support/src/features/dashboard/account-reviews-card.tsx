import { useMessages, type ApiError } from '@porchlight/client';
import { supportMessages } from '../../messages/catalog.ts';
import { accountReviewCalls } from '../../shared/account-review-calls.ts';
import { accountReviewsPath } from '../../shared/support-paths.ts';
import { useRefetchOnFocus } from '../../shared/use-refetch-on-focus.ts';
import { QueueCard } from './queue-card.tsx';

/** Card with the number of account reviews that are open, and the age of the oldest of the first page. */
export function AccountReviewsCard() {
  const t = useMessages(supportMessages);
  const reviews = accountReviewCalls.useListAccountReviewsQuery(
    { query: { list: 'open' } },
    { refetchOnMountOrArgChange: true },
  );
  useRefetchOnFocus(reviews.refetch);
  const page = reviews.data;
  // A later page has later deadlines, and may still have an older review.
  const isWhole = page?.pagination.nextPages.length === 0;
  const oldest = isWhole ? page.accountReviews.map(({ openedAt }) => openedAt).toSorted()[0] : undefined;
  const total = page?.pagination.total ?? 0;
  return (
    <QueueCard
      texts={{
        title: t('accountReviews'),
        loading: t('accountReviewsLoading'),
        failed: t('accountReviewsFailed'),
        oldest: t('oldestAccountReview'),
        open: t('toAccountReviews'),
      }}
      to={accountReviewsPath}
      queue={page && { total, count: t('accountReviewsCount', { count: total }), oldest }}
      error={reviews.error as ApiError | undefined}
      onRetry={() => void reviews.refetch()}
    />
  );
}
