import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Whether a listing may be public. Commerce decides; catalog holds a copy by `version`. */
@Entity('entitlement')
@Check('entitlement_listing_id', `listing_id ~ '^[0-9a-z]{10}$'`)
@Check('entitlement_offered', 'is_offered or not enabled')
@Check('entitlement_not_offered', 'not is_offered or not (was_enabled or was_featured)')
@Check('entitlement_paid', 'not enabled or paid_through is not null')
@Check('entitlement_version', 'version > 0')
@Index('entitlement_account', ['accountId'])
@Index('entitlement_paid_through', ['paidThrough'], { where: 'enabled' })
@Index('entitlement_unpaid', ['accountId', 'paidThrough'], { where: 'enabled' })
export class Entitlement {
  /** Public ID of the listing. */
  @PrimaryColumn('text', { name: 'listing_id' }) listingId!: string;
  /** Company that pays. */
  @Column('uuid', { name: 'account_id' }) accountId!: string;
  @Column('boolean', { default: false }) enabled!: boolean;
  @Column('boolean', { default: false }) featured!: boolean;
  /** Last paid calendar day, in the site's time zone. */
  @Column('date', { name: 'paid_through', nullable: true }) paidThrough!: string | null;
  /** The listing that was enabled last is paused first when credits run short. */
  @Column('timestamptz', { name: 'enabled_at', default: () => 'now()' }) enabledAt!: Date;
  @Column('timestamptz', { name: 'featured_at', default: () => 'now()' }) featuredAt!: Date;
  /** Day of the last paid activation, which is valid for 30 days. */
  @Column('date', { name: 'activated_on', nullable: true }) activatedOn!: string | null;
  /** Day on which featuring was last paid for. */
  @Column('date', { name: 'featured_on', nullable: true }) featuredOn!: string | null;
  /** Its landlord offers it: otherwise it cannot be turned on. */
  @Column('boolean', { name: 'is_offered', default: true }) isOffered!: boolean;
  /** Support hides it for a while, without a charge. */
  @Column('boolean', { name: 'is_held', default: false }) isHeld!: boolean;
  /** While it is not offered: whether it was on, and featured, when it was last offered. */
  @Column('boolean', { name: 'was_enabled', default: false }) wasEnabled!: boolean;
  @Column('boolean', { name: 'was_featured', default: false }) wasFeatured!: boolean;
  /** Version of the listing of the last report about it. */
  @Column('int', { name: 'offered_version', default: 0 }) offeredVersion!: number;
  @Column('int', { default: 1 }) version!: number;
  @Column('timestamptz', { name: 'changed_at', default: () => 'now()' }) changedAt!: Date;
}
