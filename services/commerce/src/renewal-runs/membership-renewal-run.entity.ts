import type { RenewalBasis, RenewalRunState } from '@porchlight/contracts/commerce';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Run in which support renews memberships, one company after the other. */
@Entity('membership_renewal_run')
@Check('membership_renewal_run_state', `state in ('running', 'done', 'cancelled')`)
@Check('membership_renewal_run_months', 'months between 1 and 36')
@Check('membership_renewal_run_basis', `basis in ('invoice', 'card', 'complimentary')`)
@Check('membership_renewal_run_note', 'char_length(note) between 3 and 500')
@Check('membership_renewal_run_invoice', `(basis = 'invoice') = (invoice_number is not null)`)
@Check('membership_renewal_run_ended', `(state = 'running') = (ended_at is null)`)
export class MembershipRenewalRun {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' }) id!: string;
  @Column('text', { default: 'running' }) state!: RenewalRunState;
  @Column('int') months!: number;
  @Column('text') basis!: RenewalBasis;
  @Column('text', { name: 'invoice_number', nullable: true }) invoiceNumber!: string | null;
  @Column('text') note!: string;
  /** User id of the member of staff. */
  @Column('uuid', { name: 'started_by' }) startedBy!: string;
  @Index('membership_renewal_run_started')
  @Column('timestamptz', { name: 'started_at', default: () => 'now()' })
  startedAt!: Date;
  @Column('timestamptz', { name: 'ended_at', nullable: true }) endedAt!: Date | null;
  /** Run whose failed companies this one renews. */
  @Column('uuid', { name: 'retry_of', nullable: true }) retryOf!: string | null;
}
