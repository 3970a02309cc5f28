import {
  expiryNoticeDays,
  maxCountedListings,
  supportListingsPerPage,
  type SupportListingFilter,
} from '@porchlight/contracts/catalog';
import { confirmedAt, expiresWithin } from '../own-listings/expiry/expiry-sql.ts';

const maxRead = supportListingsPerPage + 1;
/** Condition of listings that exist for support. */
export const isOpen = `l.status not in ('merged', 'deleted')`;

interface ListSql {
  readonly from: string;
  readonly where: string;
  /** Column of the internal id. */
  readonly id: string;
}
const listings = (where: string): ListSql => ({ from: 'listing l', where, id: 'l.id' });
// Each has an index whose rows are in the order of the list.
const lists: Readonly<Record<SupportListingFilter, ListSql>> = {
  all: listings(isOpen),
  active: listings(`l.status = 'active'`),
  expired: listings(`l.status = 'expired'`),
  suspended: listings(`l.status = 'suspended'`),
  featured: { from: 'listing_search s', where: 's.featured', id: 's.id' },
  reported: { from: 'reported_listing r', where: 'r.decision is null', id: 'r.listing_id' },
  stale: listings(`l.status = 'active' and ${expiresWithin(expiryNoticeDays.first)}`),
  'no-photos': listings(`not l.has_photos and ${isOpen}`),
  feed: listings(`l.is_from_feed and ${isOpen}`),
};

/** A listing as the end of a page. */
export interface Position {
  readonly id: string;
  /** When it was confirmed, as text: a date of JavaScript has no microseconds. */
  readonly confirmed: string;
}

/**
 * Statements of a list: the number of its listings up to 1,001, and the internal ids of the page after a position; of
 * the first page without one.
 */
export function listStatementsOf(filter: SupportListingFilter) {
  const { from, where, id } = lists[filter];
  const read = `select ${id}::text as id from ${from} where ${where}`;
  return {
    name: `support_listings_${filter.replace('-', '_')}`,
    count: `
      select count(*)::int as total from (select from ${from} where ${where} limit ${maxCountedListings + 1}) counted`,
    ...(filter === 'stale'
      ? {
          page: `${read} and (${confirmedAt}, ${id}) > (coalesce($2::timestamptz, '-infinity'), coalesce($1::bigint, 0))
            order by ${confirmedAt}, ${id} limit ${maxRead}`,
          valuesOf: (position?: Position) => [position?.id ?? null, position?.confirmed ?? null],
        }
      : {
          page: `${read} and ${id} < coalesce($1::bigint, 9223372036854775807) order by ${id} desc limit ${maxRead}`,
          valuesOf: (position?: Position) => [position?.id ?? null],
        }),
  };
}
