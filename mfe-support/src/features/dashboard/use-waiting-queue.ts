import { useMessages, usePermission, type ApiError } from '@porchlight/client';
import { supportMessages } from '../../messages/catalog.ts';
import { reviewCalls } from '../../shared/review-calls.ts';
import { pendingListingsPath } from '../../shared/support-paths.ts';
import { useRefetchOnFocus } from '../../shared/use-refetch-on-focus.ts';
import { oldestSubmission } from './oldest-submission.ts';
import type { DashboardQueue } from './queue-card.tsx';
import { queueRefresh } from './queue-refresh.ts';

/** Returns the number of listings that wait for review, and how long the oldest has waited. */
export function useWaitingQueue(): DashboardQueue | undefined {
  const t = useMessages(supportMessages);
  const mayShow = usePermission('showListings');
  const { data, error, refetch } = reviewCalls.useListPendingListingsQuery(
    { query: {} },
    { ...queueRefresh, skip: !mayShow },
  );
  useRefetchOnFocus(() => mayShow && refetch());
  if (!mayShow) return undefined;
  return {
    texts: {
      title: t('waitingTitle'),
      loading: t('waitingLoading'),
      failed: t('waitingFailed'),
      oldest: t('oldestWaiting'),
      open: t('toWaiting'),
    },
    to: pendingListingsPath,
    queue: data && {
      total: data.pagination.total,
      count: t('waitingCount', { count: data.pagination.total }),
      oldest: oldestSubmission(data),
    },
    error: error as ApiError | undefined,
    onRetry: () => void refetch(),
  };
}
