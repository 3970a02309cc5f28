import type { MergedPart } from './merged-parts.ts';
import { recorded } from './merged-parts.ts';

/** Locks the inquiries of the listings $1, so that messages that arrive meanwhile wait and follow. */
// @mutation merged-inquiries-lock
export const lockInquiriesSql = 'select from inquiry where listing_id = any($1::bigint[]) order by id for update';

const columns = [
  'is_open',
  'stage',
  'is_quarantined',
  'has_held_message',
  'updated_at',
  'seen_at',
  'replied_at',
  'hidden_at',
  'archived_at',
  'waiting_since',
  'delivered_at',
];
const columnList = columns.join(', ');
const columnsOf = (alias: string) =>
  `jsonb_build_object(${columns.map((column) => `'${column}', ${alias}.${column}`).join(', ')})`;
const ofDuplicate = 'from inquiry i where i.listing_id = $1::bigint and i.joined_into_id is not null';
const isUnchanged = `(${columnsOf('i')} = r.details->'after')`;

/** Of a renter who wrote about both, the inquiry of the duplicate joins the one of the listing that stays. */
const join: MergedPart = {
  name: 'joined-lead',
  move: recorded(
    'joined-lead',
    `update inquiry m set joined_into_id = (
      select t.id from inquiry t where t.listing_id = $2::bigint and t.writer = m.writer and t.joined_into_id is null
      order by t.is_open desc, t.updated_at desc, t.id limit 1)
    where m.listing_id = $1::bigint and m.joined_into_id is null and exists (
      select from inquiry t where t.listing_id = $2::bigint and t.writer = m.writer and t.joined_into_id is null)
    returning m.joined_into_id::text as origin, m.id::text as key`,
  ),
  back: `
    update inquiry i set joined_into_id = null from listing_merge_row r
    where r.merge_id = $1 and r.part = 'joined-lead' and i.id::text = r.key and i.joined_into_id::text = r.origin
      and $2::bigint is not null`,
};
/** What two inquiries say together, for those that others of the duplicate join. */
const states: MergedPart = {
  name: 'lead-state',
  move: `
    with joining as (select i.* ${ofDuplicate}),
    before as (
      select t.id, ${columnsOf('t')} as state from inquiry t where t.id in (select joined_into_id from joining)),
    after as (
      update inquiry i set
        is_open = i.is_open or j.is_open,
        stage = case when i.stage = 'new' then j.stage else i.stage end,
        is_quarantined = i.is_quarantined and j.is_quarantined,
        has_held_message = i.has_held_message or j.has_held_message,
        updated_at = greatest(i.updated_at, j.updated_at),
        seen_at = least(i.seen_at, j.seen_at),
        replied_at = least(i.replied_at, j.replied_at),
        hidden_at = case when i.hidden_at is not null and j.is_hidden then i.hidden_at end,
        archived_at = case when i.archived_at is not null and j.is_archived then i.archived_at end,
        waiting_since = least(i.waiting_since, j.waiting_since),
        delivered_at = least(i.delivered_at, j.delivered_at)
      from (select joined_into_id, bool_or(is_open) as is_open, (array_agg(stage order by updated_at desc))[1] as stage,
          bool_and(is_quarantined) as is_quarantined, bool_or(has_held_message) as has_held_message,
          max(updated_at) as updated_at, min(seen_at) as seen_at, min(replied_at) as replied_at,
          bool_and(hidden_at is not null) as is_hidden, bool_and(archived_at is not null) as is_archived,
          min(waiting_since) as waiting_since, min(delivered_at) as delivered_at
        from joining group by joined_into_id) j
      where i.id = j.joined_into_id returning i.id, ${columnsOf('i')} as state)
    insert into listing_merge_row as stored (merge_id, part, origin, key, details)
    select $3::uuid, 'lead-state', '', before.id::text,
      jsonb_build_object('before', before.state, 'after', after.state)
    from before join after using (id) where $2::bigint is not null
    on conflict (merge_id, part, origin, key) do update
      set details = stored.details || jsonb_build_object('after', excluded.details->'after')
    returning key`,
  // What happened since stays.
  back: `
    update inquiry i set (${columnList}) = (
      select ${columnList} from jsonb_populate_record(i, r.details->'before'))
    from listing_merge_row r
    where r.merge_id = $1 and r.part = 'lead-state' and i.id::text = r.key and ${isUnchanged}
      and $2::bigint is not null`,
};
/** Inquiries that joined one of the duplicate earlier join the other one too, so that each leads to it in one step. */
const earlierJoins: MergedPart = {
  name: 'earlier-join',
  move: recorded(
    'earlier-join',
    `update inquiry m set joined_into_id = i.joined_into_id ${ofDuplicate} and m.joined_into_id = i.id
      and $2::bigint is not null returning i.id::text as origin, m.id::text as key`,
  ),
  back: `
    update inquiry m set joined_into_id = r.origin::uuid from listing_merge_row r
    where r.merge_id = $1 and r.part = 'earlier-join' and m.id::text = r.key and m.joined_into_id is not null
      and exists (select from inquiry i where i.id = r.origin::uuid) and $2::bigint is not null`,
};
/** Records of an inquiry that joined another. */
function recordsOf(table: string, key: string, stays = ''): MergedPart {
  return {
    name: table,
    move: recorded(
      table,
      `update ${table} m set inquiry_id = i.joined_into_id ${ofDuplicate} and m.inquiry_id = i.id ${stays}
        and $2::bigint is not null returning i.id::text as origin, m.${key}::text as key`,
    ),
    back: `
      update ${table} m set inquiry_id = r.origin::uuid from listing_merge_row r
      where r.merge_id = $1 and r.part = '${table}' and m.${key}::text = r.key
        and exists (select from inquiry i where i.id = r.origin::uuid) and $2::bigint is not null`,
  };
}
/** An inquiry can have one open proposal; a second one stays where it is. */
const oneProposal = `and not (m.status = 'proposed' and exists (
  select from viewing v where v.inquiry_id = i.joined_into_id and v.status = 'proposed'))`;

/** All other leads move as they are. */
const leads: MergedPart = {
  name: 'lead',
  move: recorded(
    'lead',
    `update inquiry m set listing_id = $2::bigint where m.listing_id = $1::bigint and m.joined_into_id is null
    returning $1::bigint::text as origin, m.id::text as key`,
  ),
  back: `
    update inquiry i set listing_id = r.origin::bigint from listing_merge_row r
    where r.merge_id = $1 and r.part = 'lead' and i.listing_id = $2::bigint and i.id::text = r.key`,
};

/** Parts of leads in their order. */
export const leadParts: readonly MergedPart[] = [
  join,
  earlierJoins,
  states,
  recordsOf('inquiry_message', 'id'),
  recordsOf('viewing', 'id', oneProposal),
  leads,
];
