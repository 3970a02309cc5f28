import type { OrderState } from '@porchlight/contracts/commerce';
import { changedCount } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';

/**
 * States that may follow each state of an order; a database trigger refuses all others. A payment that succeeds after the
 * order was given up is honoured.
 */
export const orderTransitions: Readonly<Record<OrderState, readonly OrderState[]>> = {
  pending: ['paid', 'cancelled', 'expired'],
  cancelled: ['paid'],
  expired: ['paid'],
  paid: ['fulfilled', 'refunded'],
  fulfilled: ['part_refunded', 'refunded', 'disputed'],
  part_refunded: ['refunded', 'disputed'],
  disputed: ['fulfilled', 'part_refunded', 'lost'],
  refunded: [],
  lost: [],
};

/** Returns the states from which an order may come to this one. */
export const statesBefore = (to: OrderState): OrderState[] =>
  (Object.keys(orderTransitions) as OrderState[]).filter((from) => orderTransitions[from].includes(to));

const moveSql = `
  update purchase_order set state = $2, paid_at = case when $2 = 'paid' then now() else paid_at end,
    fulfilled_at = case when $2 = 'fulfilled' and fulfilled_at is null then now() else fulfilled_at end
  where id = $1 and state = any($3)`;

/** Moves an order to a state. Returns false if its state does not allow that. */
export async function moveOrder(manager: EntityManager, orderId: string, to: OrderState): Promise<boolean> {
  return (await changedCount(manager, moveSql, [orderId, to, statesBefore(to)])) === 1;
}
