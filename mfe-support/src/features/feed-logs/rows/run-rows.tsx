import { useMessages, type ApiError } from '@porchlight/client';
import { ErrorState, ListCard, RowsSkeleton } from '@porchlight/console-ui';
import { feedRowDays, type FeedRowsPage } from '@porchlight/contracts/catalog';
import { Button } from '@porchlight/ui';
import { feedLogCalls } from '../../../shared/feed-calls.ts';
import { RowList } from '../../../shared/lists/row-list.tsx';
import { PageLinks } from '../../../shared/page-links.tsx';
import { feedLogMessages } from '../messages/catalog.ts';
import { RowFilters } from './row-filters.tsx';
import { useRowColumns } from './use-row-columns.tsx';
import { useRowsAddress } from './use-rows-address.ts';

/** Homes of a run; filters and page are in the address. */
export function RunRows({ runId }: { readonly runId: string }) {
  const t = useMessages(feedLogMessages);
  const address = useRowsAddress();
  const { data, currentData, error, isFetching, refetch } = feedLogCalls.useListFeedRowsQuery(
    { params: { id: runId }, query: address.request },
    { refetchOnMountOrArgChange: true },
  );
  const page = currentData ?? data;
  return (
    <ListCard viewsLabel={t('list')}>
      <RowFilters address={address} />
      {error && (
        <ErrorState
          title={t('rowsFailed')}
          message={(error as ApiError).message}
          retryText={t('tryAgain')}
          onRetry={() => void refetch()}
        />
      )}
      {!page && !error && <RowsSkeleton label={t('rowsLoading')} />}
      {page && !error && <Rows page={page} isStale={isFetching} address={address} />}
    </ListCard>
  );
}

interface RowsProps {
  readonly page: FeedRowsPage;
  readonly isStale: boolean;
  readonly address: ReturnType<typeof useRowsAddress>;
}
function Rows({ page: { rows, pagination }, isStale, address: { isFiltered, clear } }: RowsProps) {
  const t = useMessages(feedLogMessages);
  const columns = useRowColumns();
  const empty = isFiltered
    ? { title: t('rowsNoMatch'), text: t('rowsNoMatchText'), acts: <Button onClick={clear}>{t('clear')}</Button> }
    : { title: t('rowsEmpty'), text: t('rowsEmptyText', { days: feedRowDays }) };
  return (
    <RowList
      rows={rows.map((row) => ({ ...row, id: `${row.number ?? ''} ${row.externalId}` }))}
      columns={columns}
      nameOf={({ externalId }) => externalId}
      pathOf={undefined}
      caption={t('list')}
      empty={empty}
      count={t('rowsCount', { count: pagination.total })}
      isStale={isStale}
    >
      <PageLinks pagination={pagination} />
    </RowList>
  );
}
