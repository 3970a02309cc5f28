import type { Entitlement } from '@porchlight/contracts/internal';
import type { TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { aMarket } from '../testing/a-market.ts';
import { Chance } from '../testing/chance.ts';
import { entitled, startCatalog, sendEntitlements } from '../testing/start-catalog.ts';
import { rebuildCells } from './cell-roll-up.ts';
import { SearchProjection } from './search-projection.ts';

const market = aMarket(120);
const ids = market.homes.map(({ publicId }) => publicId);
// Changes of a listing that affect the map: rent, beds, coordinates, unpublishing and republishing.
const changes = [
  'update listing set rent_monthly = 800 + ((rent_monthly + 350) % 2400) where public_id = any($1)',
  'update listing set beds = (beds + 1) % 5 where public_id = any($1)',
  `
    update listing set latitude = latitude + 0.11,
      longitude = case when longitude < -179.9 then 179.9 else longitude - 0.07 end where public_id = any($1)`,
  'update listing set hides_exact_address = not hides_exact_address where public_id = any($1)',
  `update listing set status = case status when 'active' then 'paused' else 'active' end where public_id = any($1)`,
  `update listing set title = title || '!' where public_id = any($1)`,
];

describe('the roll-up of map cells', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startCatalog(market);
  }, 60_000);
  afterEach(async () => {
    await app.stop();
  });

  const inTransaction = (work: (manager: Parameters<SearchProjection['refresh']>[1]) => Promise<void>) =>
    app.app.get(DataSource).transaction(work);
  const cells = () => app.sql('select * from listing_cell order by c, currency, beds, type, rent_band');
  const rebuild = () =>
    inTransaction(async (manager) => {
      for (const statement of rebuildCells) await manager.query(statement);
    });
  const change = (sql: string, some: readonly string[]) =>
    inTransaction(async (manager) => {
      await manager.query('select id from listing where public_id = any($1) order by id for update', [some]);
      await manager.query(sql, [some]);
      await app.app.get(SearchProjection).refresh(some, manager);
    });
  async function expectAsRebuilt(): Promise<void> {
    const stored = await cells();
    await rebuild();
    expect(stored).toEqual(await cells());
  }

  it('equals a rebuilt roll-up after any changes', async () => {
    const chance = new Chance(11);
    let version = 1;
    for (let turn = 0; turn < 60; turn += 1) {
      const some = chance.some(ids, chance.pick([0.02, 0.2]));
      if (chance.is(0.3))
        await sendEntitlements(
          app,
          some.map((id) =>
            entitled(id, { enabled: chance.is(0.5), featured: chance.is(0.2), version: (version += 1) }),
          ),
        );
      else await change(chance.pick(changes), some);
      await expectAsRebuilt();
    }
  }, 120_000);

  it('stays correct under concurrent changes of neighbouring listings', async () => {
    const chance = new Chance(5);
    let version = 1;
    const toggled = () =>
      chance
        .some(ids, 0.3)
        .map((id): Entitlement => entitled(id, { enabled: chance.is(0.5), version: (version += 1) }));
    for (let round = 0; round < 5; round += 1) {
      const responses = await Promise.all(
        Array.from(
          { length: 4 },
          () =>
            [sendEntitlements(app, toggled()), change(chance.pick(changes), chance.some(ids, 0.2)), rebuild()] as const,
        ).map(async ([answers, ...others]) => {
          await Promise.all(others);
          return answers;
        }),
      );
      expect(responses.flat().map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      await expectAsRebuilt();
    }
  }, 120_000);

  it('is empty after all listings are removed', async () => {
    await sendEntitlements(
      app,
      ids.map((id) => entitled(id, { enabled: false, version: 2 })),
    );
    expect(await cells()).toEqual([]);
  });

  it('and a document are not rewritten without a change', async () => {
    const written = () => app.sql('select id, xmin::text from listing_search order by id');
    const before = await written();
    await change('select $1::text[]', ids);
    expect(await written()).toEqual(before);
    await change('update listing set rent_monthly = rent_monthly + 1 where public_id = any($1)', ids.slice(0, 3));
    expect((await written()).filter((row, at) => JSON.stringify(row) !== JSON.stringify(before[at]))).toHaveLength(3);
  });
});
