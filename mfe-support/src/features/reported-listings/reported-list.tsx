import { useMessages, type ApiError } from '@porchlight/client';
import { Link, useNavigate, useSearchParams } from '@porchlight/client/router';
import { DataTable, ErrorState, FooterBar, ListCard, RowsSkeleton } from '@porchlight/console-ui';
import { pageFromQuery } from '@porchlight/contracts';
import { reportedListingLists, type ReportedListingList, type ReportedListings } from '@porchlight/contracts/catalog';
import { EmptyState } from '@porchlight/ui';
import { PageLinks } from '../../shared/page-links.tsx';
import { reportCalls } from '../../shared/report-calls.ts';
import { reportedListingPath, reportedListingsPath } from '../../shared/support-paths.ts';
import { useRefetchOnFocus } from '../../shared/use-refetch-on-focus.ts';
import css from './reported-listings.module.css';
import { queueMessages } from './messages/catalog.ts';
import { useReportedColumns } from './use-reported-columns.tsx';

/** List of reported listings; which one and its page are in the address. */
export function ReportedList() {
  const t = useMessages(queueMessages);
  const [query] = useSearchParams();
  const list = reportedListingLists.find((one) => one === query.get('list')) ?? 'open';
  const page = pageFromQuery(query);
  const { currentData, error, isFetching, refetch } = reportCalls.useListReportedListingsQuery(
    { query: { list, ...(page ? { page } : {}) } },
    { refetchOnMountOrArgChange: true },
  );
  useRefetchOnFocus(refetch);
  const views = reportedListingLists.map((key) => ({
    key,
    label: t(`list.${key}`),
    to: key === 'open' ? reportedListingsPath : `${reportedListingsPath}?list=${key}`,
    isCurrent: key === list,
  }));
  return (
    <ListCard views={views} viewsLabel={t('lists')} link={Link}>
      {error && (
        <ErrorState
          title={t('failed')}
          message={(error as ApiError).message}
          retryText={t('tryAgain')}
          onRetry={() => void refetch()}
        />
      )}
      {!currentData && !error && <RowsSkeleton label={t('loading')} />}
      {currentData && !error && <Rows page={currentData} list={list} isStale={isFetching} />}
    </ListCard>
  );
}

interface RowsProps {
  readonly page: ReportedListings;
  readonly list: ReportedListingList;
  readonly isStale: boolean;
}

function Rows({ page: { reportedListings, pagination }, list, isStale }: RowsProps) {
  const t = useMessages(queueMessages);
  const navigate = useNavigate();
  const columns = useReportedColumns();
  if (reportedListings.length === 0)
    return (
      <div role="status" className={css.empty}>
        <EmptyState title={t(`empty.${list}`)}>{t('emptyText')}</EmptyState>
      </div>
    );
  return (
    <>
      <DataTable
        rows={reportedListings}
        columns={columns}
        nameOf={({ title }) => title}
        isStale={isStale}
        texts={{ caption: t('title') }}
        onOpen={({ id }) => navigate(reportedListingPath(id))}
      />
      <FooterBar>
        <p role="status">{t('count', { count: pagination.total })}</p>
        <PageLinks pagination={pagination} />
      </FooterBar>
    </>
  );
}
