import type { SeedContext } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import type { CatalogConfig } from '../config.ts';
import type { MarketFile } from './market-file.ts';
import { seedListings } from './seed-listings.ts';
import { seedLocations } from './seed-locations.ts';

const marketFileUrl = new URL('../../seed/market.json.gz', import.meta.url);
// Months before the current one are history and frozen: they cannot be recounted from today's listings.
const trendsSql = `
  insert into rent_trend_cell (kind, place_id, beds, month, n, median, p25, p75, average, frozen_at)
  select kind, "areaId", beds, (date_trunc('month', current_date) - make_interval(months => "monthsAgo"))::date, n,
    median, p25, p75, avg, case when "monthsAgo" > 0 then now() end
  from jsonb_to_recordset($1::jsonb) as t(kind text, "areaId" int, beds smallint, "monthsAgo" int, n int, median int,
    p25 int, p75 int, avg int)
  on conflict (kind, place_id, beds, month) do nothing`;

/**
 * Seeds the demo market: locations, listings and rent history. Listings become public when commerce sends their
 * entitlements.
 */
export async function seedMarket(context: SeedContext<CatalogConfig>): Promise<void> {
  const file = await context.file(marketFileUrl);
  await context.once(file.version, async (manager) => {
    await insertMarket(manager, await file.read<MarketFile>(), (done, of) => {
      context.log.info('seeding listings', { done, of });
    });
  });
}

/** Inserts a market in the caller's transaction; existing rows stay unchanged. */
export async function insertMarket(
  manager: EntityManager,
  market: MarketFile,
  progress: (done: number, of: number) => void = () => undefined,
): Promise<void> {
  await seedLocations(manager, market);
  await manager.query(trendsSql, [JSON.stringify(market.trends)]);
  await seedListings(manager, market, progress);
  await manager.query('insert into market_state (is_complete) values (false) on conflict (is_only) do nothing');
  await manager.query('analyze listing');
}
