/** Returns the condition that support hides the listing `alias` from visitors without a notice to its landlord. */
export const isStealthHeldSql = (alias: string): string =>
  `exists (select from stealth_hold h where h.listing_id = ${alias}.id and h.ended_at is null)`;

// What the landlord of such a listing sees is what commerce decided, as if it were public.
const asBefore = (column: string): string => `(
  select e.${column} from stealth_hold h join entitlement e on e.public_id = l.public_id
  where h.listing_id = l.id and h.ended_at is null and l.status = 'active')`;

/** Whether the listing `l`, with its search document `s`, is public for its landlord. */
export const looksLiveSql = `(s.id is not null or coalesce(${asBefore('is_enabled')}, false))`;
/** Whether the listing `l`, with its search document `s`, is featured for its landlord. */
export const looksFeaturedSql = `coalesce(s.featured, ${asBefore('is_featured')}, false)`;
