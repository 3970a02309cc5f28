import type { Currency, Language, Utms } from '@porchlight/contracts';
import type { BillingInformationChange, OrderState } from '@porchlight/contracts/commerce';
import { Check, Column, Entity, Generated, Index, PrimaryColumn, Unique } from 'typeorm';
import type { TaxLine } from '../taxes/tax-lines.ts';

/**
 * Order of a bundle or a membership. Prices, taxes and billing address are copies: later changes of them change no
 * order.
 */
@Entity('purchase_order')
@Unique('purchase_order_number', ['number'])
@Unique('purchase_order_key', ['companyId', 'key'])
@Index('purchase_order_open', ['companyId', 'cart'], { unique: true, where: `state = 'pending'` })
@Index('purchase_order_pending', ['createdAt'], { where: `state = 'pending'` })
@Check(
  'purchase_order_state',
  `state in ('pending', 'paid', 'fulfilled', 'cancelled', 'expired', 'part_refunded', 'refunded', 'disputed', 'lost')`,
)
@Check('purchase_order_language', `language in ('en-CA', 'fr-CA', 'en-US')`)
@Check('purchase_order_currency', `currency in ('CAD', 'USD')`)
@Check('purchase_order_product', 'num_nonnulls(bundle_id, plan_id) = 1')
@Check('purchase_order_membership', 'num_nonnulls(plan_id, membership_months, included_listings) in (0, 3)')
@Check(
  'purchase_order_credits',
  '(bundle_id is not null and credits > 0) or (plan_id is not null and credits = 0 and bonus_credits = 0)',
)
@Check('purchase_order_bonus_credits', 'bonus_credits >= 0')
@Check(
  'purchase_order_amounts',
  `price_cents >= 0 and discount_cents between 0 and price_cents and tax_cents >= 0
    and total_cents = price_cents - discount_cents + tax_cents`,
)
@Check('purchase_order_promo', '(promo_code_id is null) = (promo_code is null)')
export class PurchaseOrder {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' }) id!: string;
  /** Number that people read; gaps mean nothing. */
  @Column('bigint') @Generated('increment') number!: string;
  @Column('uuid', { name: 'company_id' }) companyId!: string;
  /** User who ordered. */
  @Column('uuid', { name: 'person_id' }) personId!: string;
  @Column('text', { default: 'pending' }) state!: OrderState;
  /** Idempotency key of the browser. */
  @Column('text') key!: string;
  /** SHA-256 of the request with that key. */
  @Column('text', { name: 'body_hash' }) bodyHash!: string;
  /** SHA-256 of what is ordered at which price: a company has one open order of it. */
  @Column('text') cart!: string;
  @Column('text') language!: Language;
  @Column('uuid', { name: 'bundle_id', nullable: true }) bundleId!: string | null;
  @Column('uuid', { name: 'plan_id', nullable: true }) planId!: string | null;
  /** Length of the period of a membership. */
  @Column('int', { name: 'membership_months', nullable: true }) membershipMonths!: number | null;
  @Column('int', { name: 'included_listings', nullable: true }) includedListings!: number | null;
  /** Name of the bundle or membership in the buyer's language. */
  @Column('text') description!: string;
  @Column('int') credits!: number;
  @Column('int', { name: 'bonus_credits' }) bonusCredits!: number;
  @Column('uuid', { name: 'promo_code_id', nullable: true }) promoCodeId!: string | null;
  @Column('text', { name: 'promo_code', nullable: true }) promoCode!: string | null;
  @Column('text') currency!: Currency;
  @Column('int', { name: 'price_cents' }) priceCents!: number;
  @Column('int', { name: 'discount_cents' }) discountCents!: number;
  @Column('int', { name: 'tax_cents' }) taxCents!: number;
  @Column('int', { name: 'total_cents' }) totalCents!: number;
  @Column('jsonb') taxes!: readonly TaxLine[];
  /** Campaign that brought the buyer. */
  @Column('text', { nullable: true }) gclid!: string | null;
  @Column('jsonb', { nullable: true }) utms!: Utms | null;
  @Column('jsonb') billing!: BillingInformationChange;
  @Index('purchase_order_created')
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
  @Column('timestamptz', { name: 'paid_at', nullable: true }) paidAt!: Date | null;
  @Column('timestamptz', { name: 'fulfilled_at', nullable: true }) fulfilledAt!: Date | null;
}
