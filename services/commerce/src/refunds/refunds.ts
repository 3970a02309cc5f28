import { Injectable } from '@nestjs/common';
import type { Currency, Language } from '@porchlight/contracts';
import type { OrderState, StaffRefund } from '@porchlight/contracts/commerce';
import { SqlPool } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import type { Refundable } from './refund-amounts.ts';

/** An order with what can be refunded of it, without the credits of the wallet. */
export interface RefundableOrder extends Omit<Refundable, 'balance'> {
  readonly id: string;
  readonly companyId: string;
  readonly state: OrderState;
  /** Cents of refunds that wait for approval. */
  readonly waitingCents: number;
}
export type StaffRefundRow = Omit<StaffRefund, 'createdAt'> & { readonly createdAt: Date };
/** A refund with the order and the payment that it returns. */
export interface Refund extends StaffRefundRow {
  readonly providerId: string | null;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly companyId: string;
  /** User who ordered. */
  readonly personId: string;
  readonly language: Language;
  readonly currency: Currency;
  /** Payment at the provider. */
  readonly paymentId: string;
}
/** A refund to insert. */
export interface NewRefund {
  readonly orderId: string;
  readonly companyId: string;
  readonly actorId: string;
  readonly amountCents: number;
  readonly reason: string;
}

const orderSql = `
  select id, company_id as "companyId", state, total_cents as "totalCents",
    purchase_order.credits + bonus_credits as credits,
    made.cents + disputed.cents as "returnedCents", made.credits + disputed.credits as "returnedCredits",
    made.waiting as "waitingCents"
  from purchase_order,
  lateral (
    select coalesce(sum(amount_cents) filter (where state <> 'waiting'), 0)::int as cents,
      coalesce(sum(amount_cents) filter (where state = 'waiting'), 0)::int as waiting,
      coalesce(sum(credits_reversed + credits_spent), 0)::int as credits
    from refund where order_id = purchase_order.id and state in ('waiting', 'pending', 'succeeded')) made,
  lateral (
    select coalesce(sum(amount_cents), 0)::int as cents, coalesce(sum(dispute.credits), 0)::int as credits
    from dispute where order_id = purchase_order.id and state in ('open', 'lost')) disputed
  where id = $1`;
// Refunds and disputes of an order wait here for each other.
// @mutation refund-order-lock
const lockOrderSql = 'select 1 from purchase_order where id = $1 for update';
const refundSql = `
  select refund.id, refund.state, refund.amount_cents as "amountCents", credits_reversed as "creditsReversed",
    credits_spent as "creditsSpent", reason, refund.created_at as "createdAt", refund.provider_id as "providerId",
    order_id as "orderId", number::text as "orderNumber", refund.company_id as "companyId",
    person_id as "personId", language, purchase_order.currency, payment_attempt.provider_id as "paymentId"
  from refund join purchase_order on purchase_order.id = order_id
  join payment_attempt using (order_id) where payment_attempt.state = 'succeeded' and refund.id = $1`;
const insertSql = `
  insert into refund (order_id, company_id, actor_id, amount_cents, reason, state)
  values ($1, $2, $3, $4, $5, 'waiting')
  returning id`;
const pendingSql = `
  select id from refund where state = 'pending' and changed_at < now() - interval '1 minute'
  order by changed_at limit $1`;

/** Stores and reads refunds. */
@Injectable()
export class Refunds {
  constructor(private readonly pool: SqlPool) {}

  findOrder(orderId: string): Promise<RefundableOrder | undefined> {
    return this.pool.row<RefundableOrder>('refundable_order', orderSql, [orderId]);
  }

  /** Returns an order under its lock. */
  async lockOrder(manager: EntityManager, orderId: string): Promise<RefundableOrder | undefined> {
    await manager.query(lockOrderSql, [orderId]);
    const [order] = await manager.query<RefundableOrder[]>(orderSql, [orderId]);
    return order;
  }

  find(id: string): Promise<Refund | undefined> {
    return this.pool.row<Refund>('refund', refundSql, [id]);
  }

  /** Returns a refund as it is now, inside a transaction that locked its order. */
  async reload(manager: EntityManager, id: string): Promise<Refund | undefined> {
    const [refund] = await manager.query<Refund[]>(refundSql, [id]);
    return refund;
  }

  /** Inserts a refund that waits. Returns its id. */
  async insert(
    manager: EntityManager,
    { orderId, companyId, actorId, amountCents, reason }: NewRefund,
  ): Promise<string> {
    const [row] = await manager.query<[{ id: string }]>(insertSql, [orderId, companyId, actorId, amountCents, reason]);
    return row.id;
  }

  /** Returns the ids of refunds whose result is unknown for a minute. */
  async listPending(limit: number): Promise<string[]> {
    const rows = await this.pool.rows<{ id: string }>('pending_refunds', pendingSql, [limit]);
    return rows.map(({ id }) => id);
  }
}

/** Returns a refund as staff see it. */
export const toStaffRefund = (refund: StaffRefundRow): StaffRefund => {
  const { id, state, amountCents, creditsReversed, creditsSpent, reason, createdAt } = refund;
  return { id, state, amountCents, creditsReversed, creditsSpent, reason, createdAt: createdAt.toISOString() };
};
