import { useMessages } from '@porchlight/client';
import { useSearchParams } from '@porchlight/client/router';
import { pageFromQuery } from '@porchlight/contracts';
import { reportedListingLists } from '@porchlight/contracts/catalog';
import { PageList } from '../../shared/lists/page-list.tsx';
import { reportCalls } from '../../shared/report-calls.ts';
import { reportedListingPath, reportedListingsPath } from '../../shared/support-paths.ts';
import { useRefetchOnFocus } from '../../shared/use-refetch-on-focus.ts';
import { queueMessages } from './messages/catalog.ts';
import { useReportedColumns } from './use-reported-columns.tsx';

/** List of reported listings; which one and its page are in the address. */
export function ReportedList() {
  const t = useMessages(queueMessages);
  const columns = useReportedColumns();
  const [query] = useSearchParams();
  const list = reportedListingLists.find((one) => one === query.get('list')) ?? 'open';
  const page = pageFromQuery(query);
  const call = reportCalls.useListReportedListingsQuery(
    { query: { list, ...(page ? { page } : {}) } },
    { refetchOnMountOrArgChange: true },
  );
  useRefetchOnFocus(call.refetch);
  return (
    <PageList
      call={call}
      columns={columns}
      views={reportedListingLists.map((key) => ({
        key,
        label: t(`list.${key}`),
        to: key === 'open' ? reportedListingsPath : `${reportedListingsPath}?list=${key}`,
        isCurrent: key === list,
      }))}
      label={t('lists')}
      texts={{ loading: t('loading'), failed: t('failed'), tryAgain: t('tryAgain') }}
      show={({ reportedListings, pagination: { total } }) => ({
        rows: reportedListings,
        nameOf: ({ title }) => title,
        pathOf: reportedListingPath,
        caption: t('title'),
        empty: { title: t(`empty.${list}`), text: t('emptyText') },
        count: t('count', { count: total }),
      })}
    />
  );
}
