import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Bundle of credits for sale, with one `CreditBundlePrice` a currency. */
@Entity('credit_bundle')
@Check('credit_bundle_name', `name ? 'en-CA'`)
@Check(
  'credit_bundle_amounts',
  'credits > 0 and bonus_credits >= 0 and (max_per_customer is null or max_per_customer > 0)',
)
@Check('credit_bundle_validity', 'valid_to is null or valid_to > valid_from')
export class CreditBundle {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' }) id!: string;
  /** Name by language. */
  @Column('jsonb') name!: Readonly<Record<string, string>>;
  @Column('int') credits!: number;
  @Column('int', { name: 'bonus_credits', default: 0 }) bonusCredits!: number;
  @Column('boolean', { name: 'is_active', default: true }) isActive!: boolean;
  @Column('int', { name: 'sort_order', default: 0 }) sortOrder!: number;
  @Column('timestamptz', { name: 'valid_from', default: () => 'now()' }) validFrom!: Date;
  @Column('timestamptz', { name: 'valid_to', nullable: true }) validTo!: Date | null;
  @Column('int', { name: 'max_per_customer', nullable: true }) maxPerCustomer!: number | null;
  @Column('boolean', { name: 'is_best_value', default: false }) isBestValue!: boolean;
  @Column('int', { default: 1 }) version!: number;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt!: Date;
}

/** Price of a bundle in one currency, before tax. */
@Entity('credit_bundle_price')
@Check('credit_bundle_price_currency', `currency in ('CAD', 'USD')`)
@Check('credit_bundle_price_cents', 'price_cents >= 0')
export class CreditBundlePrice {
  @PrimaryColumn('uuid', { name: 'bundle_id' }) bundleId!: string;
  @PrimaryColumn('text') currency!: string;
  /** Integer cents; an int4, which the driver returns as a number. */
  @Column('int', { name: 'price_cents' }) priceCents!: number;
}
