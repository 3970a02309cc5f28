import { useMessages, usePermission, type ApiError } from '@porchlight/client';
import { supportMessages } from '../../messages/catalog.ts';
import { feedLogCalls } from '../../shared/feed-calls.ts';
import { feedLogsPath } from '../../shared/support-paths.ts';
import { useRefetchOnFocus } from '../../shared/use-refetch-on-focus.ts';
import type { DashboardQueue } from './queue-card.tsx';
import { queueRefresh } from './queue-refresh.ts';

/** Returns the number of feeds that fail, and of runs that must be approved. */
export function useFeedsQueue(): DashboardQueue | undefined {
  const t = useMessages(supportMessages);
  const mayShow = usePermission('showFeedLogs');
  const { data, error, refetch } = feedLogCalls.useListFeedNamesQuery(undefined, { ...queueRefresh, skip: !mayShow });
  useRefetchOnFocus(() => mayShow && refetch());
  if (!mayShow) return undefined;
  const { failing = 0, held = 0 } = data ?? {};
  return {
    texts: {
      title: t('feedsTitle'),
      loading: t('feedsLoading'),
      failed: t('feedsFailed'),
      open: t('toFeeds'),
    },
    to: feedLogsPath,
    queue: data && {
      total: failing + held,
      count: t('feedsCount', { total: failing + held, failing, held }),
      oldest: undefined,
    },
    error: error as ApiError | undefined,
    onRetry: () => void refetch(),
  };
}
