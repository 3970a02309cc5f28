import type { ListingRefundScope } from '@porchlight/contracts';
import type { ListingRefundState } from '@porchlight/contracts/commerce';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Credits that support returns to the company of a listing. */
@Entity('listing_refund')
@Check('listing_refund_scope', `scope in ('activation', 'month')`)
@Check('listing_refund_reason', 'char_length(reason) between 3 and 500')
@Check('listing_refund_credits', 'credits >= 0')
@Check('listing_refund_state', `state in ('posted', 'waiting', 'rejected', 'empty')`)
@Check('listing_refund_empty', `(state = 'empty') = (credits = 0)`)
@Index('listing_refund_listing', ['listingId', 'requestedAt'])
export class ListingRefundRow {
  /** Of the reports of the listing, in catalog. */
  @PrimaryColumn('uuid') id!: string;
  @Column('text', { name: 'listing_id' }) listingId!: string;
  @Column('text') title!: string;
  @Column('uuid', { name: 'company_id' }) companyId!: string;
  /** User id of the landlord, who gets the mail. */
  @Column('uuid', { name: 'landlord_id' }) landlordId!: string;
  @Column('text') scope!: ListingRefundScope;
  @Column('text') reason!: string;
  @Column('int', { default: 0 }) credits!: number;
  @Column('text', { default: 'empty' }) state!: ListingRefundState;
  /** User id of the member of support. */
  @Column('uuid', { name: 'requested_by' }) requestedBy!: string;
  @Column('timestamptz', { name: 'requested_at', default: () => 'now()' }) requestedAt!: Date;
}

/** A charge whose credits are returned, or wait for the approval of that. */
@Entity('refunded_charge')
@Index('refunded_charge_refund', ['refundId'])
export class RefundedCharge {
  @PrimaryColumn('text', { name: 'listing_id' }) listingId!: string;
  @PrimaryColumn('date', { name: 'business_date' }) businessDate!: string;
  @PrimaryColumn('text') kind!: string;
  @Column('uuid', { name: 'refund_id' }) refundId!: string;
}
