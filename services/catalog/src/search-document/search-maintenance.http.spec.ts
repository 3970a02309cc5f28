import type { TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { entitled, startCatalog, sendEntitlements } from '../testing/start-catalog.ts';

const market = aMarket(30);

describe('search documents', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startCatalog(market);
  }, 60_000);
  afterAll(async () => {
    await app.stop();
  });

  const vacuums = async () =>
    (
      await app.sql<{ count: number }>(
        `
          select coalesce(sum(vacuum_count), 0)::int as count from pg_stat_all_tables
          where relname in ('listing_search', 'listing_cell')`,
      )
    )[0]!.count;

  it('are vacuumed after a series of changes, which does not wait for it', async () => {
    const before = await vacuums();
    await sendEntitlements(
      app,
      market.homes.map(({ publicId }) => entitled(publicId, { featured: true, version: 2 })),
    );
    while ((await vacuums()) < before + 2)
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    expect(await app.sql(`select 1 from job where name = 'search.vacuum' and state = 'dead'`)).toEqual([]);
  });
});
