import type { TranslatedText } from '@porchlight/contracts';
import type { OfferState } from '@porchlight/contracts/commerce';
import { Column, Entity, PrimaryColumn } from 'typeorm';

const computed = { insert: false, update: false } as const;

/** Membership plan with its prices as one row: a view with a trigger that saves to both tables. */
@Entity('editable_membership_plan')
export class EditableMembershipPlan {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' }) id!: string;
  @Column('jsonb') name!: TranslatedText;
  @Column('int') months!: number;
  @Column('int', { name: 'included_listings' }) includedListings!: number;
  /** Null: not sold in this currency. */
  @Column('int', { name: 'price_cad_cents', nullable: true }) priceCadCents!: number | null;
  @Column('int', { name: 'price_usd_cents', nullable: true }) priceUsdCents!: number | null;
  @Column('boolean', { name: 'is_active' }) isActive!: boolean;
  @Column('timestamptz', { name: 'valid_from' }) validFrom!: Date;
  @Column('timestamptz', { name: 'valid_to', nullable: true }) validTo!: Date | null;
  @Column('int', { name: 'sort_order' }) sortOrder!: number;
  @Column('int', { default: 1 }) version!: number;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt!: Date;
  @Column({ type: 'text', ...computed }) state!: OfferState;
  @Column({ type: 'boolean', name: 'is_sold', ...computed }) isSold!: boolean;
}
