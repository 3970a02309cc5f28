import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Translated } from '../translated.ts';

/** Rental rules of a province: a view of its block `rental-rules.{province}`, with a trigger that saves to it. */
@Entity('rental_rules')
export class RentalRules {
  @PrimaryColumn('text', { name: 'province' }) id!: string;
  @Column('text', { name: 'max_deposit_months' }) maxDepositMonths!: string;
  @Column('text', { name: 'key_deposit_allowed' }) keyDepositAllowed!: string;
  @Column('text', { name: 'last_month_allowed' }) lastMonthAllowed!: string;
  @Column('jsonb') note!: Translated;
  @Column('text', { name: 'lease_url' }) leaseUrl!: string;
  @Column('jsonb', { name: 'source_name' }) sourceName!: Translated;
  @Column('text', { name: 'source_url' }) sourceUrl!: string;
  @Column('text', { name: 'reviewed_at' }) reviewedAt!: string;
  @Column('int') version!: number;
  @Column('timestamptz', { name: 'updated_at' }) updatedAt!: Date;
}
