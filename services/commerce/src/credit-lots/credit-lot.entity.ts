import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * Promotional credits that were granted together. What is left of a lot follows from the promotional credits of the
 * wallet (docs/adr/0032-count-promotional-credits-in-the-wallet.md); the view `open_credit_lot` computes it.
 */
@Entity('credit_lot')
@Check('credit_lot_granted', 'granted > 0')
@Index('credit_lot_company', ['companyId'], { where: 'expired_at is null' })
@Index('credit_lot_due', ['expiresOn'], { where: 'expired_at is null' })
export class CreditLot {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id!: string;
  @Column('uuid', { name: 'company_id' }) companyId!: string;
  /** Whole credits. */
  @Column('bigint') granted!: string;
  /** Last business day on which they can be spent. Lots of a company expire in the order in which they were granted. */
  @Column('date', { name: 'expires_on' }) expiresOn!: string;
  /** When the landlords were notified that they expire. */
  @Column('timestamptz', { name: 'noticed_at', nullable: true }) noticedAt!: Date | null;
  @Column('timestamptz', { name: 'expired_at', nullable: true }) expiredAt!: Date | null;
}
