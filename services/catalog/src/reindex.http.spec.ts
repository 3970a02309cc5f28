import type { TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { SearchProjection } from './search-document/search-projection.ts';
import { aMarket } from './testing/a-market.ts';
import { startCatalog } from './testing/start-catalog.ts';
import { reindex, type ReindexProgress } from './reindex.ts';

const market = aMarket(450);

describe('rewriting all search documents', () => {
  let app: TestApp;
  let dataSource: DataSource;
  beforeEach(async () => {
    app = await startCatalog(market);
    dataSource = app.app.get(DataSource);
  }, 60_000);
  afterEach(async () => {
    await app.stop();
  });

  const documents = () => app.sql('select * from listing_search order by id');
  const cells = () => app.sql('select * from listing_cell order by c, currency, beds, type, rent_band');
  const isPublic = async (publicId: string) =>
    (await app.sql('select 1 from listing_search where public_id = $1', [publicId])).length > 0;

  it('repairs missing, corrupt and stale documents and the roll-up of the map', async () => {
    const before = [await documents(), await cells()];
    await app.sql('delete from listing_search where id % 7 = 0');
    await app.sql(`update listing_search set rent = 1, card = '{}' where id % 5 = 0`);
    await app.sql('update listing_cell set n = n + 1, min_rent = 1 where beds = 2');
    await app.sql(`update listing set status = 'paused' where public_id = $1`, [market.homes[0]!.publicId]);
    expect(await reindex({ dataSource })).toBe(true);
    expect(await isPublic(market.homes[0]!.publicId)).toBe(false);
    await app.sql(`update listing set status = 'active' where public_id = $1`, [market.homes[0]!.publicId]);
    expect(await reindex({ dataSource })).toBe(true);
    expect([await documents(), await cells()]).toEqual(before);
  }, 60_000);

  it('reports progress, stops after the current batch, and resumes from there', async () => {
    const stopping = new AbortController();
    const progress: ReindexProgress[] = [];
    await app.sql(`update listing_search set card = '{}'`);
    const spoiled = async () => (await app.sql(`select id from listing_search where card = '{}'`)).length;
    expect(
      await reindex({
        dataSource,
        signal: stopping.signal,
        progress: (now) => {
          progress.push(now);
          stopping.abort();
        },
      }),
    ).toBe(false);
    expect(progress).toEqual([{ done: 200, of: 450, lastId: progress[0]!.lastId }]);
    expect(await spoiled()).toBe(250);
    expect(
      await reindex({
        dataSource,
        after: progress[0]!.lastId,
        progress: (now) => {
          progress.push(now);
        },
      }),
    ).toBe(true);
    expect(progress.map(({ done }) => done)).toEqual([200, 400, 450]);
    expect(await spoiled()).toBe(0);
  }, 60_000);

  it('loses no concurrent change: a listing whose entitlement ends during the rewrite stays hidden', async () => {
    const gone = market.homes[5]!.publicId;
    const runner = dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('update entitlement set is_enabled = false, version = version + 1 where public_id = $1', [gone]);
    await app.app.get(SearchProjection).refresh([gone], runner.manager);
    const rebuilt = reindex({ dataSource });
    while (
      (await app.sql(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
        .length === 0
    )
      await new Promise((resolve) => {
        setTimeout(resolve, 10);
      });
    await runner.commitTransaction();
    await runner.release();
    expect(await rebuilt).toBe(true);
    expect(await isPublic(gone)).toBe(false);
    expect(await documents()).toHaveLength(market.homes.length - 1);
  }, 60_000);
});
