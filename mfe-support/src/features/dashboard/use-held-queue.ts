import { useMessages, usePermission, type ApiError } from '@porchlight/client';
import { supportMessages } from '../../messages/catalog.ts';
import { heldCalls } from '../../shared/held-calls.ts';
import { heldInquiriesPath } from '../../shared/support-paths.ts';
import { useRefetchOnFocus } from '../../shared/use-refetch-on-focus.ts';
import type { DashboardQueue } from './queue-card.tsx';
import { queueRefresh } from './queue-refresh.ts';

/** Returns the number of inquiries whose message is held for a check; the admin area has the decisions. */
export function useHeldQueue(): DashboardQueue | undefined {
  const t = useMessages(supportMessages);
  const mayShow = usePermission('viewInquiries');
  const { data, error, refetch } = heldCalls.useListStaffInquiriesQuery(
    { query: { list: 'held' } },
    { ...queueRefresh, skip: !mayShow },
  );
  useRefetchOnFocus(() => mayShow && refetch());
  if (!mayShow) return undefined;
  return {
    texts: {
      title: t('heldTitle'),
      loading: t('heldLoading'),
      failed: t('heldFailed'),
      oldest: t('oldestMessage'),
      open: t('toHeld'),
    },
    to: heldInquiriesPath,
    queue: data && {
      total: data.pagination.total,
      count: t('heldCount', { count: data.pagination.total }),
      oldest: undefined,
    },
    error: error as ApiError | undefined,
    onRetry: () => void refetch(),
  };
}
