import { useMessages, usePermission, type ApiError } from '@porchlight/client';
import { Link, useSearchParams } from '@porchlight/client/router';
import { ErrorState, ListCard, PageMessage, RowsSkeleton } from '@porchlight/console-ui';
import type { StaffOrder } from '@porchlight/contracts/commerce';
import { Button, LinkButton } from '@porchlight/ui';
import { useState } from 'react';
import type { TabProps } from '../tab-props.ts';
import { ordersMessages } from './messages/catalog.ts';
import { withOrderParam } from './order-address.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderStateBadge } from './order-state-badge.tsx';
import css from './orders.module.css';
import { ordersCalls } from './orders-calls.ts';
import { RefundDialog } from './refund/refund-dialog.tsx';

/** One order with all that happened to it. */
export function OrderDetail({ id, tabs }: TabProps & { readonly id: string }) {
  const t = useMessages(ordersMessages);
  const { data, error, refetch } = ordersCalls.useGetStaffOrderQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  const failure = error as ApiError | undefined;
  return (
    <ListCard {...tabs}>
      <div className={css.detail}>
        <BackLink />
        {!data && !failure && <RowsSkeleton label={t('orderLoading')} />}
        {failure && isGone(failure) && <PageMessage title={t('orderGone')} />}
        {failure && !isGone(failure) && (
          <ErrorState
            title={t('orderFailed')}
            message={failure.message}
            retryText={t('tryAgain')}
            onRetry={() => void refetch()}
          />
        )}
        {data && !failure && <Order order={data} />}
      </div>
    </ListCard>
  );
}

// An id that is not one is refused as input.
const isGone = ({ status }: ApiError) => status === 404 || status === 422;

function BackLink() {
  const t = useMessages(ordersMessages);
  const [query] = useSearchParams();
  return (
    <p>
      <LinkButton link={Link} to={`?${withOrderParam(query, 'order', '').toString()}`}>
        {t('back')}
      </LinkButton>
    </p>
  );
}

const refundable: readonly StaffOrder['state'][] = ['fulfilled', 'part_refunded'];

function Order({ order }: { readonly order: StaffOrder }) {
  const t = useMessages(ordersMessages);
  const canRefund = usePermission('modifyWallets') && refundable.includes(order.state) && order.leftCents > 0;
  // A new number is a new dialog, without what was typed before.
  const [dialog, setDialog] = useState({ number: 0, isOpen: false });
  return (
    <>
      <div className={css.head}>
        <div className={css.title}>
          <h2>{t('numberValue', { number: order.number })}</h2>
          <OrderStateBadge state={order.state} />
        </div>
        {canRefund && (
          <Button onClick={() => setDialog(({ number }) => ({ number: number + 1, isOpen: true }))}>
            {t('refund')}
          </Button>
        )}
      </div>
      <div className={css.columns}>
        <OrderFacts order={order} />
        <OrderHistory order={order} />
      </div>
      <RefundDialog
        key={dialog.number}
        order={order}
        isOpen={dialog.isOpen}
        onClose={() => setDialog((now) => ({ ...now, isOpen: false }))}
      />
    </>
  );
}
