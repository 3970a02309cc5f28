import { Injectable } from '@nestjs/common';
import { maxFoundListings, type FoundListing, type FoundListings } from '@porchlight/contracts/catalog';
import { SqlPool } from '@porchlight/service-kit';
import { listingNameSql } from '../listings/listing-name.ts';
import { listingTables } from '../listings/listing-record.ts';

const isOpen = `status not in ('merged', 'deleted')`;
/** Conditions and order are those of the index, so that a search reads no more rows than it returns. */
function startSql(column: 'title' | 'street', rank: number): string {
  const start = `left(lower(folded(${column})), 100) collate "C"`;
  const typed = 'left(lower(folded($2)), 100)';
  return `
    (select id, ${rank} as rank, ${start} as start from listing
    where ${isOpen} and ${start} >= ${typed} collate "C" and ${start} < (${typed} || chr(1114111)) collate "C"
    order by ${start}, id limit ${maxFoundListings})`;
}
/** Search by id and by the beginning of title and address. */
export const staffListingSearchSql = `
  select l.public_id as id, ${listingNameSql} as title, l.lang, l.status,
    concat_ws(', ', l.street, l.unit_number) as address, c.name as city, p.code as province, co.name as company
  from (
    select distinct on (id) id, rank, start from (
      select id, 0 as rank, '' as start from listing where public_id = $1 and ${isOpen}
      union all ${startSql('title', 1)}
      union all ${startSql('street', 2)}) candidate
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
