import type { Currency } from '@porchlight/contracts';
import type { RenewalReason, RenewalRowState } from '@porchlight/contracts/commerce';
import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** One company of a run of renewals. */
@Entity('membership_renewal_row')
@Unique('membership_renewal_row_company', ['runId', 'companyId'])
@Check('membership_renewal_row_state', `state in ('pending', 'charging', 'waiting', 'renewed', 'skipped', 'failed')`)
@Check('membership_renewal_row_reason', `(reason is not null) = (state in ('skipped', 'failed'))`)
@Check(
  'membership_renewal_row_renewed',
  `(state = 'renewed') = (new_expiry is not null) and (state = 'renewed') = (amount_cents is not null)`,
)
@Index('membership_renewal_row_open', ['runId'], { where: `state in ('pending', 'charging')` })
export class MembershipRenewalRow {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' }) id!: string;
  @Column('uuid', { name: 'run_id' }) runId!: string;
  /** Place in the order of the run. */
  @Column('int') position!: number;
  @Column('uuid', { name: 'company_id' }) companyId!: string;
  /** Last business day of the membership that is renewed. */
  @Column('date', { name: 'old_expiry' }) oldExpiry!: string;
  /** Price that the member of staff saw, before tax, in cents of `currency`. */
  @Column('int', { name: 'price_cents', nullable: true }) priceCents!: number | null;
  @Column('text', { nullable: true }) currency!: Currency | null;
  @Column('text', { default: 'pending' }) state!: RenewalRowState;
  @Column('text', { nullable: true }) reason!: RenewalReason | null;
  @Column('date', { name: 'new_expiry', nullable: true }) newExpiry!: string | null;
  /** Charged, taxes included. */
  @Column('int', { name: 'amount_cents', nullable: true }) amountCents!: number | null;
  @Column('uuid', { name: 'order_id', nullable: true }) orderId!: string | null;
}
