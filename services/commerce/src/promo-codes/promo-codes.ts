import { Injectable } from '@nestjs/common';
import { changedRow, HourlyLimit, Problem, SqlPool } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import type { Money } from '../money/money.ts';
import { messages } from './messages.ts';
import { effectOf, refusalOf, type PromoEffect, type PromoFacts } from './promo-rules.ts';

/** Codes that a company may try in an hour and that are refused. */
const refusedPerHour = 10;

/** A code as typed, for a bundle at its price. */
export interface PromoRequest {
  readonly companyId: string;
  readonly code: string;
  readonly bundleId: string;
  readonly price: Money;
}
/** A code that an order uses. */
export interface AppliedPromo extends PromoEffect {
  readonly id: string;
  readonly code: string;
}

// Orders that the company has not paid are none: a checkout of another cart ends them.
const factsSql = `
  select id, code, kind, value, currency, min_price_cents as "minPriceCents", is_active as "isActive",
    used > 0 as "isUsed",
    starts_at <= now() as "hasStarted", coalesce(ends_at <= now(), false) as "hasEnded",
    coalesce(used - own.open >= max_uses, false) as "isUsedUp", own.paid >= max_uses_per_company as "isUsedByCompany",
    exists (select from promo_code_bundle where promo_code_id = id)
      and not exists (select from promo_code_bundle where promo_code_id = id and bundle_id = $3) as "isForOtherBundles",
    is_for_new_customers and exists (
      select from purchase_order where company_id = $2 and fulfilled_at is not null) as "isForOthers",
    (budget_cents - spent_cents + own.open_cents)::int as "budgetLeftCents"
  from promo_code, lateral (
    select count(*) filter (where state = 'final') as paid, count(*) filter (where state = 'reserved') as open,
      coalesce(sum(discount_cents) filter (where state = 'reserved'), 0) as open_cents
    from promo_redemption where promo_code_id = promo_code.id and company_id = $2) own
  where code = upper($1)`;
// The row of the code stays locked until the order is committed: concurrent orders see each other's reservations.
// @mutation promo-limit
const countSql = `
  update promo_code set used = used + 1, spent_cents = spent_cents + $2
  where id = $1 and is_active and starts_at <= now() and (ends_at is null or ends_at > now())
    and (max_uses is null or used < max_uses) and (budget_cents is null or spent_cents + $2 <= budget_cents)
  returning max_uses_per_company as slots`;
// @mutation promo-slots
const reserveSql = `
  insert into promo_redemption (order_id, promo_code_id, company_id, slot, discount_cents)
  select $1, $2, $3, slot, $4 from generate_series(1, $5::int) slot
  where not exists (
    select from promo_redemption where promo_code_id = $2 and company_id = $3 and promo_redemption.slot = slot.slot
      and state <> 'released')
  order by slot limit 1 returning slot`;
// A code for new customers counts as used while its order can still be paid.
const secondFirstSql = `
  select from promo_code where id = $1 and is_for_new_customers and exists (
    select from promo_redemption join promo_code other on other.id = promo_code_id
    where company_id = $2 and order_id <> $3 and state = 'reserved' and other.is_for_new_customers)`;
const finishSql = `
  update promo_redemption set state = 'final' where order_id = $1 and state = 'reserved'`;
const releaseSql = `
  with released as (
    update promo_redemption set state = 'released' where order_id = $1 and state = 'reserved'
    returning promo_code_id, discount_cents)
  update promo_code set used = used - 1, spent_cents = spent_cents - discount_cents from released
  where id = promo_code_id`;

/** Returns the refusal of a code, for its field. */
export const promoRefused = (reason: Exclude<keyof typeof messages, 'refused'>): Problem =>
  new Problem(422, 'promo-refused', messages.refused, { errors: { promoCode: [messages[reason]] } });

/** Validates promo codes and counts their uses. */
@Injectable()
export class PromoCodes {
  readonly #limit: HourlyLimit;
  constructor(private readonly pool: SqlPool) {
    this.#limit = new HourlyLimit(pool, 'failed_attempt');
  }

  /** Returns what a code changes. Throws 422 `promo-refused` with the reason, 429 after too many refused codes. */
  async apply({ companyId, code, bundleId, price }: PromoRequest): Promise<AppliedPromo> {
    const key = `promo:${companyId}`;
    if (await this.#limit.isExhausted(key, refusedPerHour)) throw await this.#tooMany(key);
    const promo = await this.pool.row<PromoFacts>('promo_code', factsSql, [code.trim(), companyId, bundleId]);
    const refusal = refusalOf(promo, price);
    if (!promo || refusal) {
      const wait = await this.#limit.consume(key, refusedPerHour);
      throw wait === undefined ? promoRefused(refusal ?? 'unknownCode') : await this.#tooMany(key);
    }
    return { id: promo.id, code: promo.code, ...effectOf(promo, price) };
  }

  /** Reserves a use for an order in its transaction. Throws 422 when another order took the last one. */
  async reserve(
    manager: EntityManager,
    { orderId, companyId, promo }: { orderId: string; companyId: string; promo: AppliedPromo },
  ): Promise<void> {
    const { id, discount } = promo;
    const isSecondFirst = (await manager.query<unknown[]>(secondFirstSql, [id, companyId, orderId])).length > 0;
    if (isSecondFirst) throw promoRefused('newCustomersOnly');
    const counted = await changedRow<{ slots: number }>(manager, countSql, [id, discount.cents]);
    if (!counted) throw promoRefused('usedUp');
    const reserved = await manager.query<unknown[]>(reserveSql, [
      orderId,
      id,
      companyId,
      discount.cents,
      counted.slots,
    ]);
    if (reserved.length === 0) throw promoRefused('usedByCompany');
  }

  /** Makes the use of a paid order final. */
  async finish(manager: EntityManager, orderId: string): Promise<void> {
    await manager.query(finishSql, [orderId]);
  }

  /** Returns the use of an order that will not be paid. */
  async release(manager: EntityManager, orderId: string): Promise<void> {
    await manager.query(releaseSql, [orderId]);
  }

  async #tooMany(key: string): Promise<Problem> {
    const retryAfter = (await this.#limit.consume(key, refusedPerHour)) ?? 60;
    return new Problem(429, 'too-many', messages.tooManyTries, { retryAfter });
  }
}
