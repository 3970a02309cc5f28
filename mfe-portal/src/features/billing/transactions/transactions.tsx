import { useMessages, type ApiError } from '@porchlight/client';
import { Link, useLocation, useSearchParams } from '@porchlight/client/router';
import { DataTable, ErrorState, FooterBar, ListCard, RowsSkeleton, type ListView } from '@porchlight/console-ui';
import { transactionLists, type TransactionFilter, type TransactionList } from '@porchlight/contracts/commerce';
import { Button, EmptyState } from '@porchlight/ui';
import { PageLinks } from '../../../shared/page-links.tsx';
import { billingMessages } from '../messages/catalog.ts';
import { ExportButton } from './export-button.tsx';
import { TransactionFilters } from './transaction-filters.tsx';
import { queryOf, readAddress, type TransactionsAddress } from './transactions-address.ts';
import css from './transactions.module.css';
import { useTransactionColumns } from './use-transaction-columns.tsx';
import { useTransactions, type TransactionRows } from './use-transactions.ts';

/** Returns the links to the lists; the chosen days stay. */
function useViews({ list, filter: { from, to } }: TransactionsAddress): ListView[] {
  const t = useMessages(billingMessages);
  const { pathname } = useLocation();
  const days = { ...(from ? { from } : {}), ...(to ? { to } : {}) };
  return transactionLists.map((key) => ({
    key,
    label: t(`list.${key}`),
    to: `${pathname}?${queryOf(key, days).toString()}`.replace(/\?$/, ''),
    isCurrent: key === list,
  }));
}

/** Credits and payments, newest first; list, filters and page are in the address. */
export function Transactions() {
  const t = useMessages(billingMessages);
  const [query, setQuery] = useSearchParams();
  const address = readAddress(query);
  const { list, filter } = address;
  const { page, error, isFetching, refetch } = useTransactions(address);
  const choose = (next: TransactionFilter) => setQuery(queryOf(list, next));
  return (
    <ListCard views={useViews(address)} viewsLabel={t('lists')} link={Link}>
      <div className={css.head}>
        <h2>{t('transactionsTitle')}</h2>
        <ExportButton list={list} filter={filter} />
      </div>
      <TransactionFilters list={list} filter={filter} onChange={choose} />
      {error && (
        <ErrorState
          title={t('transactionsFailed')}
          message={(error as ApiError).message}
          retryText={t('tryAgain')}
          onRetry={() => void refetch()}
        />
      )}
      {!page && !error && <RowsSkeleton label={t('transactionsLoading')} />}
      {page && !error && (
        <Rows
          page={page}
          list={list}
          isStale={isFetching}
          {...(Object.keys(filter).length > 0 ? { onShowAll: () => choose({}) } : {})}
        />
      )}
    </ListCard>
  );
}

function Rows({
  page: { rows, pagination },
  list,
  isStale,
  onShowAll,
}: {
  readonly page: TransactionRows;
  readonly list: TransactionList;
  readonly isStale: boolean;
  /** Removes the filters; absent without any. */
  readonly onShowAll?: () => void;
}) {
  const t = useMessages(billingMessages);
  const columns = useTransactionColumns(list, rows);
  if (rows.length === 0)
    return (
      <div role="status" className={css.empty}>
        {onShowAll ? (
          <EmptyState acts={<Button onClick={onShowAll}>{t('clearFilters')}</Button>}>{t('noMatch')}</EmptyState>
        ) : (
          <EmptyState title={t(`empty.${list}`)}>{t('emptyText')}</EmptyState>
        )}
      </div>
    );
  return (
    <>
      <DataTable
        rows={rows}
        columns={columns}
        nameOf={({ id }) => id}
        isStale={isStale}
        texts={{ caption: t('transactionsTitle') }}
      />
      <FooterBar>
        <p role="status">{t('count', { count: pagination.total })}</p>
        <PageLinks pagination={pagination} />
      </FooterBar>
    </>
  );
}
