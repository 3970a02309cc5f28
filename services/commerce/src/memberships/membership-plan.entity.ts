import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Membership for sale, with one `MembershipPlanPrice` a currency. */
@Entity('membership_plan')
@Check('membership_plan_name', `name ? 'en-CA'`)
@Check('membership_plan_months', 'months between 1 and 36')
@Check('membership_plan_included_listings', 'included_listings > 0')
@Check('membership_plan_validity', 'valid_to is null or valid_to > valid_from')
export class MembershipPlan {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' }) id!: string;
  /** Name by language. */
  @Column('jsonb') name!: Readonly<Record<string, string>>;
  /** Length of the period. */
  @Column('int') months!: number;
  /** Listings that are live at the same time, and not featured, without costing credits. */
  @Column('int', { name: 'included_listings', default: 10 }) includedListings!: number;
  @Column('boolean', { name: 'is_active', default: true }) isActive!: boolean;
  @Column('int', { name: 'sort_order', default: 0 }) sortOrder!: number;
  @Column('timestamptz', { name: 'valid_from', default: () => 'now()' }) validFrom!: Date;
  @Column('timestamptz', { name: 'valid_to', nullable: true }) validTo!: Date | null;
  @Column('int', { default: 1 }) version!: number;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt!: Date;
}

/** Price of a membership in one currency, before tax. */
@Entity('membership_plan_price')
@Check('membership_plan_price_currency', `currency in ('CAD', 'USD')`)
@Check('membership_plan_price_cents', 'price_cents >= 0')
export class MembershipPlanPrice {
  @PrimaryColumn('uuid', { name: 'plan_id' }) planId!: string;
  @PrimaryColumn('text') currency!: string;
  /** Integer cents; an int4, which the driver returns as a number. */
  @Column('int', { name: 'price_cents' }) priceCents!: number;
}
