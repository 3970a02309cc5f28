import { feedChangeLimit, type FeedRowAction } from '@porchlight/contracts/catalog';
import type { EntityManager } from 'typeorm';

/** Numbers of the rows of a run by action. */
export type RunCounts = Partial<Record<FeedRowAction, number>>;

// A home that support merged into another one, or that its landlord deleted, does not come back.
const knownSql = `
  update feed_row row set listing_id = home.listing_id,
    action = case when listing.status in ('merged', 'deleted') then 'sighted'
      when home.content_hash = row.content_hash and not (listing.status = 'expired' and listing.status_reason = 'feed')
        then 'unchanged' else 'updated' end
  from feed_run run join feed_home home on home.feed_id = run.feed_id join listing on listing.id = home.listing_id
  where run.id = $1 and row.run_id = run.id and row.action is null and home.external_key = row.external_key`;
const folded = (text: string) => `regexp_replace(lower(${text}), '[^[:alnum:]]+', '', 'g')`;
// The same home of the same company, which a person entered or another feed lists.
const suspectedSql = `
  update feed_row row set action = 'suspected', listing_id = listing.id
  from feed_run run join feed on feed.id = run.feed_id join company on company.public_id = feed.company_id
    join listing on listing.company_id = company.id and listing.status not in ('merged', 'deleted', 'rejected')
  where run.id = $1 and row.run_id = run.id and row.action is null
    and listing.city_id = (row.home->'address'->>'cityId')::int and listing.beds = (row.home->'fields'->>'beds')::int
    and ${folded('listing.street')} = ${folded(`row.home->'address'->>'street'`)}
    and ${folded(`coalesce(listing.unit_number, '')`)} = ${folded(`coalesce(row.home->'fields'->>'unitNumber', '')`)}
    and not exists (select from feed_home home where home.listing_id = listing.id and home.feed_id = feed.id)`;
const createdSql = `update feed_row set action = 'created' where run_id = $1 and action is null`;
// A rejected row is still a sighting. Homes that are not on the market are not missed.
const absentSql = `
  insert into feed_row (run_id, position, external_id, external_key, action, listing_id, address)
  select $1, $2 + row_number() over (order by home.external_key), home.external_key, home.external_key,
    case when home.absent_runs > 0 then 'expired' else 'missing' end, listing.id,
    concat_ws(', ', listing.street, listing.unit_number, city.name)
  from feed_run run join feed on feed.id = run.feed_id join feed_home home on home.feed_id = feed.id
    join listing on listing.id = home.listing_id join city on city.id = listing.city_id
  where run.id = $1 and feed.mode = 'full' and listing.status in ('draft', 'active', 'paused')
    and not exists (select from feed_row row where row.run_id = run.id and row.external_key = home.external_key)`;
const countsSql = `select action, count(*)::int as count from feed_row where run_id = $1 group by action`;
const homesSql = `
  select count(*)::int as homes from feed_run run join feed_home home on home.feed_id = run.feed_id
    join listing on listing.id = home.listing_id
  where run.id = $1 and listing.status in ('draft', 'active', 'paused')`;

const analyzedRows = 5_000;

/** Decides what happens to each row of a run that is read, and to the homes that it does not have. */
export async function compareRun(manager: EntityManager, runId: string, rows: number): Promise<RunCounts> {
  // Without numbers of the new rows, a comparison of many would be planned as one of a few.
  if (rows > analyzedRows) await manager.query('analyze feed_row');
  await manager.query(knownSql, [runId]);
  await manager.query(suspectedSql, [runId]);
  await manager.query(createdSql, [runId]);
  await manager.query(absentSql, [runId, rows]);
  const counted = await manager.query<{ action: FeedRowAction; count: number }[]>(countsSql, [runId]);
  return Object.fromEntries(counted.map(({ action, count }) => [action, count]));
}

/**
 * Returns whether a run would add or remove so many homes that a person decides
 * (docs/rules/feeds.md#feed-8-a-run-that-changes-too-much-is-held).
 */
export async function isHeld(manager: EntityManager, runId: string, counts: RunCounts): Promise<boolean> {
  const [{ homes }] = await manager.query<[{ homes: number }]>(homesSql, [runId]);
  const limit = Math.max(feedChangeLimit.min, feedChangeLimit.part * homes);
  // @mutation feed-change-limit
  return (counts.created ?? 0) > limit || (counts.expired ?? 0) > limit;
}
