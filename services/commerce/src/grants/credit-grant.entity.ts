import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** Credits that a staff member added to the wallet of a company or took out, with the reason. */
@Entity('credit_grant')
@Unique('credit_grant_approval', ['approvalId'])
@Check('credit_grant_credits', 'credits <> 0')
@Check('credit_grant_reason', 'char_length(reason) between 3 and 500')
@Check('credit_grant_promotional', 'credits > 0 or not is_promotional')
export class CreditGrant {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' }) id!: string;
  @Column('uuid', { name: 'company_id' }) companyId!: string;
  /** Whole credits; negative when they left the wallet. */
  @Column('int') credits!: number;
  @Column('boolean', { name: 'is_promotional' }) isPromotional!: boolean;
  @Column('text') reason!: string;
  /** User id of the staff member who granted or requested it. */
  @Column('uuid', { name: 'granted_by' }) grantedBy!: string;
  /** Request that another person approved; null for few credits. */
  @Column('uuid', { name: 'approval_id', nullable: true }) approvalId!: string | null;
  @Column('timestamptz', { name: 'granted_at', default: () => 'now()' }) grantedAt!: Date;
}
