import { Injectable } from '@nestjs/common';
import { maxFoundListings, type FoundListing, type FoundListings } from '@porchlight/contracts/catalog';
import { SqlPool } from '@porchlight/service-kit';
import { listingNameSql } from '../listings/listing-name.ts';
import { listingTables } from '../listings/listing-record.ts';
import { startsWithSql } from './starts-with-sql.ts';

const isOpen = `status not in ('merged', 'deleted')`;
/** Search by id and by the beginning of title and address. */
export const staffListingSearchSql = `
  select l.public_id as id, ${listingNameSql} as title, l.lang, l.status,
    concat_ws(', ', l.street, l.unit_number) as address, c.name as city, p.code as province, co.name as company
  from (
    select distinct on (id) id, rank, start from (
      select id, 0 as rank, '' as start from listing where public_id = $1 and ${isOpen}
      union all ${startsWithSql('title', { rank: 1, limit: maxFoundListings })}
      union all ${startsWithSql('street', { rank: 2, limit: maxFoundListings })}) candidate
    order by id, rank) found
  join (${listingTables}) on l.id = found.id join company co on co.id = l.company_id
  order by found.rank, found.start, l.id limit ${maxFoundListings}`;

/** Finds listings of all landlords for staff. */
@Injectable()
export class StaffListings {
  constructor(private readonly pool: SqlPool) {}

  async find(search: string): Promise<FoundListings> {
    const text = search.trim();
    // Without it, white space alone would be how every listing begins.
    if (text === '') return { listings: [] };
    const listings = await this.pool.rows<FoundListing>('staff_listing_search', staffListingSearchSql, [
      text.toLowerCase(),
      text,
    ]);
    return { listings };
  }
}
