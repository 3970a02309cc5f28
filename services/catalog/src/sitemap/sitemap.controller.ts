import { Controller } from '@nestjs/common';
import { locationUrl, type InputOf } from '@porchlight/contracts';
import {
  listingsPerSitemap,
  listSitemapCities,
  listSitemapHomes,
  listSitemapShards,
  listSitemapTrends,
  type SitemapPages,
  type SitemapShards,
} from '@porchlight/contracts/internal';
import { Handle, Input, SqlPool } from '@porchlight/service-kit';
import { SiteModules } from '../site-modules/site-modules.ts';

interface ListingRow {
  readonly url: string;
  readonly changedAt: Date;
}
interface LocationRow {
  readonly province: string;
  readonly place: string | null;
}

const shardsSql = `
  select (id / ${listingsPerSitemap})::int as number, max(refreshed_at) as "changedAt" from listing_search group by 1
  order by 1`;
const listingsSql = `
  select card::jsonb ->> 'url' as url, refreshed_at as "changedAt" from listing_search
  where id >= $1::bigint and id < $1::bigint + ${listingsPerSitemap} order by id`;
const placesSql = `
  select 'city' as kind, id, province_id, slug from city where deleted_at is null and merged_into_id is null
  union all select 'metro', id, province_id, slug from metro_area where deleted_at is null`;
// Locations with fewer than three listings are hidden from search engines (docs/rules/search-engines.md).
const locationsSql = `
  select p.slug as province, k.slug as place from place_count n
    join (${placesSql}
      union all select 'province', id, id, null from province) k on k.kind = n.kind and k.id = n.place_id
    join province p on p.id = k.province_id
  where n.homes >= 3 order by 1, 2 nulls first`;
// Ten listings of a size in the newest months: below that a page of trends has no figures of its own
// (docs/rules/rent-trends.md#trend-1-figures-need-at-least-10-listings).
const trendsSql = `
  select distinct p.slug as province, k.slug as place from rent_trend_cell t
    join (${placesSql}) k on k.kind = t.kind and k.id = t.place_id
    join province p on p.id = k.province_id
  where t.n >= 10 and t.month >= (select max(month) from rent_trend_cell) - interval '1 month' order by 1, 2`;

/** Serves the URLs of listings and locations for sitemaps. */
@Controller()
export class SitemapController {
  constructor(
    private readonly pool: SqlPool,
    private readonly modules: SiteModules,
  ) {}

  @Handle(listSitemapShards)
  async shards(): Promise<SitemapShards> {
    const rows = await this.pool.rows<{ number: number; changedAt: Date }>('sitemap_shards', shardsSql);
    return { shards: rows.map(({ number, changedAt }) => ({ number, changedAt: changedAt.toISOString() })) };
  }

  @Handle(listSitemapHomes)
  async homes(@Input() { params }: InputOf<typeof listSitemapHomes>): Promise<SitemapPages> {
    const rows = await this.pool.rows<ListingRow>('sitemap_homes', listingsSql, [params.number * listingsPerSitemap]);
    return { pages: rows.map(({ url, changedAt }) => ({ url, changedAt: changedAt.toISOString() })) };
  }

  @Handle(listSitemapCities)
  async cities(): Promise<SitemapPages> {
    const rows = await this.pool.rows<LocationRow>('sitemap_cities', locationsSql);
    return {
      pages: [
        { url: '/homes' },
        ...rows.map(({ province, place }) => ({ url: locationUrl(province, place ?? undefined) })),
      ],
    };
  }

  @Handle(listSitemapTrends)
  async trends(): Promise<SitemapPages> {
    if (!(await this.modules.current()).showsRentTrends) return { pages: [] };
    const rows = await this.pool.rows<LocationRow>('sitemap_trends', trendsSql);
    return {
      pages: rows.map(({ province, place }) => ({ url: `${locationUrl(province, place ?? undefined)}/rent-trends` })),
    };
  }
}
