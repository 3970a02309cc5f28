import { useMessages, usePermission, type ApiError } from '@porchlight/client';
import { supportMessages } from '../../messages/catalog.ts';
import { accountReviewCalls } from '../../shared/account-review-calls.ts';
import { accountReviewPath, accountReviewsPath } from '../../shared/support-paths.ts';
import { useRefetchOnFocus } from '../../shared/use-refetch-on-focus.ts';
import type { DashboardQueue } from './queue-card.tsx';
import { queueRefresh } from './queue-refresh.ts';

/** Returns the number of account reviews that are open, and the age of the oldest of the first page. */
export function useAccountReviewsQueue(): DashboardQueue | undefined {
  const t = useMessages(supportMessages);
  const mayShow = usePermission('showAccountReviews');
  const reviews = accountReviewCalls.useListAccountReviewsQuery(
    { query: { list: 'open' } },
    { ...queueRefresh, skip: !mayShow },
  );
  useRefetchOnFocus(() => mayShow && reviews.refetch());
  const page = reviews.data;
  // A later page has later deadlines, and may still have an older review.
  const isWhole = page?.pagination.nextPages.length === 0;
  const oldest = isWhole ? page.accountReviews.map(({ openedAt }) => openedAt).toSorted()[0] : undefined;
  const total = page?.pagination.total ?? 0;
  if (!mayShow) return undefined;
  return {
    texts: {
      title: t('accountReviews'),
      loading: t('accountReviewsLoading'),
      failed: t('accountReviewsFailed'),
      oldest: t('oldestAccountReview'),
      open: t('toAccountReviews'),
      next: t('nextAccountReview'),
    },
    to: accountReviewsPath,
    queue: page && {
      total,
      count: t('accountReviewsCount', { count: total }),
      oldest,
      records: page.accountReviews.map(({ id, name, claimedBy }) => ({ to: accountReviewPath(id), name, claimedBy })),
    },
    error: reviews.error as ApiError | undefined,
    onRetry: () => void reviews.refetch(),
  };
}
