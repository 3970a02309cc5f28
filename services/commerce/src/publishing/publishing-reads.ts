import { Injectable } from '@nestjs/common';
import type { AccountRestriction } from '@porchlight/contracts/accounts';
import { SqlPool } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { businessDateSql } from '../business-date.ts';
import { includedListingsSql, type LiveListings } from '../memberships/membership-cover.ts';
import type { PublishingFacts, WalletFacts } from './listing-charges.ts';

/** A listing of the landlord's company with the wallet that pays for it. */
export interface OwnListing extends PublishingFacts {
  readonly companyId: string;
  /** Whether the landlord offers the listing: not when it is rented. */
  readonly isOffered: boolean;
  /** Whether a payment of the company is disputed. */
  readonly isFrozen: boolean;
  /** What support decided about the landlord. */
  readonly restriction: AccountRestriction | null;
  /** Most listings that can be on, of a limited account. */
  readonly maxListings: number | null;
  readonly wallet: WalletFacts;
}
type ListingRow = Omit<OwnListing, 'wallet'>;
interface WalletRow extends LiveListings {
  readonly credits: number;
  readonly today: string;
}

const listingSql = `
  select listing_id as "listingId", account_id as "companyId", enabled, featured, is_offered as "isOffered",
    coalesce(activated_on > ${businessDateSql} - 30, false) as "isActivated",
    coalesce(paid_through >= ${businessDateSql}, false) as "isTodayPaid",
    coalesce(featured_on = ${businessDateSql}, false) as "isFeaturingPaid",
    exists (select from dispute where dispute.company_id = account_id and state = 'open') as "isFrozen",
    restriction, max_listings as "maxListings"
  from landlord join entitlement on account_id = landlord.company_id
  where person_id = $1 and listing_id = $2 and is_verified`;
const walletSql = `
  select coalesce(max(balance), 0)::int as credits, ${businessDateSql}::text as today,
    (select count(*)::int from entitlement where account_id = $1 and enabled and not featured) as standard,
    (select count(*)::int from entitlement where account_id = $1 and enabled and featured) as featured,
    ${includedListingsSql('$1::uuid', businessDateSql)} as included
  from ledger_account where owner_id = $1 and kind = 'wallet' and unit = 'credit'`;
// A member without credits has no wallet: listings that are turned on at once must still be counted one after another.
// @equivalent-mutant To lock the memberships of others too only makes them wait.
// @mutation membership-lock
const lockMembershipSql = `
  select 1 from membership_period join landlord using (company_id) where person_id = $1
  order by valid for update of membership_period`;
// The wallet is locked before the listing, as by the daily charges.
// @equivalent-mutant To lock the wallets of others too only makes them wait.
// @mutation publishing-lock
const lockWalletSql = `
  select 1 from ledger_account join landlord on company_id = owner_id
  where person_id = $1 and kind = 'wallet' and unit = 'credit' for update of ledger_account`;
const lockListingSql = `${listingSql} for update of entitlement`;

/** Reads a listing of the caller's company with its wallet. */
@Injectable()
export class PublishingReads {
  constructor(private readonly pool: SqlPool) {}

  async find(personId: string, listingId: string): Promise<OwnListing | undefined> {
    const listing = await this.pool.row<ListingRow>('own_entitlement', listingSql, [personId, listingId]);
    if (!listing) return undefined;
    const wallet = await this.pool.row<WalletRow>('publishing_wallet', walletSql, [listing.companyId]);
    return wallet && { ...listing, wallet: walletOf(wallet) };
  }

  /** Returns the listing with the locks of its membership, its wallet and its entitlement. */
  async lock(
    manager: EntityManager,
    { personId, listingId }: { personId: string; listingId: string },
  ): Promise<OwnListing | undefined> {
    await manager.query(lockMembershipSql, [personId]);
    await manager.query(lockWalletSql, [personId]);
    const [listing] = await manager.query<ListingRow[]>(lockListingSql, [personId, listingId]);
    if (!listing) return undefined;
    const [wallet] = await manager.query<[WalletRow]>(walletSql, [listing.companyId]);
    return { ...listing, wallet: walletOf(wallet) };
  }
}

const walletOf = ({ credits, today, ...live }: WalletRow): WalletFacts => ({ credits, today, live });
