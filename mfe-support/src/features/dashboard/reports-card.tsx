import { useMessages, type ApiError } from '@porchlight/client';
import { supportMessages } from '../../messages/catalog.ts';
import { reportCalls } from '../../shared/report-calls.ts';
import { reportedListingsPath } from '../../shared/support-paths.ts';
import { useRefetchOnFocus } from '../../shared/use-refetch-on-focus.ts';
import { QueueCard } from './queue-card.tsx';

/** Card with the number of reported listings that are open, and the age of the oldest of the first page. */
export function ReportsCard() {
  const t = useMessages(supportMessages);
  const { data, error, refetch } = reportCalls.useListReportedListingsQuery(
    { query: { list: 'open' } },
    { refetchOnMountOrArgChange: true },
  );
  useRefetchOnFocus(refetch);
  const oldest = data?.pagination.nextPages.length
    ? undefined
    : data?.reportedListings.map(({ openedAt }) => openedAt).toSorted()[0];
  return (
    <QueueCard
      texts={{
        title: t('reportedListings'),
        loading: t('reportsLoading'),
        failed: t('reportsFailed'),
        oldest: t('oldestReport'),
        open: t('toReports'),
      }}
      to={reportedListingsPath}
      queue={
        data && {
          total: data.pagination.total,
          count: t('reportsCount', { count: data.pagination.total }),
          oldest,
        }
      }
      error={error as ApiError | undefined}
      onRetry={() => void refetch()}
    />
  );
}
