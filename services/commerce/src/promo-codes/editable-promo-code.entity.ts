import type { Currency } from '@porchlight/contracts';
import type { OfferState, PromoKind } from '@porchlight/contracts/commerce';
import { Column, Entity, PrimaryColumn } from 'typeorm';

const computed = { insert: false, update: false } as const;

/** Promo code with its bundles as one row: a view with a trigger that saves to both tables. */
@Entity('editable_promo_code')
export class EditablePromoCode {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' }) id!: string;
  @Column('text') code!: string;
  @Column('text') kind!: PromoKind;
  /** Set for the kind `percent` only; so are the next two for theirs. */
  @Column('int', { name: 'percent_off', nullable: true }) percentOff!: number | null;
  @Column('int', { name: 'amount_off_cents', nullable: true }) amountOffCents!: number | null;
  @Column('int', { name: 'bonus_credits', nullable: true }) bonusCredits!: number | null;
  @Column('text', { nullable: true }) currency!: Currency | null;
  @Column('uuid', { array: true }) bundles!: string[];
  @Column('boolean', { name: 'is_for_new_customers' }) isForNewCustomers!: boolean;
  @Column('int', { name: 'min_price_cents', nullable: true }) minPriceCents!: number | null;
  @Column('int', { name: 'max_uses', nullable: true }) maxUses!: number | null;
  @Column('int', { name: 'max_uses_per_company' }) maxUsesPerCompany!: number;
  @Column('int', { name: 'budget_cents', nullable: true }) budgetCents!: number | null;
  @Column('timestamptz', { name: 'starts_at' }) startsAt!: Date;
  @Column('timestamptz', { name: 'ends_at', nullable: true }) endsAt!: Date | null;
  @Column('boolean', { name: 'is_active' }) isActive!: boolean;
  @Column('int', { default: 1 }) version!: number;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt!: Date;
  @Column({ type: 'text', ...computed }) state!: OfferState;
  @Column({ type: 'int', ...computed }) used!: number;
  @Column({ type: 'boolean', name: 'is_used', ...computed }) isUsed!: boolean;
}
