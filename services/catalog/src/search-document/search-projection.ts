import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { areaMedian } from '../listings/area-median.ts';
import { listingColumns, listingTables, type ListingRecord } from '../listings/listing-record.ts';
import { isStealthHeldSql } from '../listings/stealth-holds.ts';
import { applyCellMoves, type CellMove } from './cell-roll-up.ts';
import { searchDocumentOf, type SearchDocument } from './search-document.ts';

interface PublicListingRow extends ListingRecord {
  readonly isFeatured: boolean;
  readonly entitlementVersion: string;
  readonly median: number | null;
  readonly replyHours: number | null;
}

// @mutation public-listing
const publicHomes = `
  select ${listingColumns}, e.is_featured as "isFeatured", e.version::text as "entitlementVersion",
    ${areaMedian} as median, co.reply_hours as "replyHours"
  from ${listingTables} join entitlement e on e.public_id = l.public_id join company co on co.id = l.company_id
  where l.public_id = any($1) and e.is_enabled and l.status = 'active' and not ${isStealthHeldSql('l')}
  order by p.id, c.id, l.id`;

const columns = `id, public_id, city_id, metro_id, province_id, building_id, company_id, rank, rent, currency, lat, lon, z, amen, extra, pets, utils,
  sqft, beds, baths2, type, furnished, featured, available, listed_at, refreshed_at, version, card, content_hash`;
const updatedColumns = columns
  .split(',')
  .map((column) => column.trim())
  .filter((column) => column !== 'id')
  .map((column) => `${column} = excluded.${column}`)
  .join(', ');
const inCell = (
  table: string,
) => `${table}.id, (${table}.z >> 30)::int as c, ${table}.currency, ${table}.beds, ${table}.type, ${table}.rent,
  round(${table}.lat * 1000000)::bigint as lat, round(${table}.lon * 1000000)::bigint as lon`;
// Returns the listings that entered and left map cells: every part of the statement sees the rows as they were before
// it.
const write = `
  with documents as (
    select * from jsonb_to_recordset($2::jsonb) as d(id bigint, public_id text, city_id int, metro_id int,
      province_id smallint, building_id int, company_id int,
      rank int, rent int, currency smallint, lat float8, lon float8, z bigint, amen bigint, extra bigint, pets smallint,
        utils smallint,
      sqft int, beds smallint, baths2 smallint, type smallint, furnished smallint, featured boolean, available date,
        listed_at timestamptz, refreshed_at timestamptz,
      version bigint, card text, content_hash bigint, words text)),
  gone as (
    delete from listing_search s
    where s.public_id = any($1) and not exists (select 1 from documents d where d.id = s.id) returning s.id),
  closed as (update listing l set closed_at = now() from gone where l.id = gone.id),
  opened as (
    update listing l set published_at = coalesce(l.published_at, now()), closed_at = null,
      reopened_at = case when l.closed_at < now() - interval '1 hour' then now() else l.reopened_at end from documents d
    where l.id = d.id and (l.published_at is null or l.closed_at is not null)),
  changed as (
    select d.* from documents d
    where $3::boolean or not exists (select 1 from listing_search s
      where s.id = d.id and s.content_hash = d.content_hash)),
  written as (
    insert into listing_search (${columns}, tsv) select ${columns}, to_tsvector('simple', words) from changed
    on conflict (id) do update set ${updatedColumns}, tsv = excluded.tsv),
  before as (
    select ${inCell('s')} from listing_search s
    where s.public_id = any($1) and (s.id in (select id from gone) or s.id in (select id from changed))),
  after as (select ${inCell('d')} from changed d)
  select -1 as sign, before.* from before where not exists (select 1 from after where after = before)
  union all select 1, after.* from after where not exists (select 1 from before where before = after)`;

const batchSize = 500;
// Increase when a column is computed differently from the same document.
const hashVersion = 1;

/**
 * Writes the search documents of active, entitled listings and removes those of all others: the only code that makes a
 * listing public. Also updates the roll-up of the map.
 */
@Injectable()
export class SearchProjection {
  /**
   * Refreshes the documents of listings in the caller's transaction; unchanged documents are skipped. Bulk jobs use one
   * transaction per few hundred listings.
   */
  refresh(publicIds: readonly string[], manager: EntityManager): Promise<void> {
    return this.#project(publicIds, false, manager);
  }

  /** Writes the documents of listings even when they are unchanged. */
  rewrite(publicIds: readonly string[], manager: EntityManager): Promise<void> {
    return this.#project(publicIds, true, manager);
  }

  async #project(publicIds: readonly string[], isForced: boolean, manager: EntityManager): Promise<void> {
    if (publicIds.length === 0) return;
    // A concurrent transaction waits here and then reads what the first one has committed.
    await manager.query('select id from listing where public_id = any($1) order by id for update', [publicIds]);
    const moves: CellMove[] = [];
    for (let from = 0; from < publicIds.length; from += batchSize) {
      const batchIds = publicIds.slice(from, from + batchSize);
      moves.push(
        ...(await manager.query<CellMove[]>(write, [
          batchIds,
          JSON.stringify(await this.#documents(batchIds, manager)),
          isForced,
        ])),
      );
    }
    await applyCellMoves(moves, manager);
  }

  async #documents(publicIds: readonly string[], manager: EntityManager): Promise<SearchDocument[]> {
    const listings = await manager.query<PublicListingRow[]>(publicHomes, [publicIds]);
    return listings.map((listing) =>
      withHash(
        searchDocumentOf(listing, {
          isFeatured: listing.isFeatured,
          version: listing.entitlementVersion,
          median: listing.median ?? undefined,
          replyHours: listing.replyHours ?? undefined,
        }),
      ),
    );
  }
}

/**
 * Returns the document with a hash of its content; the version of the entitlement is excluded, because it does not
 * affect the content.
 */
function withHash(document: SearchDocument): SearchDocument & { readonly content_hash: string } {
  const { version: _version, ...content } = document;
  const digest = createHash('sha256')
    .update(JSON.stringify([hashVersion, content]))
    .digest();
  return { ...document, content_hash: String(digest.readBigInt64BE()) };
}
