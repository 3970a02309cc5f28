import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Language } from '@porchlight/contracts';
import type { AccountRestriction } from '@porchlight/contracts/accounts';

/** A landlord and its company, as accounts reports them. The company owns wallet, orders and receipts. */
@Entity('landlord')
@Index('landlord_unverified', ['companyId'], { where: 'not is_verified' })
@Check('landlord_language', `language in ('en-CA', 'fr-CA', 'en-US')`)
@Check('landlord_restriction', `restriction in ('limited', 'suspended', 'banned')`)
export class Landlord {
  @PrimaryColumn('uuid', { name: 'person_id' }) personId!: string;
  @Index('landlord_company')
  @Column('uuid', { name: 'company_id' })
  companyId!: string;
  @Column('boolean', { name: 'is_verified' }) isVerified!: boolean;
  @Column('text') language!: Language;
  /** Decided by support in a review of the account. */
  @Column('text', { nullable: true }) restriction!: AccountRestriction | null;
  /** Most listings that can be on, of a limited account. */
  @Column('int', { name: 'max_listings', nullable: true }) maxListings!: number | null;
  /** The landlord's choice; a report of accounts does not change it. */
  @Column('boolean', { name: 'wants_low_credit_mail', default: true }) wantsLowCreditMail!: boolean;
  @Column('timestamptz', { name: 'reported_at', default: () => 'now()' }) reportedAt!: Date;
}
