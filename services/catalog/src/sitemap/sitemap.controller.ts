import { Controller } from '@nestjs/common';
import { placeUrl, type InputOf } from '@porchlight/contracts';
import {
  homesPerSitemap,
  listSitemapCities,
  listSitemapHomes,
  listSitemapShards,
  listSitemapTrends,
  type SitemapPages,
  type SitemapShards,
} from '@porchlight/contracts/internal';
import { Handle, Input, SqlPool } from '@porchlight/service-kit';

interface HomeRow {
  readonly url: string;
  readonly changedAt: Date;
}
interface PlaceRow {
  readonly province: string;
  readonly place: string | null;
}

const shards = `
  select (id / ${homesPerSitemap})::int as number, max(refreshed_at) as "changedAt" from listing_search group by 1 order by 1`;
const homes = `
  select card::jsonb ->> 'url' as url, refreshed_at as "changedAt" from listing_search where id >= $1::bigint and id < $1::bigint + ${homesPerSitemap} order by id`;
// A place with fewer than three homes is not shown to search engines (decisions 4.6).
const places = `
  select p.slug as province, k.slug as place from place_count n
    join (select 'city' as kind, id, province_id, slug from city union all select 'metro', id, province_id, slug from metro_area
      union all select 'province', id, id, null from province) k on k.kind = n.kind and k.id = n.place_id
    join province p on p.id = k.province_id
  where n.homes >= 3 order by 1, 2 nulls first`;
// Ten homes of a size in the newest months: below that a page of trends has nothing of its own to show (decisions 5.9).
const trends = `
  select distinct p.slug as province, k.slug as place from rent_trend_cell t
    join (select 'city' as kind, id, province_id, slug from city union all select 'metro', id, province_id, slug from metro_area) k on k.kind = t.kind and k.id = t.place_id
    join province p on p.id = k.province_id
  where t.n >= 10 and t.month >= (select max(month) from rent_trend_cell) - interval '1 month' order by 1, 2`;

/** The addresses of homes and places that search engines should know. */
@Controller()
export class SitemapController {
  readonly #pool: SqlPool;
  constructor(pool: SqlPool) {
    this.#pool = pool;
  }

  @Handle(listSitemapShards)
  async shards(): Promise<SitemapShards> {
    const rows = await this.#pool.rows<{ number: number; changedAt: Date }>('sitemap_shards', shards);
    return { shards: rows.map(({ number, changedAt }) => ({ number, changedAt: changedAt.toISOString() })) };
  }

  @Handle(listSitemapHomes)
  async homes(@Input() { params }: InputOf<typeof listSitemapHomes>): Promise<SitemapPages> {
    const rows = await this.#pool.rows<HomeRow>('sitemap_homes', homes, [params.number * homesPerSitemap]);
    return { pages: rows.map(({ url, changedAt }) => ({ url, changedAt: changedAt.toISOString() })) };
  }

  @Handle(listSitemapCities)
  async cities(): Promise<SitemapPages> {
    const rows = await this.#pool.rows<PlaceRow>('sitemap_cities', places);
    return {
      pages: [
        { url: '/homes' },
        ...rows.map(({ province, place }) => ({ url: placeUrl(province, place ?? undefined) })),
      ],
    };
  }

  @Handle(listSitemapTrends)
  async trends(): Promise<SitemapPages> {
    const rows = await this.#pool.rows<PlaceRow>('sitemap_trends', trends);
    return {
      pages: rows.map(({ province, place }) => ({ url: `${placeUrl(province, place ?? undefined)}/rent-trends` })),
    };
  }
}
