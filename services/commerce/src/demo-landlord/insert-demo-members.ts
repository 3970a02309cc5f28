import type { SeedContext } from '@porchlight/service-kit';
import { businessDateSql } from '../business-date.ts';

interface SeedWallets {
  readonly wallets: readonly { readonly companyId: string }[];
}

/** Days to the last day of the memberships of demo companies; negative after it. */
const daysLeft = [-40, -8, 6, 17, 28, 44];

const insertSql = `
  insert into membership_period (company_id, plan_id, included_listings, grant_reason, valid)
  select company_id, plan.id, plan.included_listings, 'Demo data',
    daterange(${businessDateSql} + days - 365, ${businessDateSql} + days, '[]')
  from unnest($1::uuid[], $2::int[]) as member (company_id, days),
    (select id, included_listings from membership_plan order by sort_order, months, id limit 1) plan
  where not exists (select from membership_period known where known.company_id = member.company_id)`;

/** Inserts memberships of some demo companies that end soon or ended not long ago, for support to renew. */
export async function insertDemoMembers({ file, once }: SeedContext, url: URL): Promise<void> {
  const seed = await file(url);
  await once(`${seed.version}:members`, async (manager) => {
    const { wallets } = await seed.read<SeedWallets>();
    const companies = wallets.map(({ companyId }) => companyId).sort();
    await manager.query(insertSql, [companies.slice(0, daysLeft.length), daysLeft.slice(0, companies.length)]);
  });
}
