import type { SeedContext } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import type { CatalogConfig } from '../../config.ts';
import { demoFeedId, failingDemoFeedId } from './demo-feed-ids.ts';

/** Homes of the demo feed, and the days on which it ran. */
const [homes, days] = [12, 9];
const failedDays = 3;

// A company with enough homes that is not the one of the demo landlord; its owner has no account.
const companySql = `
  select company.id, company.public_id as "companyId", min(listing.owner_user_id::text) as "ownerId"
  from company join listing on listing.company_id = company.id
  where listing.status = 'active' and listing.draft_key is null and company.id is distinct from (
    select company_id from listing where public_id = 'dem0draft1')
  group by company.id having count(*) >= ${homes} order by company.id limit 1`;
const landlordSql = `insert into landlord (person_id, company_id) values ($1, $2) on conflict do nothing`;
const feedSql = `
  insert into feed (id, name, company_id, format, address, schedule, mode, identity, mapping, auto_enables, is_active,
    contact_email, next_run_at, failures, read_at)
  values ($1, $2, $3, 'csv', '', 'daily', 'full', 'id', $4, false, true, $5, now() + interval '20 hours', $6,
    now() - interval '4 hours') on conflict do nothing`;
const homesSql = `
  with adopted as (
    update listing set is_from_feed = true
    where id in (select id from listing where company_id = $2 and status = 'active' and draft_key is null
      order by public_id limit ${homes})
    returning id, public_id)
  insert into feed_home (feed_id, external_key, listing_id, content_hash)
  select $1, 'PR-' || (100 + row_number() over (order by public_id)), id, '' from adopted on conflict do nothing`;
const runsSql = `
  insert into feed_run (feed_id, state, started_at, ended_at, bytes, counts, applied)
  select $1, case day when 3 then 'partial' else 'ok' end, at, at + interval '4 seconds', 9000 + 40 * day,
    jsonb_build_object('rows', ${homes} + case day when 3 then 1 else 0 end,
      'created', case day when ${days} then ${homes} else 0 end, 'updated', case when day in (2, 6) then 1 else 0 end,
      'unchanged', ${homes} - case when day = ${days} then ${homes} when day in (2, 6) then 1 else 0 end,
      'rejected', case day when 3 then 1 else 0 end), ${homes} + case day when 3 then 1 else 0 end
  from generate_series(1, ${days}) as day, lateral (select now() - day * interval '1 day' + interval '20 hours' as at)`;
const rejectedSql = `
  insert into feed_row (run_id, position, number, line, external_id, external_key, action, issues, value, address,
    is_applied)
  select id, 13, 13, 14, 'PR-113', 'PR-113', 'rejected', '{NON_MONTHLY_PRICE,NO_PHOTOS}', '575 per week',
    '9 Lake Road, Calgary', true
  from feed_run where feed_id = $1 and state = 'partial'`;
const failedSql = `
  insert into feed_run (feed_id, state, started_at, ended_at, bytes, fault, fault_line, excerpt)
  select $1, 'failed', at, at + interval '1 second', 97, 'web-page', 1,
    '<!doctype html><html lang="en"><title>Moved</title><h1>Our feed has a new address</h1></html>'
  from generate_series(1, ${failedDays}) as day, lateral (
    select now() - day * interval '1 day' + interval '19 hours' as at)`;
const addressSql = 'update feed set address = $2 where id = $1';

interface Company {
  readonly id: number;
  readonly companyId: string;
  readonly ownerId: string;
}

const mapping = [{ field: 'postalCode', source: 'postal code' }];

/** Seeds a feed that is read every day and one that fails, with their runs. */
export async function seedFeeds({ once, config }: SeedContext<CatalogConfig>): Promise<void> {
  await once('demo-feeds:1', insertFeeds);
  const [origin = 'https://feeds.example'] = config.feedOrigins;
  // The demo may start on another port than before.
  await once(`demo-feeds:1:${origin}`, async (manager) => {
    await manager.query(addressSql, [demoFeedId, `${origin}/api/demo-feeds/homes.csv`]);
    await manager.query(addressSql, [failingDemoFeedId, `${origin}/api/demo-feeds/moved.csv`]);
  });
}

async function insertFeeds(manager: EntityManager): Promise<void> {
  const [company] = await manager.query<Company[]>(companySql);
  if (!company) return;
  const { id, companyId, ownerId } = company;
  await manager.query(landlordSql, [ownerId, id]);
  const healthy = [demoFeedId, 'Prairie Rentals', companyId, JSON.stringify(mapping), 'homes@prairie.example', 0];
  const failing = [failingDemoFeedId, 'Prairie Rentals, old server', companyId, '[]', null, failedDays];
  await manager.query(feedSql, healthy);
  await manager.query(feedSql, failing);
  await manager.query(homesSql, [demoFeedId, id]);
  for (const sql of [runsSql, rejectedSql]) await manager.query(sql, [demoFeedId]);
  await manager.query(failedSql, [failingDemoFeedId]);
}
