import { useMessages, type ApiError } from '@porchlight/client';
import { supportMessages } from '../../messages/catalog.ts';
import { heldCalls } from '../../shared/held-calls.ts';
import { heldInquiriesPath } from '../../shared/support-paths.ts';
import { useRefetchOnFocus } from '../../shared/use-refetch-on-focus.ts';
import { QueueCard } from './queue-card.tsx';

/** Card with the number of inquiries whose message is held for a check; the admin area has the decisions. */
export function HeldCard() {
  const t = useMessages(supportMessages);
  const { data, error, refetch } = heldCalls.useListStaffInquiriesQuery(
    { query: { list: 'held' } },
    { refetchOnMountOrArgChange: true },
  );
  useRefetchOnFocus(refetch);
  return (
    <QueueCard
      texts={{
        title: t('heldTitle'),
        loading: t('heldLoading'),
        failed: t('heldFailed'),
        oldest: t('oldestMessage'),
        open: t('toHeld'),
      }}
      to={heldInquiriesPath}
      queue={
        data && {
          total: data.pagination.total,
          count: t('heldCount', { count: data.pagination.total }),
          oldest: undefined,
        }
      }
      error={error as ApiError | undefined}
      onRetry={() => void refetch()}
    />
  );
}
