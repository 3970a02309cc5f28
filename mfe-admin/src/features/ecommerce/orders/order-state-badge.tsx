import { useMessages } from '@porchlight/client';
import { StatusBadge, type StatusTone } from '@porchlight/console-ui';
import type { OrderState } from '@porchlight/contracts/commerce';
import { ordersMessages } from './messages/catalog.ts';

const tones: Readonly<Record<OrderState, StatusTone>> = {
  pending: 'info',
  paid: 'info',
  fulfilled: 'ok',
  cancelled: 'quiet',
  expired: 'quiet',
  part_refunded: 'warn',
  refunded: 'quiet',
  disputed: 'danger',
  lost: 'danger',
};

/** State of an order. */
export function OrderStateBadge({ state }: { readonly state: OrderState }) {
  const t = useMessages(ordersMessages);
  return <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>;
}
