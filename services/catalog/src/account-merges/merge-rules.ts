import type { MergeKind } from '@porchlight/contracts/internal';

/** How the rows of one table move to another owner. */
export interface MergeRule {
  readonly table: string;
  /** Column with the user id of the owner. */
  readonly owner: string;
  /** What a preview calls the rows; rows without a kind are not counted. */
  readonly kind?: MergeKind;
  /** Names a row of an owner. */
  readonly key: string;
  /**
   * Moves rows from the owner $1 to $2 and returns their keys. $3 limits them to these keys; null moves all. Rows that
   * the other owner has already, or has no room for, stay.
   */
  readonly sql: string;
}

type Owned = Omit<MergeRule, 'sql'>;
const chosen = (key: string) => `($3::text[] is null or moved.${key}::text = any($3))`;
const plain = ({ table, owner, key }: Owned, stays = '') => `
  update ${table} moved set ${owner} = $2 where ${owner} = $1 and ${chosen(key)} ${stays} returning moved.${key}::text as key`;

/** Every row moves. */
const all = (rule: Owned): MergeRule => ({ ...rule, sql: plain(rule) });
/** A row whose key the other owner has stays, so an undo finds it. */
const union = (rule: Owned): MergeRule => ({
  ...rule,
  sql: plain(
    rule,
    `and not exists (select from ${rule.table} other where other.${rule.owner} = $2 and other.${rule.key} = moved.${rule.key})`,
  ),
});
/** Rows take the numbers that are free among those of the other owner, in their order. */
const numbered = (
  rule: Owned,
  { max, isNew = 'true' }: { readonly max: number; readonly isNew?: string },
): MergeRule => ({
  ...rule,
  sql: `
    with free as (
      select slot, row_number() over (order by slot) as n from generate_series(1, ${max}) slot
      where not exists (select from ${rule.table} other where other.${rule.owner} = $2 and other.slot = slot.slot)),
    wanted as (
      select ${rule.key} as key, row_number() over (order by moved.slot) as n from ${rule.table} moved
      where ${rule.owner} = $1 and moved.slot is not null and ${chosen(rule.key)} and ${isNew})
    update ${rule.table} moved set ${rule.owner} = $2, slot = free.slot from wanted join free using (n)
    where moved.${rule.key} = wanted.key returning moved.${rule.key}::text as key`,
});

const isNewSearch = `not exists (select from saved_search other where other.owner_id = $2
  and coalesce(other.place_kind, '') = coalesce(moved.place_kind, '')
  and coalesce(other.place_id, 0) = coalesce(moved.place_id, 0) and md5(other.query) = md5(moved.query))`;
const searches = { table: 'saved_search', owner: 'user_id', key: 'id' } as const;

/** Rules of the tables whose rows move, in their order. */
export const mergeRules: readonly MergeRule[] = [
  // A note of the merged account fills an empty one.
  {
    table: 'favourite',
    owner: 'user_id',
    key: 'note',
    sql: `update favourite stays set note = moved.note from favourite moved
      where $3::text[] is null and stays.user_id = $2 and moved.user_id = $1 and moved.listing_id = stays.listing_id
        and coalesce(stays.note, '') = '' and moved.note <> '' returning 'note' as key`,
  },
  union({ table: 'favourite', owner: 'user_id', key: 'listing_id', kind: 'favourites' }),
  numbered({ ...searches, kind: 'savedSearches' }, { max: 10, isNew: isNewSearch }),
  // The alert for favourites, and searches that wait for their confirmation, have no number.
  { ...searches, sql: plain(searches, `and moved.slot is null and ${isNewSearch}`) },
  // Otherwise a listing that was mailed already would be mailed again.
  {
    table: 'alert_delivery',
    owner: 'owner_id',
    key: 'event',
    sql: `
      update alert_delivery moved set owner_id = $2
      where owner_id = $1 and ($3::text[] is null or concat(moved.listing_id, ' ', moved.event) = any($3))
        and not exists (select from alert_delivery other
          where other.owner_id = $2 and other.listing_id = moved.listing_id and other.event = moved.event)
      returning concat(moved.listing_id, ' ', moved.event) as key`,
  },
  numbered({ table: 'point_of_interest', owner: 'user_id', key: 'id', kind: 'pointsOfInterest' }, { max: 10 }),
  union({ table: 'viewed_listing', owner: 'user_id', key: 'listing_id', kind: 'viewedListings' }),
  union({ table: 'recommendation_removal', owner: 'user_id', key: 'listing_id' }),
  all({ table: 'inquiry', owner: 'user_id', key: 'id', kind: 'inquiries' }),
  all({ table: 'known_address', owner: 'person_id', key: 'address' }),
  all({ table: 'listing_report', owner: 'user_id', key: 'id' }),
  all({ table: 'site_blocked_writer', owner: 'user_id', key: 'writer_hash' }),
  all({ table: 'blocked_writer', owner: 'user_id', key: 'id' }),
  union({ table: 'blocked_writer', owner: 'owner_user_id', key: 'writer' }),
  union({ table: 'reply_template', owner: 'owner_user_id', key: 'name', kind: 'replyTemplates' }),
  all({ table: 'lead_contact', owner: 'owner_user_id', key: 'id' }),
  all({ table: 'lead_export', owner: 'owner_user_id', key: 'exported_at' }),
  all({ table: 'photo_upload', owner: 'owner_user_id', key: 'id' }),
  // Leads belong to their listings. The listings belong to the company of their landlord.
  {
    table: 'listing',
    owner: 'owner_user_id',
    key: 'public_id',
    kind: 'listings',
    sql: `
      update listing moved set owner_user_id = $2,
        company_id = coalesce((select company_id from landlord where person_id = $2), moved.company_id)
      where owner_user_id = $1 and ${chosen('public_id')} returning moved.public_id as key`,
  },
];
