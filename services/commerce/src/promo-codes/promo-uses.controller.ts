import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import {
  getPromoExample,
  listPromoUses,
  maxPromoUses,
  type PromoExample,
  type PromoUse,
  type PromoUsesResponse,
} from '@porchlight/contracts/commerce';
import { Handle, Input, notFound, SqlPool } from '@porchlight/service-kit';
import { effectOf } from './promo-rules.ts';
import { storedValueOf } from './promo-value.ts';

const usesSql = `
  select purchase_order.id as "orderId", number::text as "orderNumber", billing ->> 'name' as buyer,
    promo_redemption.state, promo_redemption.discount_cents as "discountCents", currency, created_at as at
  from purchase_order join promo_redemption on order_id = purchase_order.id
  where purchase_order.promo_code_id = $1 order by created_at desc limit ${maxPromoUses}`;
const bundleSql = `
  select credits + bonus_credits as credits, price_cents as cents
  from credit_bundle join credit_bundle_price on bundle_id = id where id = $1 and currency = $2`;

interface UseRow extends Omit<PromoUse, 'at'> {
  readonly at: Date;
}

interface Bundle {
  readonly credits: number;
  readonly cents: number;
}

/** Uses of a promo code, and what a code would change, for staff. */
@Controller()
export class PromoUsesController {
  constructor(private readonly pool: SqlPool) {}

  @Handle(listPromoUses)
  async uses(@Input() { params }: InputOf<typeof listPromoUses>): Promise<PromoUsesResponse> {
    const uses = await this.pool.rows<UseRow>('promo_uses', usesSql, [params.id]);
    return { uses: uses.map(({ at, ...use }) => ({ ...use, at: at.toISOString() })) };
  }

  @Handle(getPromoExample)
  async example(@Input() { query }: InputOf<typeof getPromoExample>): Promise<PromoExample> {
    const { bundleId, currency = 'CAD', ...promo } = query;
    const value = storedValueOf(promo);
    const bundle = await this.pool.row<Bundle>('promo_example', bundleSql, [bundleId, currency]);
    if (!bundle || !value) throw notFound();
    const { credits, cents } = bundle;
    const { discount, bonusCredits } = effectOf(value, { cents, currency });
    return { credits, priceCents: cents, discountedCents: cents - discount.cents, bonusCredits, currency };
  }
}
