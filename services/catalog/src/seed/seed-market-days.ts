import type { SeedContext } from '@porchlight/service-kit';
import type { CatalogConfig } from '../config.ts';
import { businessDateSql, recordedDays } from '../market-days/record-day.ts';

// The published listings of the days before the demo, from the days on which they were listed: the search documents,
// which the job counts, are made after the seed.
const seedSql = `
  insert into market_day (business_date, published, inquiries, views, updated_at)
  select date, (select count(*) from listing where status = 'active' and listed_at < date + 1), 0, 0,
    date::timestamptz
  from (select ${businessDateSql} - back as date from generate_series(1, ${recordedDays - 1}) back) past
  on conflict (business_date) do update set published = excluded.published`;

/** Seeds the published listings of the days before the demo. */
export async function seedMarketDays({ once }: SeedContext<CatalogConfig>): Promise<void> {
  await once('market-days:1', async (manager) => {
    await manager.query(seedSql);
  });
}
