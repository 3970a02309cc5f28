import { useFormat, useMessages, usePermission } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { DataTable, StatusBadge, type Column } from '@porchlight/console-ui';
import { fillPath } from '@porchlight/contracts';
import type { StaffOrderSummary } from '@porchlight/contracts/commerce';
import { Button } from '@porchlight/ui';
import { useState } from 'react';
import { CardText, RecordCard } from '../cards/record-card.tsx';
import { companyCalls } from '../company-calls.ts';
import css from './company-cards.module.css';
import { companyCardMessages } from './messages/catalog.ts';

/** Orders of a company with the numbers of their receipts, newest first. */
export function OrdersCard({ id }: { readonly id: string }) {
  const t = useMessages(companyCardMessages);
  const [page, setPage] = useState(1);
  const query = companyCalls.useListCompanyOrdersQuery({ params: { companyId: id }, query: { page } });
  const columns = useColumns();
  const { orders = [], pagination } = query.currentData ?? {};
  return (
    <RecordCard
      title={t('orders')}
      hint={pagination && pagination.total > 0 ? t('orderCount', { count: pagination.total }) : undefined}
      query={query}
    >
      {() =>
        orders.length === 0 ? (
          <CardText>{t('noOrders')}</CardText>
        ) : (
          <>
            <DataTable
              rows={orders}
              columns={columns}
              nameOf={({ number }) => number}
              texts={{ caption: t('orders') }}
            />
            {pagination && pagination.total > orders.length && (
              <div className={css.steps}>
                <Button disabled={pagination.prevPages.length === 0} onClick={() => setPage(page - 1)}>
                  {t('newerOrders')}
                </Button>
                <Button disabled={pagination.nextPages.length === 0} onClick={() => setPage(page + 1)}>
                  {t('olderOrders')}
                </Button>
              </div>
            )}
          </>
        )
      }
    </RecordCard>
  );
}

function useColumns(): readonly Column<StaffOrderSummary>[] {
  const t = useMessages(companyCardMessages);
  const format = useFormat();
  return [
    { key: 'order', title: t('order'), render: (order) => <Order order={order} />, card: 'title' },
    {
      key: 'date',
      title: t('date'),
      render: ({ createdAt, receiptNumber }) => (
        <span className={css.pair}>
          {format.date(createdAt)}
          {receiptNumber !== undefined && <span className={css.meta}>{receiptNumber}</span>}
        </span>
      ),
      card: 'fact',
    },
    {
      key: 'total',
      title: t('amount'),
      render: ({ totalCents, currency }) => format.cents(totalCents, currency),
      isNumeric: true,
      card: 'fact',
    },
    {
      key: 'state',
      title: t('state'),
      render: ({ state }) => (
        <StatusBadge tone={state === 'fulfilled' ? 'ok' : 'quiet'}>{t(`orderState.${state}`)}</StatusBadge>
      ),
      card: 'status',
    },
  ];
}

/** Number of an order; a link for readers who may open orders. */
function Order({ order: { id, number, description, buyer } }: { readonly order: StaffOrderSummary }) {
  const t = useMessages(companyCardMessages);
  const mayShow = usePermission('viewEcommerce');
  const name = t('orderNumber', { number });
  return (
    <span className={css.pair}>
      {mayShow ? <Link to={fillPath('/admin/ecommerce/orders/:id', { id })}>{name}</Link> : name}
      <span className={css.meta}>{[description, buyer].join(' · ')}</span>
    </span>
  );
}
