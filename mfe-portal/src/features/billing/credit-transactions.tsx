import { useMessages, type ApiError, type Translate } from '@porchlight/client';
import { useSearchParams } from '@porchlight/client/router';
import { pageFromQuery } from '@porchlight/contracts';
import { DataTable, ErrorState, FilterSelect, FooterBar, ListCard, RowsSkeleton } from '@porchlight/console-ui';
import {
  creditMovements,
  type CreditMovement,
  type CreditTransaction,
  type CreditTransactionsPage,
} from '@porchlight/contracts/commerce';
import { Button, EmptyState } from '@porchlight/ui';
import { PageLinks } from '../../shared/page-links.tsx';
import { billingCalls } from './billing-calls.ts';
import css from './billing.module.css';
import { billingMessages } from './messages/catalog.ts';
import type { en } from './messages/en.ts';
import { useTransactionColumns } from './use-transaction-columns.tsx';

/** Returns the kind and the page in the address of the screen; what is unknown there is ignored. */
function readAddress(query: URLSearchParams): { readonly kind?: CreditMovement; readonly page?: number } {
  const kind = creditMovements.find((one) => one === query.get('kind'));
  const page = pageFromQuery(query);
  return { ...(kind ? { kind } : {}), ...(page ? { page } : {}) };
}

/** List of the credit transactions, newest first; its filter and page are in the address. */
export function CreditTransactions() {
  const t = useMessages(billingMessages);
  const [query, setQuery] = useSearchParams();
  const address = readAddress(query);
  const { data, error, isFetching, refetch } = billingCalls.useListCreditTransactionsQuery(
    { query: address },
    { refetchOnMountOrArgChange: true },
  );
  const choose = (kind: string) => setQuery(new URLSearchParams(kind ? { kind } : {}));
  return (
    <ListCard viewsLabel={t('transactionsTitle')}>
      <div className={css.head}>
        <h2>{t('transactionsTitle')}</h2>
        <FilterSelect
          label={t('kind')}
          value={address.kind ?? ''}
          choices={[
            { value: '', label: t('allKinds') },
            ...creditMovements.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
          ]}
          onChange={choose}
        />
      </div>
      {error && (
        <ErrorState
          title={t('transactionsFailed')}
          message={(error as ApiError).message}
          retryText={t('tryAgain')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <RowsSkeleton label={t('transactionsLoading')} />}
      {data && !error && (
        <Transactions page={data} isStale={isFetching} {...(address.kind ? { onShowAll: () => choose('') } : {})} />
      )}
    </ListCard>
  );
}

const nameOf =
  (t: Translate<typeof en>) =>
  ({ kind }: CreditTransaction): string =>
    t(`kind.${kind}`);

function Transactions({
  page: { transactions, pagination },
  isStale,
  onShowAll,
}: {
  readonly page: CreditTransactionsPage;
  readonly isStale: boolean;
  /** Removes the filter; absent without one. */
  readonly onShowAll?: () => void;
}) {
  const t = useMessages(billingMessages);
  const columns = useTransactionColumns();
  if (transactions.length === 0)
    return (
      <div role="status" className={css.empty}>
        {onShowAll ? (
          <EmptyState acts={<Button onClick={onShowAll}>{t('showAll')}</Button>}>{t('noneOfKind')}</EmptyState>
        ) : (
          <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
        )}
      </div>
    );
  return (
    <>
      <DataTable
        rows={transactions}
        columns={columns}
        nameOf={nameOf(t)}
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
