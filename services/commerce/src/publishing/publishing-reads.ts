import { Injectable } from '@nestjs/common';
import type { CreditPrices } from '@porchlight/contracts/commerce';
import { SqlPool } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { businessDateSql } from '../business-date.ts';
import type { PublishingFacts, WalletFacts } from './listing-charges.ts';

/** A listing of the landlord's company with the wallet that pays for it. */
export interface OwnListing extends PublishingFacts {
  readonly companyId: string;
  readonly wallet: WalletFacts;
}
interface ListingRow extends PublishingFacts {
  readonly companyId: string;
}
interface WalletRow {
  readonly credits: number;
  readonly today: string;
  readonly standard: number;
  readonly featured: number;
}

const listingSql = `
  select listing_id as "listingId", account_id as "companyId", enabled, featured,
    coalesce(activated_on > ${businessDateSql} - 30, false) as "isActivated",
    coalesce(paid_through >= ${businessDateSql}, false) as "isTodayPaid",
    coalesce(featured_on = ${businessDateSql}, false) as "isFeaturingPaid"
  from landlord join entitlement on account_id = company_id
  where person_id = $1 and listing_id = $2 and is_verified`;
const walletSql = `
  select coalesce(max(balance), 0)::int as credits, ${businessDateSql}::text as today,
    (select count(*)::int from entitlement where account_id = $1 and enabled and not featured) as standard,
    (select count(*)::int from entitlement where account_id = $1 and enabled and featured) as featured
  from ledger_account where owner_id = $1 and kind = 'wallet' and unit = 'credit'`;
// The wallet is locked before the listing, as by the daily charges.
// @mutation publishing-lock
const lockWalletSql = `
  select 1 from ledger_account join landlord on company_id = owner_id
  where person_id = $1 and kind = 'wallet' and unit = 'credit' for update of ledger_account`;
const lockListingSql = `${listingSql} for update of entitlement`;

/** Reads a listing of the caller's company with its wallet. */
@Injectable()
export class PublishingReads {
  constructor(private readonly pool: SqlPool) {}

  async find(personId: string, listingId: string, prices: CreditPrices): Promise<OwnListing | undefined> {
    const listing = await this.pool.row<ListingRow>('own_entitlement', listingSql, [personId, listingId]);
    if (!listing) return undefined;
    const wallet = await this.pool.row<WalletRow>('publishing_wallet', walletSql, [listing.companyId]);
    return wallet && { ...listing, wallet: walletOf(wallet, prices) };
  }

  /** Returns the listing with the locks of its wallet and its entitlement. */
  async lock(
    manager: EntityManager,
    { personId, listingId, prices }: { personId: string; listingId: string; prices: CreditPrices },
  ): Promise<OwnListing | undefined> {
    await manager.query(lockWalletSql, [personId]);
    const [listing] = await manager.query<ListingRow[]>(lockListingSql, [personId, listingId]);
    if (!listing) return undefined;
    const [wallet] = await manager.query<[WalletRow]>(walletSql, [listing.companyId]);
    return { ...listing, wallet: walletOf(wallet, prices) };
  }
}

const walletOf = ({ credits, today, standard, featured }: WalletRow, prices: CreditPrices): WalletFacts => ({
  credits,
  today,
  dailyCreditUsage: standard * prices.daily + featured * prices.featuredDaily,
});
