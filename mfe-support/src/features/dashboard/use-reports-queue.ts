import { useMessages, usePermission, type ApiError } from '@porchlight/client';
import { supportMessages } from '../../messages/catalog.ts';
import { reportCalls } from '../../shared/report-calls.ts';
import { reportedListingPath, reportedListingsPath } from '../../shared/support-paths.ts';
import { useRefetchOnFocus } from '../../shared/use-refetch-on-focus.ts';
import type { DashboardQueue } from './queue-card.tsx';
import { queueRefresh } from './queue-refresh.ts';

/** Returns the number of reported listings that are open, and the age of the oldest of the first page. */
export function useReportsQueue(): DashboardQueue | undefined {
  const t = useMessages(supportMessages);
  const mayShow = usePermission('showReportedListings');
  const { data, error, refetch } = reportCalls.useListReportedListingsQuery(
    { query: { list: 'open' } },
    { ...queueRefresh, skip: !mayShow },
  );
  useRefetchOnFocus(() => mayShow && refetch());
  const oldest = data?.pagination.nextPages.length
    ? undefined
    : data?.reportedListings.map(({ openedAt }) => openedAt).toSorted()[0];
  if (!mayShow) return undefined;
  return {
    texts: {
      title: t('reportedListings'),
      loading: t('reportsLoading'),
      failed: t('reportsFailed'),
      oldest: t('oldestReport'),
      open: t('toReports'),
      next: t('nextReport'),
    },
    to: reportedListingsPath,
    queue: data && {
      total: data.pagination.total,
      count: t('reportsCount', { count: data.pagination.total }),
      oldest,
      records: data.reportedListings.map(({ id, title, claimedBy }) => ({
        to: reportedListingPath(id),
        name: title,
        claimedBy,
      })),
    },
    error: error as ApiError | undefined,
    onRetry: () => void refetch(),
  };
}
