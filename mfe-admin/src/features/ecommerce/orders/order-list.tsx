import { useMessages, type ApiError } from '@porchlight/client';
import { useSearchParams } from '@porchlight/client/router';
import {
  DataTable,
  ErrorState,
  FilterBar,
  FilterSelect,
  FooterBar,
  ListCard,
  RowsSkeleton,
} from '@porchlight/console-ui';
import { orderStates, type StaffOrdersPage, type StaffOrdersQuery } from '@porchlight/contracts/commerce';
import { Button, EmptyState } from '@porchlight/ui';
import { PageLinks } from '../../../shared/page-links.tsx';
import type { TabProps } from '../tab-props.ts';
import { ordersMessages } from './messages/catalog.ts';
import { readOrderAddress, withOrderParam } from './order-address.ts';
import { ordersCalls } from './orders-calls.ts';
import { useOrderColumns } from './use-order-columns.tsx';

/** List of the orders, newest first; search, state and page are in the address. */
export function OrderList({ tabs }: TabProps) {
  const t = useMessages(ordersMessages);
  const [query, setQuery] = useSearchParams();
  const address = readOrderAddress(query);
  const { data, error, isFetching, refetch } = ordersCalls.useListStaffOrdersQuery(
    { query: address },
    { refetchOnMountOrArgChange: true },
  );
  const isFiltered = address.search !== undefined || address.state !== undefined;
  const clear = isFiltered
    ? () => setQuery((now) => withOrderParam(withOrderParam(now, 'search', ''), 'state', ''))
    : undefined;
  return (
    <ListCard {...tabs}>
      <OrderFilters address={address} onClear={clear} />
      {error && (
        <ErrorState
          title={t('failed')}
          message={(error as ApiError).message}
          retryText={t('tryAgain')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <RowsSkeleton label={t('loading')} />}
      {data && !error && <Orders page={data} isStale={isFetching} onClear={clear} />}
    </ListCard>
  );
}

function OrderFilters({
  address: { search = '', state },
  onClear,
}: {
  readonly address: StaffOrdersQuery;
  readonly onClear: (() => void) | undefined;
}) {
  const t = useMessages(ordersMessages);
  const [, setQuery] = useSearchParams();
  return (
    <FilterBar
      search={search}
      onSearch={(next) => setQuery((now) => withOrderParam(now, 'search', next), { replace: true })}
      filters={
        <FilterSelect
          label={t('state')}
          value={state ?? ''}
          choices={[
            { value: '', label: t('anyState') },
            ...orderStates.map((one) => ({ value: one, label: t(`state.${one}`) })),
          ]}
          onChange={(next) => setQuery((now) => withOrderParam(now, 'state', next))}
        />
      }
      onClear={onClear}
      texts={{ search: t('search'), columns: t('columns'), clear: t('clear') }}
    />
  );
}

function Orders({
  page: { orders, pagination },
  isStale,
  onClear,
}: {
  readonly page: StaffOrdersPage;
  readonly isStale: boolean;
  /** Removes the filters; undefined without any. */
  readonly onClear: (() => void) | undefined;
}) {
  const t = useMessages(ordersMessages);
  const columns = useOrderColumns();
  if (orders.length === 0)
    return (
      <div role="status">
        {onClear ? (
          <EmptyState title={t('noMatch')} acts={<Button onClick={onClear}>{t('clear')}</Button>}>
            {t('noMatchText')}
          </EmptyState>
        ) : (
          <EmptyState title={t('empty')} />
        )}
      </div>
    );
  return (
    <>
      <DataTable
        rows={orders}
        columns={columns}
        nameOf={({ number }) => t('numberValue', { number })}
        isStale={isStale}
        texts={{ caption: t('orders') }}
      />
      <FooterBar>
        <p role="status">{t(pagination.more ? 'countMore' : 'count', { count: pagination.total })}</p>
        <PageLinks pagination={pagination} />
      </FooterBar>
    </>
  );
}
