import { Injectable } from '@nestjs/common';
import type { Language, Utms } from '@porchlight/contracts';
import type { BillingInformation, OrderQuote, OrderState } from '@porchlight/contracts/commerce';
import { Problem, SqlPool } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { PromoCodes } from '../promo-codes/promo-codes.ts';
import { messages } from './messages.ts';
import { statesBefore } from './order-lifecycle.ts';
import { productIn, type PricedOrder } from './order-pricing.ts';
import type { PurchaseOrder } from './purchase-order.entity.ts';

/** An order with its latest payment. */
export interface Order extends Omit<
  PurchaseOrder,
  'cart' | 'createdAt' | 'paidAt' | 'fulfilledAt' | 'promoCodeId' | 'gclid' | 'utms'
> {
  readonly attemptId: string | null;
  /** Id of the payment at the provider. */
  readonly paymentId: string | null;
}
/** An order to insert. */
export interface NewOrder {
  readonly companyId: string;
  readonly personId: string;
  readonly language: Language;
  readonly key: string;
  readonly bodyHash: string;
  readonly cart: string;
  readonly priced: PricedOrder;
  readonly billing: BillingInformation;
  readonly gclid?: string | undefined;
  readonly utms?: Utms | undefined;
}

const columns = `
  purchase_order.id, number::text, company_id as "companyId", person_id as "personId", purchase_order.state, language,
  key, body_hash as "bodyHash", membership_months as "membershipMonths", included_listings as "includedListings",
  bundle_id as "bundleId", plan_id as "planId", description, credits, bonus_credits as "bonusCredits",
  promo_code as "promoCode", purchase_order.currency, price_cents as "priceCents", discount_cents as "discountCents",
  tax_cents as "taxCents", total_cents as "totalCents", taxes, billing, attempt.id as "attemptId",
  provider_id as "paymentId"`;
const ordersSql = `
  select ${columns} from purchase_order
  left join lateral (
    select id, provider_id from payment_attempt where order_id = purchase_order.id
    order by state = 'cancelled', created_at desc limit 1) attempt on true`;
const byIdSql = `${ordersSql} where purchase_order.id = $1`;
const ownSql = `
  ${ordersSql} where purchase_order.id = $1 and company_id = (
    select company_id from landlord where person_id = $2 and is_verified)`;
const byKeySql = `${ordersSql} where company_id = $1 and key = $2`;
const openSql = `${ordersSql} where company_id = $1 and (key = $2 or (cart = $3 and purchase_order.state = 'pending'))
  order by key = $2 desc limit 1`;
// The key and the open cart are unique: of concurrent requests one inserts, the others find its order.
const insertSql = `
  insert into purchase_order (company_id, person_id, language, key, body_hash, cart, bundle_id, description, credits,
    bonus_credits, promo_code_id, promo_code, currency, price_cents, discount_cents, tax_cents, total_cents, taxes,
      billing,
    plan_id, membership_months, included_listings, gclid, utms)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23,
    $24)
  on conflict do nothing returning id`;
// Concurrent orders of a company see each other.
// @mutation company-order-lock
const lockSql = `select pg_advisory_xact_lock(hashtextextended('orders of ' || $1::text, 0))`;
const tooManySql = `
  select from credit_bundle where id = $2 and max_per_customer < (
    select count(*) from purchase_order
    where company_id = $1 and bundle_id = $2 and (state = 'pending' or fulfilled_at is not null))`;
// The taxes of the order are those of its province.
const billingSql = `
  update purchase_order set billing = $2::jsonb
  where id = $1 and state = 'pending' and billing ->> 'province' = $2::jsonb ->> 'province'`;
const attemptSql = `insert into payment_attempt (order_id, amount_cents, currency) values ($1, $2, $3)`;

/** Stores and reads orders. */
@Injectable()
export class Orders {
  constructor(
    private readonly pool: SqlPool,
    private readonly promoCodes: PromoCodes,
  ) {}

  find(id: string): Promise<Order | undefined> {
    return this.pool.row<Order>('order', byIdSql, [id]);
  }

  /** Returns an order of the company of a landlord. */
  findOwn(id: string, personId: string): Promise<Order | undefined> {
    return this.pool.row<Order>('own_order', ownSql, [id, personId]);
  }

  findByKey(companyId: string, key: string): Promise<Order | undefined> {
    return this.pool.row<Order>('order_of_key', byKeySql, [companyId, key]);
  }

  /**
   * Inserts an order with its use of a promo code and its payment, or returns the open order with the same key or
   * content.
   */
  async insert(manager: EntityManager, order: NewOrder): Promise<Order> {
    const { companyId, key, bodyHash, cart, billing } = order;
    await manager.query(lockSql, [companyId]);
    const [inserted] = await manager.query<{ id: string }[]>(insertSql, valuesOf(order));
    if (inserted) await this.#complete(manager, inserted.id, order);
    const [stored] = await manager.query<Order[]>(openSql, [companyId, key, cart]);
    if (!stored) throw new Problem(409, 'in-progress', messages.orderEnding, { retryAfter: 1 });
    if (inserted) return stored;
    if (stored.key === key && stored.bodyHash !== bodyHash) throw new Problem(422, 'key-taken', messages.keyTaken);
    await manager.query(billingSql, [stored.id, JSON.stringify(billing)]);
    return stored;
  }

  async #complete(manager: EntityManager, orderId: string, { companyId, priced }: NewOrder): Promise<void> {
    const { product, promo, total } = priced;
    const isTooMany = (await manager.query<unknown[]>(tooManySql, [companyId, product.bundleId])).length > 0;
    if (isTooMany) throw new Problem(409, 'bundle-gone', messages.bundleOrdered);
    if (promo) await this.promoCodes.reserve(manager, { orderId, companyId, promo });
    if (total.cents > 0) await manager.query(attemptSql, [orderId, total.cents, total.currency]);
  }

  /** Copies a billing address into an open order. Returns false for one of another province, and for a closed order. */
  async changeBilling(id: string, billing: BillingInformation): Promise<boolean> {
    return (await this.pool.execute('change_order_billing', billingSql, [id, JSON.stringify(billing)])) > 0;
  }
}

function valuesOf(order: NewOrder): unknown[] {
  const { companyId, personId, language, key, bodyHash, cart, priced, billing, gclid, utms } = order;
  const { product, promo, price, discount, tax, total, taxes } = priced;
  return [
    companyId,
    personId,
    language,
    key,
    bodyHash,
    cart,
    product.bundleId,
    product.description,
    product.credits,
    product.bonusCredits + (promo?.bonusCredits ?? 0),
    promo?.id ?? null,
    promo?.code ?? null,
    price.currency,
    price.cents,
    discount.cents,
    tax.cents,
    total.cents,
    JSON.stringify(taxes),
    JSON.stringify(billing),
    product.planId,
    product.membershipMonths,
    product.includedListings,
    gclid,
    utms,
  ];
}

/** Returns what an order costs, as it was agreed. */
export const quoteOfOrder = (order: Order): OrderQuote => ({
  ...productIn(order),
  credits: order.credits,
  bonusCredits: order.bonusCredits,
  currency: order.currency,
  priceCents: order.priceCents,
  ...(order.promoCode === null ? {} : { promoCode: order.promoCode }),
  discountCents: order.discountCents,
  taxes: order.taxes.map(({ name, ratePpm, cents }) => ({ name, ratePpm, cents })),
  totalCents: order.totalCents,
  isTaxKnown: true,
});

/** Returns whether an order can still be paid for. */
export const isUnpaid = (state: OrderState): boolean => statesBefore('paid').includes(state);
