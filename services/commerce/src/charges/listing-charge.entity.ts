import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What a listing cost on one business day. A day on which the site did not charge has a charge of no credits. */
@Entity('listing_charge')
@Check('listing_charge_kind', `kind in ('activation', 'daily', 'featured-activation', 'featured-daily')`)
@Check('listing_charge_credits', 'credits >= 0')
@Check('listing_charge_posted', '(credits = 0) = (transaction_id is null)')
@Index('listing_charge_day', ['listingId', 'businessDate'], {
  unique: true,
  where: `kind in ('daily', 'featured-daily')`,
})
export class ListingCharge {
  @PrimaryColumn('text', { name: 'listing_id' }) listingId!: string;
  @PrimaryColumn('date', { name: 'business_date' }) businessDate!: string;
  @PrimaryColumn('text') kind!: 'activation' | 'daily' | 'featured-activation' | 'featured-daily';
  @Column('int') credits!: number;
  @Column('uuid', { name: 'transaction_id', nullable: true }) transactionId!: string | null;
}
