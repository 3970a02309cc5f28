import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Whether a home may be public: bought here, so decided here. Catalog keeps a copy by `version`. */
@Entity('entitlement')
@Check('entitlement_listing_id', `listing_id ~ '^[0-9a-z]{10}$'`)
@Check('entitlement_paid', 'not enabled or paid_through is not null')
@Check('entitlement_version', 'version > 0')
@Index('entitlement_account', ['accountId'])
export class Entitlement {
  /** The home's public id. */
  @PrimaryColumn('text', { name: 'listing_id' }) listingId!: string;
  /** The company that pays. */
  @Column('uuid', { name: 'account_id' }) accountId!: string;
  @Column('boolean', { default: false }) enabled!: boolean;
  @Column('boolean', { default: false }) featured!: boolean;
  /** Last calendar day, in the site's time zone, that is paid for. */
  @Column('date', { name: 'paid_through', nullable: true }) paidThrough!: string | null;
  @Column('int', { default: 1 }) version!: number;
  @Column('timestamptz', { name: 'changed_at', default: () => 'now()' }) changedAt!: Date;
}
