import type { ApprovalKind, ApprovalState } from '@porchlight/contracts/commerce';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Request of a staff member that a second person approves or rejects. */
@Entity('approval_request')
@Check('approval_request_kind', `kind in ('adjustment', 'refund', 'merge', 'listing-refund', 'membership-renewal')`)
@Check('approval_request_credits', `(credits = 0) = (kind = 'membership-renewal')`)
@Check('approval_request_reason', 'char_length(reason) between 3 and 500')
@Check('approval_request_state', `state in ('waiting', 'approved', 'rejected')`)
@Check('approval_request_second_person', 'decided_by <> requested_by')
@Check(
  'approval_request_decided',
  `(state = 'waiting') = (decided_by is null) and (decided_by is null) = (decided_at is null)`,
)
@Index('approval_request_waiting', ['requestedAt'], { where: `state = 'waiting'` })
@Index('approval_request_past', ['decidedAt'], { where: `state <> 'waiting'` })
export class ApprovalRequest {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' }) id!: string;
  @Column('text') kind!: ApprovalKind;
  @Column('uuid', { name: 'company_id' }) companyId!: string;
  /** Whole credits that enter the wallet of the company; negative when they leave it; 0 of a membership. */
  @Column('int') credits!: number;
  @Column('text') reason!: string;
  /** What the handler of the kind needs. */
  @Column('jsonb') payload!: object;
  /** User id of the staff member. */
  @Column('uuid', { name: 'requested_by' }) requestedBy!: string;
  @Column('timestamptz', { name: 'requested_at', default: () => 'now()' }) requestedAt!: Date;
  @Column('text', { default: 'waiting' }) state!: ApprovalState;
  @Column('uuid', { name: 'decided_by', nullable: true }) decidedBy!: string | null;
  @Column('timestamptz', { name: 'decided_at', nullable: true }) decidedAt!: Date | null;
  /** Text of the person who decided. */
  @Column('text', { nullable: true }) note!: string | null;
}
