import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Notice about the end of a period that was mailed to the landlords of its company. */
@Entity('membership_notice')
@Check('membership_notice_days', 'days in (60, 30, 7, 1, 0, -14)')
export class MembershipNotice {
  @PrimaryColumn('uuid', { name: 'period_id' }) periodId!: string;
  /** Days before the last day of the period; negative for days after it. */
  @PrimaryColumn('int') days!: number;
  @Column('timestamptz', { name: 'sent_at', default: () => 'now()' }) sentAt!: Date;
}
