import { listingNameSql } from '../listings/listing-name.ts';
import { listingTables } from '../listings/listing-record.ts';

/** Columns of a candidate from `listing l`, its company `co` and its search document `s`. */
export const candidateColumns = `
  l.public_id as id, ${listingNameSql} as title, l.lang, l.status, s.id is not null as "isLive",
  concat_ws(', ', l.street, l.unit_number) as address, c.name as city, p.code as province, co.name as company,
  (select count(*)::int from inquiry i where i.listing_id = l.id and i.joined_into_id is null) as leads`;
/** Tables of a candidate. */
export const candidateTables = `${listingTables} join company co on co.id = l.company_id
  left join listing_search s on s.id = l.id`;
/** Listings that can be merged were on the site once. */
export const isCandidate = `co.public_id = $1 and l.published_at is not null
  and l.status in ('active', 'paused', 'expired', 'rented', 'suspended')`;
