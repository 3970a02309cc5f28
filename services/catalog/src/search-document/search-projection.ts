import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { areaMedian } from '../homes/area-median.ts';
import { homeColumns, homeTables, type HomeRow } from '../homes/home-row.ts';
import { searchDocumentOf } from './search-document.ts';

interface PublicHome extends HomeRow { readonly isFeatured: boolean; readonly entitlementVersion: string; readonly median: number | null }

const publicHomes = `
  select ${homeColumns}, e.is_featured as "isFeatured", e.version::text as "entitlementVersion",
    ${areaMedian} as median
  from ${homeTables} join entitlement e on e.public_id = l.public_id
  where l.public_id = any($1) and e.is_enabled and l.status = 'active'
  order by p.id, c.id, l.id`;

const columns = `id, public_id, city_id, metro_id, province_id, building_id, company_id, rank, rent, currency, lat, lon, z, amen, extra, pets, utils,
  sqft, beds, baths2, type, furnished, featured, available, listed_at, refreshed_at, version, card`;
const writtenAnew = columns.split(',').map((column) => column.trim()).filter((column) => column !== 'id').map((column) => `${column} = excluded.${column}`).join(', ');
const write = `
  with documents as (
    select * from jsonb_to_recordset($2::jsonb) as d(id bigint, public_id text, city_id int, metro_id int, province_id smallint, building_id int, company_id int,
      rank int, rent int, currency smallint, lat float8, lon float8, z bigint, amen bigint, extra bigint, pets smallint, utils smallint,
      sqft int, beds smallint, baths2 smallint, type smallint, furnished smallint, featured boolean, available date, listed_at timestamptz, refreshed_at timestamptz,
      version bigint, card text, words text)),
  gone as (
    delete from listing_search s where s.public_id = any($1) and not exists (select 1 from documents d where d.id = s.id) returning s.id),
  closed as (update listing l set closed_at = now() from gone where l.id = gone.id),
  opened as (
    update listing l set published_at = coalesce(l.published_at, now()), closed_at = null from documents d
    where l.id = d.id and (l.published_at is null or l.closed_at is not null))
  insert into listing_search (${columns}, tsv) select ${columns}, to_tsvector('simple', words) from documents
  on conflict (id) do update set ${writtenAnew}, tsv = excluded.tsv`;

/**
 * Writes the search documents of homes that are active and entitled, and removes those of the others: the one place where a
 * home becomes public.
 */
@Injectable()
export class SearchProjection {
  async refresh(publicIds: readonly string[], manager: EntityManager): Promise<void> {
    if (publicIds.length === 0) return;
    // Whoever comes second waits here and then reads what the first has written.
    await manager.query('select id from listing where public_id = any($1) order by id for update', [publicIds]);
    const homes = await manager.query<PublicHome[]>(publicHomes, [publicIds]);
    const documents = homes.map((home) => searchDocumentOf(home, { isFeatured: home.isFeatured, version: home.entitlementVersion, median: home.median ?? undefined }));
    await manager.query(write, [publicIds, JSON.stringify(documents)]);
  }
}
