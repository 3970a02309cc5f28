import { recorded, type MergedPart } from './merged-parts.ts';

const isOpen = (alias: string) => `${alias}.decision is null and ${alias}.joined_into_id is null`;
const ofDuplicate = 'from reported_listing i where i.listing_id = $1::bigint and i.joined_into_id is not null';
const totals = (id: string) => `
  update reported_listing c set
    reporters = (select count(*) from listing_report r where r.reported_listing_id = c.id),
    severity = greatest(c.severity, coalesce((select max(o.severity) from reported_listing o
      where o.joined_into_id = c.id), c.severity))
  where c.id in (${id})`;

/** Open reports of the duplicate, where the listing that stays has none, move with their questions. */
const open: MergedPart = {
  name: 'report',
  move: recorded(
    'report',
    `update reported_listing m set listing_id = $2::bigint
    where m.listing_id = $1::bigint and ${isOpen('m')} and not exists (
      select from reported_listing t where t.listing_id = $2::bigint and t.decision is null)
    returning $1::bigint::text as origin, m.id::text as key`,
  ),
  // Those that were decided since stay with the listing that the decision was about.
  back: `
    update reported_listing c set listing_id = r.origin::bigint from listing_merge_row r
    where r.merge_id = $1 and r.part = 'report' and c.id::text = r.key and c.listing_id = $2::bigint
      and ${isOpen('c')}`,
};
/** Otherwise they join those of the listing that stays, so that one decision closes all. */
const join: MergedPart = {
  name: 'joined-report',
  move: recorded(
    'joined-report',
    `update reported_listing m set joined_into_id = t.id from reported_listing t
    where m.listing_id = $1::bigint and ${isOpen('m')} and t.listing_id = $2::bigint and ${isOpen('t')}
    returning t.id::text as origin, m.id::text as key`,
  ),
  back: `
    update reported_listing c set joined_into_id = null from listing_merge_row r, reported_listing t
    where r.merge_id = $1 and r.part = 'joined-report' and c.id::text = r.key and t.id::text = r.origin
      and t.decision is null and $2::bigint is not null`,
};
/** A reporter counts once. */
const reports: MergedPart = {
  name: 'listing_report',
  move: recorded(
    'listing_report',
    `update listing_report m set reported_listing_id = i.joined_into_id ${ofDuplicate}
      and m.reported_listing_id = i.id and $2::bigint is not null and not exists (
        select from listing_report o where o.reported_listing_id = i.joined_into_id and o.reporter = m.reporter)
    returning i.id::text as origin, m.id::text as key`,
  ),
  back: `
    update listing_report m set reported_listing_id = r.origin::uuid from listing_merge_row r, reported_listing c
    where r.merge_id = $1 and r.part = 'listing_report' and m.id::text = r.key and c.id::text = r.origin
      and c.joined_into_id is null and $2::bigint is not null`,
};
const counts: MergedPart = {
  name: 'report-count',
  move: `${totals(`select i.joined_into_id ${ofDuplicate}`)} and $2::bigint is not null and $3::uuid is not null
    returning c.id::text as key`,
  back: `${totals(`select r.origin::uuid from listing_merge_row r where r.merge_id = $1 and r.part = 'joined-report'`)}
    and $2::bigint is not null`,
};

/** Parts of reports in their order. */
export const reportParts: readonly MergedPart[] = [open, join, reports, counts];
