import { Injectable } from '@nestjs/common';
import { maxSearchResults } from '@porchlight/contracts';
import {
  maxListingStats,
  type ListingNumbers,
  type ListingStats,
  type ListingStatsDay,
  type ListingStatsPeriod,
  type NewListingStats,
} from '@porchlight/contracts/catalog';
import { SqlPool } from '@porchlight/service-kit';
import { areaMedian } from '../listings/area-median.ts';
import { listingTables } from '../listings/listing-record.ts';

/** Number of renters below which favourites are not shown. (docs/rules/favourites.md) */
const minFavourites = 3;

const ownSql = `
  select id from listing where owner_user_id = $1::uuid and status not in ('merged', 'deleted')
    and (published_at is not null or status = 'active')
  order by listed_at desc, id desc limit ${maxSearchResults + 1}`;
const today = `(now() at time zone 'UTC')::date`;
const leadDay = `(i.sent_at at time zone 'UTC')::date`;
const isLead = 'not i.is_quarantined';

// The period and the one before it.
const daysSql = `
  with own as materialized (${ownSql}),
  seen as (
    select d.day, sum(d.views)::int as views, sum(d.impressions)::int as impressions
    from listing_day d join own on own.id = d.listing_id
    where d.day > ${today} - 2 * $2::int group by d.day),
  written as (
    select ${leadDay} as day, count(*)::int as leads from inquiry i join own on own.id = i.listing_id
    where ${isLead} and i.sent_at > (${today} - 2 * $2::int)::timestamp at time zone 'UTC' group by 1)
  select to_char(day, 'YYYY-MM-DD') as date, coalesce(views, 0) as views,
    coalesce(impressions, 0) as impressions, coalesce(leads, 0) as leads
  from (select ${today} - n as day from generate_series(0, 2 * $2::int - 1) n) period
  left join seen using (day) left join written using (day) order by day`;
const listingsSql = `
  with own as materialized (${ownSql}),
  counted as (
    select own.id, coalesce(seen.views, 0) as views, coalesce(seen.impressions, 0) as impressions,
      (select count(*)::int from inquiry i where i.listing_id = own.id and ${isLead}
        and i.sent_at >= (${today} - $2::int + 1)::timestamp at time zone 'UTC') as leads
    from own left join (
      select d.listing_id, sum(d.views)::int as views, sum(d.impressions)::int as impressions
      from listing_day d join own on own.id = d.listing_id
      where d.day > ${today} - $2::int group by d.listing_id) seen on seen.listing_id = own.id
    order by views desc, leads desc, own.id desc limit ${maxListingStats})
  select l.public_id as id, counted.views, counted.impressions, counted.leads, l.rent_monthly as rent,
    ${areaMedian} as median, (select count(*)::int from favourite f where f.listing_id = l.id) as favourites
  from counted join (${listingTables}) on l.id = counted.id
  order by counted.views desc, counted.leads desc, counted.id desc`;
const replyHoursSql = `
  select co.reply_hours as "replyHours" from company co join listing l on l.company_id = co.id
  where l.owner_user_id = $1::uuid order by l.listed_at desc, l.id desc limit 1`;

interface ListingRow extends ListingNumbers {
  readonly id: string;
  readonly rent: number;
  readonly median: number | null;
  readonly favourites: number;
}

/** Counts what visitors do with the listings of a landlord. */
@Injectable()
export class NewListingStatsReader {
  constructor(private readonly pool: SqlPool) {}

  async read(ownerId: string, period: ListingStatsPeriod): Promise<NewListingStats> {
    const days = await this.pool.rows<ListingStatsDay>('listing_stats_days', daysSql, [ownerId, period]);
    const listings = await this.pool.rows<ListingRow>('listing_stats', listingsSql, [ownerId, period]);
    const company = await this.pool.row<{ replyHours: number | null }>('own_reply_hours', replyHoursSql, [ownerId]);
    const [before, current] = [days.slice(0, period), days.slice(period)];
    return {
      days: current,
      total: sumOf(current),
      previous: sumOf(before),
      listings: listings.map(toStats),
      ...(typeof company?.replyHours === 'number' ? { replyHours: company.replyHours } : {}),
      countedAt: new Date().toISOString(),
    };
  }
}

const sumOf = (days: readonly ListingNumbers[]): ListingNumbers => {
  const sum = (key: keyof ListingNumbers) => days.reduce((total, day) => total + day[key], 0);
  return { impressions: sum('impressions'), views: sum('views'), leads: sum('leads') };
};

const toStats = ({ rent, median, favourites, ...listing }: ListingRow): ListingStats => ({
  ...listing,
  ...(favourites >= minFavourites ? { favourites } : {}),
  ...(median === null ? {} : { rentDifference: Math.round((rent / median - 1) * 1_000) / 1_000 }),
});
