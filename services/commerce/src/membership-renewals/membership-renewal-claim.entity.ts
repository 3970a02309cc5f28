import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Renewal of a membership that is in progress: of concurrent renewals one has it. */
@Entity('membership_renewal_claim')
export class MembershipRenewalClaim {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId!: string;
  /** Last business day of the membership. */
  @PrimaryColumn('date', { name: 'old_expiry' }) oldExpiry!: string;
  /** Id of the row of a run, or `automatic`. */
  @Column('text') holder!: string;
  @Column('timestamptz', { name: 'taken_at', default: () => 'now()' }) takenAt!: Date;
}
