import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The last notice to a company that its credits run out; deleted when they last longer again. */
@Entity('low_credit_notice')
@Check('low_credit_notice_days', 'days in (1, 3, 7)')
export class LowCreditNotice {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId!: string;
  /** Days that the credits lasted at most when it was sent. */
  @Column('int') days!: 1 | 3 | 7;
  @Column('timestamptz', { name: 'sent_at', default: () => 'now()' }) sentAt!: Date;
}
