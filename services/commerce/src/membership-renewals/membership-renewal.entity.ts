import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Renewal of a period that ends, which was announced to the landlord. */
@Entity('membership_renewal')
export class MembershipRenewal {
  @PrimaryColumn('uuid', { name: 'period_id' }) periodId!: string;
  /** Charges that failed. */
  @Column('int', { default: 0 }) tries!: number;
  /** Business day of the next charge; null when it is paid or given up. */
  @Index('membership_renewal_next')
  @Column('date', { name: 'next_charge_on', nullable: true })
  nextChargeOn!: string | null;
  /** Announced price before tax, in cents of `currency`; null for a plan that is not sold in the company's currency. */
  @Column('int', { name: 'price_cents', nullable: true }) priceCents!: number | null;
  @Column('text', { nullable: true }) currency!: string | null;
}
