import type { OrderState } from '@porchlight/contracts/commerce';
import { changedCount } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { followOrder } from '../memberships/follow-order.ts';

/**
 * States that may follow each state of an order; a database trigger refuses all others. A payment that succeeds after
 * the order was given up is honoured, a bank can return a refund that succeeded, and dispute another part of a lost
 * order.
 */
export const orderTransitions: Readonly<Record<OrderState, readonly OrderState[]>> = {
  pending: ['paid', 'cancelled', 'expired'],
  cancelled: ['paid'],
  expired: ['paid'],
  paid: ['fulfilled', 'refunded'],
  fulfilled: ['part_refunded', 'refunded', 'disputed'],
  part_refunded: ['fulfilled', 'refunded', 'disputed'],
  disputed: ['fulfilled', 'part_refunded', 'refunded', 'lost'],
  refunded: ['fulfilled', 'part_refunded', 'disputed'],
  lost: ['disputed'],
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

const actualSql = `
  select state, case
    when exists (select from dispute where order_id = $1 and dispute.state = 'open') then 'disputed'
    when exists (select from dispute where order_id = $1 and dispute.state = 'lost') then 'lost'
    when refunded = 0 then 'fulfilled' when refunded < total_cents then 'part_refunded' else 'refunded' end as actual
  from purchase_order, lateral (
    select coalesce(sum(amount_cents), 0) as refunded from refund
    where order_id = $1 and refund.state = 'succeeded') made
  where purchase_order.id = $1`;

/**
 * Moves a fulfilled order, which is locked, to the state that follows from its refunds and disputes; its membership
 * follows it.
 */
export async function moveToActualState(manager: EntityManager, orderId: string): Promise<void> {
  const [{ state, actual }] = await manager.query<[{ state: OrderState; actual: OrderState }]>(actualSql, [orderId]);
  if (state === actual) return;
  if (!(await moveOrder(manager, orderId, actual)))
    throw new Error(`order ${orderId} is never ${actual} after ${state}`);
  await followOrder(manager, orderId);
}
