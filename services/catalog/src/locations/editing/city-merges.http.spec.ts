import { randomUUID } from 'node:crypto';
import { asStaff, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource, type EntityManager } from 'typeorm';
import { aMarket } from '../../testing/a-market.ts';
import { startCatalog } from '../../testing/start-catalog.ts';
import { until } from '../until.ts';
import { lockLocations } from './location-changes.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startCatalog(aMarket(60));
}, 60_000);
afterEach(() => app.stop());

const editor = asStaff(['viewCities', 'modifyCities']);
const [calgary, airdrie, edmonton, montreal, amchitka, vulcan] = [11, 12, 13, 21, 31, 14];
const versionOf = async (id: number) =>
  ((await app.get(`/admin/cities/${id}`, { as: editor })).body as { version?: number }).version ?? 1;
const merge = async (id: number, into: number) =>
  app.post(`/admin/cities/${id}/merge`, {
    as: editor,
    body: { into: String(into), version: await versionOf(id), intoVersion: await versionOf(into) },
  });
const preview = (id: number, into: number | string) =>
  app.get(`/admin/cities/${id}/merge?into=${encodeURIComponent(into)}`, { as: editor });
const placeAt = async (path: string) => (await app.get(`/locations/${path}`)).body.area as { id: string; url: string };
const countOf = async (table: 'listing' | 'listing_search' | 'building', city: number) =>
  (await app.sql<{ n: number }>(`select count(*)::int as n from ${table} where city_id = $1`, [city]))[0]!.n;
const total = async (city: number) => (await app.get(`/listings?cityId=${city}`)).body.pagination?.total as number;
const insertSearch = (
  manager: Pick<EntityManager, 'query'>,
  place: number,
  owner: string,
  query = '',
  isActive = true,
) =>
  manager.query(
    `insert into saved_search (user_id, place_kind, place_id, query, slot, frequency, language, time_zone,
      confirmed_at, is_active, next_run_at)
    values ($1, 'city', $2, $3, (select count(*) + 1 from saved_search where user_id = $1), 'daily', 'en-CA', 'UTC',
      now(), $4, now())`,
    [owner, place, query, isActive],
  );
const database = () => app.app.get(DataSource);

/** Starts a transaction that writes, acts beside it, and commits once the act waits for it. */
async function beside<T>(write: (manager: EntityManager) => Promise<unknown>, act: () => Promise<T>): Promise<T> {
  const runner = database().createQueryRunner();
  await runner.startTransaction();
  await write(runner.manager);
  const acting = act();
  await until(
    async () =>
      (
        await app.sql(`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`)
      ).length > 0,
  );
  await runner.commitTransaction();
  await runner.release();
  return acting;
}
const copyListing = `
  insert into listing overriding system value select (jsonb_populate_record(l, jsonb_build_object('id', 9000 + l.id,
    'public_id', lpad((9000 + l.id)::text, 10, 'z'), 'city_id', $1::int, 'draft_key', null))).*
  from listing l order by id limit 1`;

describe('a merge of cities', () => {
  it('moves listings, buildings, alerts, spellings and addresses, and is in the history', async () => {
    const [both, mine] = [randomUUID(), randomUUID()];
    await insertSearch(database(), airdrie, mine);
    await insertSearch(database(), airdrie, both);
    await insertSearch(database(), calgary, both, '', false);
    const sum = (await total(airdrie)) + (await total(calgary));
    expect((await preview(airdrie, calgary)).body).toMatchObject({
      into: { id: '11' },
      listings: { count: await countOf('listing', airdrie), more: false },
      alerts: { count: 2, more: false },
      aliases: ['Airdrie'],
    });
    const merged = await merge(airdrie, calgary);
    expect(merged).toMatchObject({ status: 200, body: { id: '11', aliases: ['Airdrie'], version: 2 } });
    for (const table of ['listing', 'listing_search', 'building'] as const)
      expect(await countOf(table, airdrie)).toBe(0);
    await until(async () => (await total(calgary)) === sum);
    expect(await total(calgary)).toBe(sum);
    expect(await app.sql('select place_id, is_active from saved_search order by user_id = $1', [mine])).toEqual([
      { place_id: calgary, is_active: true },
      { place_id: calgary, is_active: true },
    ]);
    await until(async () => (await placeAt('alberta/airdrie'))?.id === '11');
    expect(await placeAt('alberta/airdrie')).toMatchObject({ id: '11', url: '/homes/alberta/calgary' });
    expect((await app.get('/listings-autocomplete?q=airdrie')).body.suggestions).toMatchObject([{ id: '11' }]);
    expect((await app.get(`/admin/cities/${airdrie}`, { as: editor })).status).toBe(404);
    const [newest] = (await app.get(`/admin/cities/${calgary}/history`, { as: editor })).body.changes;
    expect(newest).toMatchObject({ action: 'modified', before: { aliases: [] }, after: { aliases: ['Airdrie'] } });
    expect(
      await app.sql(
        `select action, data -> 'after' ->> 'mergedInto' as into from resource_history
        where resource = 'cities' and record_id = $1`,
        [String(airdrie)],
      ),
    ).toEqual([{ action: 'removed', into: '11' }]);
  });

  it('leads chains of merges and renamed addresses to the last city in one step', async () => {
    const version = await versionOf(airdrie);
    await app.patch(`/admin/cities/${airdrie}`, { as: editor, body: { version, slug: 'airdrie-town' } });
    expect((await merge(airdrie, calgary)).status).toBe(200);
    expect((await merge(calgary, edmonton)).status).toBe(200);
    expect(await app.sql('select slug, city_id from former_location_address order by slug')).toEqual(
      ['airdrie', 'airdrie-town', 'calgary'].map((slug) => ({ slug, city_id: edmonton })),
    );
    expect(await app.sql('select id from city where merged_into_id = $1 order by id', [edmonton])).toEqual(
      [{ id: calgary }, { id: airdrie }].sort((one, other) => one.id - other.id),
    );
    await until(async () => (await placeAt('alberta/airdrie'))?.id === '13');
    for (const slug of ['airdrie', 'airdrie-town', 'calgary'])
      expect((await placeAt(`alberta/${slug}`)).url).toBe('/homes/alberta/edmonton');
  });

  it('is refused for the same, an unknown or a foreign city, and for versions that changed', async () => {
    for (const [into, code] of [
      [airdrie, 'same-city'],
      [999, 'merge-target-not-found'],
      [amchitka, 'other-country'],
    ] as const) {
      expect(await preview(airdrie, into)).toMatchObject({ status: 422, body: { code } });
      expect(await merge(airdrie, into)).toMatchObject({ status: 422, body: { code } });
    }
    expect((await preview(999, calgary)).status).toBe(404);
    expect((await preview(airdrie, "1' or 1=1")).status).toBe(422);
    const outdated = { into: String(calgary), version: 1, intoVersion: 9 };
    expect(await app.post(`/admin/cities/${airdrie}/merge`, { as: editor, body: outdated })).toMatchObject({
      status: 409,
      body: { code: 'version-conflict', current: { id: '11' } },
    });
    const viewer = asStaff(['viewCities']);
    expect((await app.post(`/admin/cities/${airdrie}/merge`, { as: viewer, body: {} })).status).toBe(403);
    expect((await merge(vulcan, montreal)).status).toBe(200);
  });

  it('of two cities into each other at once happens once', async () => {
    const responses = await Promise.all([merge(airdrie, calgary), merge(calgary, airdrie)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await app.sql('select from city where merged_into_id is not null')).toHaveLength(1);
  });

  it('into a city that is merged at the same time is refused', async () => {
    const write = async (manager: EntityManager) => {
      await lockLocations(manager);
      await manager.query('update city set merged_into_id = $1 where id = $2', [edmonton, calgary]);
    };
    const merged = await beside(write, () => merge(airdrie, calgary));
    expect(merged).toMatchObject({ status: 422, body: { code: 'merge-target-not-found' } });
  });

  it('takes along a listing and an alert that are written at the same time', async () => {
    const before = await countOf('listing', airdrie);
    const write = async (manager: EntityManager) => {
      await manager.query(copyListing, [airdrie]);
      await insertSearch(manager, airdrie, randomUUID());
    };
    const merged = await beside(write, () => merge(airdrie, calgary));
    expect([merged.status, before > 0]).toEqual([200, true]);
    expect(await countOf('listing', airdrie)).toBe(0);
    expect(await app.sql('select from saved_search where place_id = $1', [airdrie])).toEqual([]);
  });

  it('leaves no later listing or alert in the merged city, from a process that does not know of it yet', async () => {
    await merge(airdrie, calgary);
    await app.sql(copyListing, [airdrie]);
    await insertSearch(database(), airdrie, randomUUID());
    await app.sql('update listing set city_id = $1 where public_id like $2', [airdrie, 'z%']);
    expect(await countOf('listing', airdrie)).toBe(0);
    expect(await app.sql('select place_id from saved_search')).toEqual([{ place_id: calgary }]);
  });
});

describe('a removal of a city', () => {
  it('is refused beside a listing that is written at the same time', async () => {
    const body = { version: await versionOf(vulcan) };
    const removed = await beside(
      (manager) => manager.query(copyListing, [vulcan]),
      async () => app.delete(`/admin/cities/${vulcan}`, { as: editor, body }),
    );
    expect(removed).toMatchObject({ status: 409, body: { code: 'city-in-use' } });
  });
});
