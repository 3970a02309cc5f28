import { Check, Column, Entity, Exclusion, Index, PrimaryColumn, Unique } from 'typeorm';

/** Period of a company's membership, from an order or granted by support. The periods of a company never overlap. */
@Entity('membership_period')
@Unique('membership_period_order', ['orderId'])
@Check('membership_period_included_listings', 'included_listings > 0')
@Check('membership_period_valid', 'not isempty(valid) and not lower_inf(valid) and not upper_inf(valid)')
@Check('membership_period_source', 'num_nonnulls(order_id, grant_reason) = 1')
@Exclusion('membership_period_overlap', 'using gist (company_id with =, valid with &&)')
export class MembershipPeriod {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' }) id!: string;
  @Column('uuid', { name: 'company_id' }) companyId!: string;
  @Column('uuid', { name: 'plan_id' }) planId!: string;
  /** Copy of the plan's value at the time of the order. */
  @Column('int', { name: 'included_listings' }) includedListings!: number;
  /** Business days. */
  @Column('daterange') valid!: string;
  @Column('uuid', { name: 'order_id', nullable: true }) orderId!: string | null;
  /** Why support granted the period; null for one that was paid. */
  @Column('text', { name: 'grant_reason', nullable: true }) grantReason!: string | null;
  @Index('membership_period_created')
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}
