import { Injectable } from '@nestjs/common';
import { maxSupportSearch, type SupportListingSearchResult } from '@porchlight/contracts/catalog';
import { findLandlords } from '@porchlight/contracts/internal';
import { errorFields, Log, ServiceClient, SqlPool } from '@porchlight/service-kit';
import { startsWithSql } from '../staff-listings/starts-with-sql.ts';
import { ListingRows } from './listing-rows.ts';
import { isOpen } from './list-statements.ts';

const maxRead = maxSupportSearch + 1;
/** Search by id ($1), by the beginning of title and address ($2), and by landlord ($3), each by an index. */
export const supportSearchSql = `
  select id::text as id from (
    select distinct on (id) id, rank, start from (
      select l.id, 0 as rank, '' as start from listing l where l.public_id = $1 and ${isOpen}
      union all ${startsWithSql('title', { rank: 1, limit: maxRead })}
      union all ${startsWithSql('street', { rank: 2, limit: maxRead })}
      union all select owned.id, 3, '' from unnest($3::uuid[]) landlord (id) cross join lateral (
        select l.id from listing l where l.owner_user_id = landlord.id and ${isOpen}
        order by l.listed_at desc, l.id desc limit ${maxRead}) owned) candidate
    order by id, rank) found
  order by rank, start, found.id desc limit ${maxRead}`;

/** Finds listings of all landlords for support. */
@Injectable()
export class ListingSearch {
  constructor(
    private readonly pool: SqlPool,
    private readonly rows: ListingRows,
    private readonly services: ServiceClient,
    private readonly log: Log,
  ) {}

  /** Returns none for white space alone. */
  async find(search: string): Promise<SupportListingSearchResult> {
    const text = search.trim();
    if (text === '') return { listings: [], isMore: false, hasLandlords: true };
    const landlords = await this.#landlordsOf(search);
    const found = await this.pool.rows<{ id: string }>('support_listing_search', supportSearchSql, [
      text.toLowerCase(),
      text,
      landlords ?? [],
    ]);
    return {
      listings: await this.rows.of(found.slice(0, maxSupportSearch).map(({ id }) => id)),
      isMore: found.length > maxSupportSearch,
      hasLandlords: landlords !== undefined,
    };
  }

  /** Without accounts, listings are found by what catalog knows. */
  async #landlordsOf(search: string): Promise<readonly string[] | undefined> {
    try {
      return (await this.services.call(findLandlords, { query: { search } })).personIds;
    } catch (error) {
      this.log.warn('landlords not searched', errorFields(error));
      return undefined;
    }
  }
}
