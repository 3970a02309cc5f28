import { Injectable } from '@nestjs/common';
import type { ListingUsage, UsageRange, UsageResponse } from '@porchlight/contracts/commerce';
import { SqlPool } from '@porchlight/service-kit';
import { businessDateSql } from '../business-date.ts';
import { WalletService } from '../wallet/wallet.service.ts';

const maxListings = 10;
/** Longest forecast in days: a later date means nothing. */
const maxForecastDays = 36_500;

const firstDaySql = `(${businessDateSql} - $1::int + 1)`;
const rangeSql = `
  select ${firstDaySql}::text as "from", ${businessDateSql}::text as "to",
    (${businessDateSql} + $2::int)::text as "runsUntil"`;
// The company is found by the caller; the days of each of its listings are read by the key of the charges.
const usageSql = `
  with charge as (
    select listing_id, business_date, kind, credits from landlord
    join entitlement on account_id = company_id join listing_charge using (listing_id)
    where person_id = $2 and business_date >= ${firstDaySql} and credits > 0),
  top as (
    select listing_id from charge group by listing_id order by sum(credits) desc, listing_id limit ${maxListings})
  select business_date::text as date, top.listing_id as "listingId",
    coalesce(sum(credits) filter (where kind = 'activation'), 0)::int as activation,
    coalesce(sum(credits) filter (where kind = 'daily'), 0)::int as daily,
    coalesce(sum(credits) filter (where kind in ('featured-activation', 'featured-daily')), 0)::int as featured
  from charge left join top using (listing_id)
  group by business_date, top.listing_id order by business_date, top.listing_id`;

type UsageRow = Omit<ListingUsage, 'listingId'> & { readonly listingId: string | null };

/** Reports what the listings of a landlord's company used. */
@Injectable()
export class UsageService {
  constructor(
    private readonly pool: SqlPool,
    private readonly wallets: WalletService,
  ) {}

  /** Returns the usage of the last days with today, and how long the credits last. */
  async usage(personId: string, days: UsageRange): Promise<UsageResponse> {
    const { dailyCreditUsage, numOfDaysLeft } = await this.wallets.stats(personId);
    const values = [days, Math.min(numOfDaysLeft, maxForecastDays)];
    const range = await this.pool.row<Record<'from' | 'to' | 'runsUntil', string>>('usage_range', rangeSql, values);
    if (!range) throw new Error('the query of the business day returned no row');
    const rows = await this.pool.rows<UsageRow>('usage', usageSql, [days, personId]);
    return {
      ...range,
      runsUntil: dailyCreditUsage === 0 ? null : range.runsUntil,
      usage: rows.map(({ listingId, ...row }) => ({ ...row, ...(listingId === null ? {} : { listingId }) })),
    };
  }
}
