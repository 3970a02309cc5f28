import type { SeedContext } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import type { CatalogConfig } from '../config.ts';
import type { MarketFile } from './market-file.ts';
import { seedHomes } from './seed-homes.ts';
import { seedPlaces } from './seed-places.ts';

const marketAddress = new URL('../../seed/market.json.gz', import.meta.url);
// The months before this one are history: the homes of today say nothing of them.
const trends = `
  insert into rent_trend_cell (kind, place_id, beds, month, n, median, p25, p75, average, frozen_at)
  select kind, "areaId", beds, (date_trunc('month', current_date) - make_interval(months => "monthsAgo"))::date, n, median, p25, p75, avg, case when "monthsAgo" > 0 then now() end
  from jsonb_to_recordset($1::jsonb) as t(kind text, "areaId" int, beds smallint, "monthsAgo" int, n int, median int, p25 int, p75 int, avg int)
  on conflict (kind, place_id, beds, month) do nothing`;

/** Sows the demo market: places, homes and their history. They become public as commerce tells of their entitlements. */
export async function seedMarket(context: SeedContext<CatalogConfig>): Promise<void> {
  const file = await context.file(marketAddress);
  await context.once(file.version, async (manager) => {
    await sow(manager, await file.read<MarketFile>(), (done, of) => {
      context.log.info('sowing homes', { done, of });
    });
  });
}

/** Writes a market in the caller's transaction; what is there already stays as it is. */
export async function sow(
  manager: EntityManager,
  market: MarketFile,
  progress: (done: number, of: number) => void = () => undefined,
): Promise<void> {
  await seedPlaces(manager, market);
  await manager.query(trends, [JSON.stringify(market.trends)]);
  await seedHomes(manager, market, progress);
  await manager.query('insert into market_state (is_complete) values (false) on conflict (is_only) do nothing');
  await manager.query('analyze listing');
}
