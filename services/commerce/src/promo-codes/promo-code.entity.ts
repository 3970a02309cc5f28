import type { Currency } from '@porchlight/contracts';
import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** Code that makes an order cheaper or adds credits to it. */
@Entity('promo_code')
@Unique('promo_code_code', ['code'])
@Check('promo_code_shape', `code ~ '^[A-Z0-9-]{4,24}$'`)
@Check('promo_code_kind', `kind in ('percent', 'amount', 'credits')`)
@Check('promo_code_value', `value > 0 and (kind <> 'percent' or value <= 100)`)
@Check('promo_code_currency', `currency in ('CAD', 'USD')`)
@Check('promo_code_ends', 'ends_at > starts_at')
@Check('promo_code_max_uses', 'max_uses > 0')
@Check('promo_code_max_uses_per_company', 'max_uses_per_company between 1 and 1000')
@Check('promo_code_min_price', 'min_price_cents >= 0')
@Check('promo_code_budget', 'budget_cents > 0')
@Check(
  'promo_code_money',
  `currency is not null or (kind <> 'amount' and budget_cents is null and min_price_cents = 0)`,
)
@Check('promo_code_used', 'used >= 0 and (max_uses is null or used <= max_uses)')
@Check('promo_code_spent', 'spent_cents >= 0 and (budget_cents is null or spent_cents <= budget_cents)')
export class PromoCode {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' }) id!: string;
  @Column('text') code!: string;
  @Column('text') kind!: 'percent' | 'amount' | 'credits';
  /** Percent, cents of `currency`, or credits. */
  @Column('int') value!: number;
  /** The code is for orders in this currency; null: in any. */
  @Column('text', { nullable: true }) currency!: Currency | null;
  @Column('timestamptz', { name: 'starts_at', default: () => 'now()' }) startsAt!: Date;
  @Column('timestamptz', { name: 'ends_at', nullable: true }) endsAt!: Date | null;
  @Column('int', { name: 'max_uses', nullable: true }) maxUses!: number | null;
  @Column('int', { name: 'max_uses_per_company', default: 1 }) maxUsesPerCompany!: number;
  /** Price of the bundle, before the discount, from which the code may be used. */
  @Column('int', { name: 'min_price_cents', default: 0 }) minPriceCents!: number;
  @Column('boolean', { name: 'is_for_new_customers', default: false }) isForNewCustomers!: boolean;
  /** Highest sum of all discounts. */
  @Column('int', { name: 'budget_cents', nullable: true }) budgetCents!: number | null;
  /** Reserved and final redemptions. */
  @Column('int', { default: 0 }) used!: number;
  @Column('bigint', { name: 'spent_cents', default: 0 }) spentCents!: string;
  @Column('boolean', { name: 'is_active', default: true }) isActive!: boolean;
  @Column('int', { default: 1 }) version!: number;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt!: Date;
}

/** Bundle that a code may be used for; a code without any may be used for all. */
@Entity('promo_code_bundle')
export class PromoCodeBundle {
  @PrimaryColumn('uuid', { name: 'promo_code_id' }) promoCodeId!: string;
  @PrimaryColumn('uuid', { name: 'bundle_id' }) bundleId!: string;
}
