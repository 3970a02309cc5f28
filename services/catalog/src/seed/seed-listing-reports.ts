import { severityOf, reportSeverities, type ReportReason } from '@porchlight/contracts/catalog';
import type { SeedContext } from '@porchlight/service-kit';
import type { CatalogConfig } from '../config.ts';

/** A report of the demo: `listing` counts the listings that are reported. */
interface DemoReport {
  readonly listing: number;
  readonly reason: ReportReason;
  readonly details?: string;
  readonly hoursAgo: number;
}

const reports: readonly DemoReport[] = [
  {
    listing: 1,
    reason: 'scam',
    details: 'He wants $900 by e-transfer to “hold” the home before I can see it.',
    hoursAgo: 2,
  },
  {
    listing: 1,
    reason: 'scam',
    details: 'Asked for a deposit before any viewing. He is abroad until January.',
    hoursAgo: 1,
  },
  { listing: 2, reason: 'discriminatory', details: 'The text says that children aren’t welcome.', hoursAgo: 20 },
  { listing: 3, reason: 'wrong-details', details: 'On the telephone the rent was $250 higher.', hoursAgo: 30 },
  { listing: 3, reason: 'unavailable', hoursAgo: 9 },
  { listing: 4, reason: 'unavailable', details: 'The sign in the window says that it is rented.', hoursAgo: 50 },
];
// Public listings of others than the demo landlord, who has those with this beginning.
const reportsSql = `
  with given as (
    select * from jsonb_to_recordset($1::jsonb) as d("listing" int, reason text, details text, "hoursAgo" int,
      severity smallint, reference text)),
  home as (
    select id, (row_number() over (order by public_id))::int as n from (
      select id, public_id from listing where status = 'active' and owner_user_id <> (
        select owner_user_id from listing where public_id = 'dem0draft1')
      order by public_id limit 4) first),
  opened as (
    insert into reported_listing (listing_id, opened_at, severity, reporters)
    select home.id, now() - max("hoursAgo") * interval '1 hour', max(severity), count(*) from given
    join home on home.n = given.listing group by home.id on conflict do nothing returning id, listing_id)
  insert into listing_report (reported_listing_id, reference, reporter, reason, details, language, has_conversation,
    reported_at)
  select opened.id, given.reference, 'demo ' || given.reference, given.reason, given.details, 'en-CA', false,
    now() - given."hoursAgo" * interval '1 hour'
  from given join home on home.n = given.listing join opened on opened.listing_id = home.id`;
// The suspended listing of the demo landlord, who can appeal.
const suspendedListing = 'dem0old010';
const decidedSql = `
  with decided as (
  insert into reported_listing (listing_id, opened_at, severity, reporters, decision, decided_at, decided_by, confirmed,
    reason)
  select id, now() - interval '3 days', 2, 1, 'suspended', now() - interval '2 days',
    '00000000-0000-4000-8000-000000000018', 'wrong-details',
    'The rent doesn’t match what renters are offered. Please write what it costs with all fees.'
  from listing where public_id = $1 and status = 'suspended' returning id, opened_at)
  insert into listing_report (reported_listing_id, reference, reporter, reason, details, language, has_conversation,
    reported_at)
  select id, 'R-DEM33332', 'demo R-DEM33332', 'wrong-details', 'At the viewing the rent was $300 higher.', 'en-CA', false,
    opened_at
  from decided`;

/** Seeds four reported listings, and what was decided about one of the demo landlord. */
export async function seedListingReports({ once }: SeedContext<CatalogConfig>): Promise<void> {
  await once('listing-reports:1', async (manager) => {
    const given = reports.map((report, at) => ({
      ...report,
      severity: reportSeverities.indexOf(severityOf(report.reason)) + 1,
      reference: `R-DEM2222${at + 2}`,
    }));
    await manager.query(reportsSql, [JSON.stringify(given)]);
    await manager.query(decidedSql, [suspendedListing]);
  });
}
