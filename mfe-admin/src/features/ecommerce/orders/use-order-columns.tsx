import { useFormat, useMessages } from '@porchlight/client';
import { Link, useSearchParams } from '@porchlight/client/router';
import type { Column } from '@porchlight/console-ui';
import type { StaffOrderSummary } from '@porchlight/contracts/commerce';
import { ordersMessages } from './messages/catalog.ts';
import { withOrderParam } from './order-address.ts';
import { OrderStateBadge } from './order-state-badge.tsx';

/** Returns the columns of the orders. */
export function useOrderColumns(): readonly Column<StaffOrderSummary>[] {
  const t = useMessages(ordersMessages);
  const format = useFormat();
  const [query] = useSearchParams();
  return [
    {
      key: 'number',
      title: t('number'),
      render: ({ id, number }) => (
        <Link to={`?${withOrderParam(query, 'order', id).toString()}`}>{t('numberValue', { number })}</Link>
      ),
      card: 'title',
    },
    { key: 'buyer', title: t('buyer'), render: ({ buyer, company }) => company ?? buyer, card: 'fact' },
    { key: 'product', title: t('product'), render: ({ description }) => description },
    { key: 'date', title: t('date'), render: ({ createdAt }) => format.date(createdAt) },
    { key: 'receipt', title: t('receipt'), render: ({ receiptNumber }) => receiptNumber ?? '–' },
    {
      key: 'state',
      title: t('state'),
      render: ({ state }) => <OrderStateBadge state={state} />,
      card: 'status',
    },
    {
      key: 'total',
      title: t('total'),
      render: ({ totalCents, currency }) => format.cents(totalCents, currency),
      isNumeric: true,
      card: 'fact',
    },
  ];
}
