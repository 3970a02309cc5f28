import { maxPriceChanges } from '@porchlight/contracts/catalog';

/**
 * What moves from a duplicate $1 to the listing that stays $2 in the merge $3, and back. A row that the other listing
 * has already stays, so that an undo finds it.
 */
export interface MergedPart {
  readonly name: string;
  readonly move: string;
  /** Undoes the merge $1 of the listing that stayed $2. */
  readonly back: string;
}

/** Returns a statement that stores what a statement moved. */
export const recorded = (name: string, moved: string): string => `
  with moved as (${moved})
  insert into listing_merge_row (merge_id, part, origin, key) select $3::uuid, '${name}', origin, key from moved
  returning key`;

/** Rows of a table of which a listing has one per `keys`. */
function rowsOf(table: string, ...keys: readonly string[]): MergedPart {
  const keyOf = (alias: string) => `concat_ws(' ', ${keys.map((key) => `${alias}.${key}`).join(', ')})`;
  const other = (listing: string) => `not exists (select from ${table} other
    where other.listing_id = ${listing} and ${keys.map((key) => `other.${key} = m.${key}`).join(' and ')})`;
  return {
    name: table,
    move: recorded(
      table,
      `update ${table} m set listing_id = $2::bigint where m.listing_id = $1::bigint and ${other('$2::bigint')}
      returning $1::bigint::text as origin, ${keyOf('m')} as key`,
    ),
    back: `
      update ${table} m set listing_id = r.origin::bigint from listing_merge_row r
      where r.merge_id = $1 and r.part = '${table}' and m.listing_id = $2::bigint and ${keyOf('m')} = r.key
        and ${other('r.origin::bigint')}`,
  };
}

const utcText = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`;
/** The history of the rent is copied, because a listing keeps no more than the latest changes. */
const priceChanges: MergedPart = {
  name: 'price_change',
  move: recorded(
    'price_change',
    `insert into price_change (listing_id, changed_at, old_rent, new_rent)
    select $2::bigint, changed_at, old_rent, new_rent from price_change where listing_id = $1::bigint
    order by changed_at desc limit ${maxPriceChanges} on conflict do nothing
    returning $1::bigint::text as origin, ${utcText('changed_at')} as key`,
  ),
  back: `
    delete from price_change p using listing_merge_row r
    where r.merge_id = $1 and r.part = 'price_change' and p.listing_id = $2::bigint and ${utcText('p.changed_at')} = r.key`,
};
/** Counts of a day are added; those of the duplicate stay for an undo. */
const days: MergedPart = {
  name: 'listing_day',
  move: `
    with added as (
      insert into listing_day as d (listing_id, day, views, impressions)
      select $2::bigint, day, views, impressions from listing_day where listing_id = $1::bigint
      on conflict (listing_id, day) do update
        set views = d.views + excluded.views, impressions = d.impressions + excluded.impressions
      returning day)
    insert into listing_merge_row (merge_id, part, origin, key, details)
    select $3::uuid, 'listing_day', $1::bigint::text, o.day::text,
      jsonb_build_object('views', o.views, 'impressions', o.impressions)
    from listing_day o join added on added.day = o.day where o.listing_id = $1::bigint returning key`,
  back: `
    update listing_day d
    set views = greatest(0, d.views - r.views), impressions = greatest(0, d.impressions - r.impressions)
    from (select key::date as day, sum((details->>'views')::int) as views,
        sum((details->>'impressions')::int) as impressions
      from listing_merge_row where merge_id = $1 and part = 'listing_day' group by key) r
    where d.listing_id = $2::bigint and d.day = r.day`,
};
/** Addresses of listings that were merged into the duplicate lead to the listing that stays in one step. */
const earlierMerges: MergedPart = {
  name: 'listing',
  move: recorded(
    'listing',
    `update listing set merged_into_id = $2::bigint where merged_into_id = $1::bigint
    returning $1::bigint::text as origin, id::text as key`,
  ),
  back: `
    update listing l set merged_into_id = r.origin::bigint from listing_merge_row r
    where r.merge_id = $1 and r.part = 'listing' and l.id = r.key::bigint and l.merged_into_id = $2::bigint`,
};

/** Parts in their order. */
export const mergedParts: readonly MergedPart[] = [
  rowsOf('favourite', 'user_id'),
  rowsOf('guest_favourite', 'device'),
  rowsOf('viewed_listing', 'user_id'),
  rowsOf('recommendation', 'user_id'),
  rowsOf('recommendation_removal', 'user_id'),
  // Otherwise a home that was mailed already would be mailed again.
  rowsOf('alert_delivery', 'owner_id', 'event'),
  priceChanges,
  days,
  earlierMerges,
];

/** Statements about rows that both listings have, of the duplicate $1 and the listing that stays $2. */
export const filledFromDuplicate: readonly string[] = [
  `update favourite stays set note = moved.note from favourite moved
    where stays.listing_id = $2::bigint and moved.listing_id = $1::bigint and moved.user_id = stays.user_id
      and coalesce(stays.note, '') = '' and moved.note <> ''`,
  `update recommendation stays set seen_at = moved.seen_at from recommendation moved
    where stays.listing_id = $2::bigint and moved.listing_id = $1::bigint and moved.user_id = stays.user_id
      and stays.seen_at is null and moved.seen_at is not null`,
  `update viewed_listing stays set viewed_at = greatest(stays.viewed_at, moved.viewed_at) from viewed_listing moved
    where stays.listing_id = $2::bigint and moved.listing_id = $1::bigint and moved.user_id = stays.user_id`,
];

/** Keeps the latest changes of the rent of the listing $1. */
export const prunePricesSql = `
  delete from price_change where listing_id = $1::bigint and changed_at < (
    select min(changed_at) from (select changed_at from price_change where listing_id = $1::bigint
      order by changed_at desc limit ${maxPriceChanges}) latest)`;
