import { randomUUID } from 'node:crypto';
import type { UtilityRun, UtilityRuns } from '@porchlight/contracts';
import { asLandlord, asRenter, asStaff, guest, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { aMarket } from '../testing/a-market.ts';
import { startCatalog } from '../testing/start-catalog.ts';

const market = aMarket(450);
const staff = asStaff(['showUtilities', 'modifyUtilities'], 'support');
const path = '/support/utility-runs/catalog';
let app: TestApp;
beforeAll(async () => {
  app = await startCatalog(market);
}, 60_000);
afterAll(() => app.stop());
// Each test starts without a run and without a job of one.
beforeEach(async () => {
  await app.sql(`delete from job where target = 'task:utility-step'`);
  await app.sql('delete from utility_run');
});

const start = async (kind = 'search-documents') =>
  (await app.post(path, { as: staff, body: { kind } })).body as UtilityRun;
const cancel = (id: string) => app.post(`${path}/${id}/cancel`, { as: staff });
const runs = async () => ((await app.get(path, { as: staff })).body as UtilityRuns).runs;
const untilEnded = async (): Promise<UtilityRun> => {
  for (;;) {
    const [run] = await runs();
    if (run && run.state !== 'running') return run;
  }
};
const spoiled = async () => (await app.sql(`select from listing_search where card = '{}'`)).length;
const spoil = () => app.sql(`update listing_search set card = '{}'`);
/** Starts a run whose job is not run. */
async function aRun({ done = 0, lastId = '0' }: { readonly done?: number; readonly lastId?: string } = {}) {
  const [run] = await app.sql<{ id: string }>(
    `insert into utility_run (kind, started_by, done, total, last_id) values ('search-documents', $1, $2, 450, $3)
     returning id`,
    [staff.subject.sub, done, lastId],
  );
  return run?.id ?? '';
}

describe('UTILITY-3: a utility', () => {
  it('rewrites all search documents and says how far it is', async () => {
    await spoil();
    expect(await start()).toMatchObject({ state: 'running', done: 0, startedBy: staff.subject.sub });
    expect(await untilEnded()).toMatchObject({ state: 'done', done: 450, total: 450 });
    expect(await spoiled()).toBe(0);
  });
  it('counts the rents of the open months', async () => {
    await start('rent-trends');
    expect(await untilEnded()).toMatchObject({ kind: 'rent-trends', state: 'done', done: 1, total: 1 });
  });
  it('of a kind runs once, however often it is started', async () => {
    const started = await Promise.all([start(), start(), start()]);
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
    await untilEnded();
    expect((await start()).id).not.toBe(started[0]?.id);
    await untilEnded();
  });
  it('of a kind that runs is returned while a step of it holds its row', async () => {
    const id = await aRun();
    await app.sql(`insert into job (kind, name, key, target, payload, run_at) values
      ('task', 'utility-step', '${id}', 'task:utility-step', '{"id":"${id}"}', now() + interval '1 hour')`);
    await app.app.get(DataSource).transaction(async (manager) => {
      await manager.query('select from utility_run where id = $1 for update', [id]);
      expect(await start()).toMatchObject({ id, state: 'running' });
    });
  });
  it('that is cancelled keeps what is done, and does no more', async () => {
    await spoil();
    const id = await aRun({ done: 200, lastId: '200' });
    expect((await cancel(id)).body).toMatchObject({ state: 'cancelled', done: 200 });
    await app.sql(`insert into job (kind, name, key, target, payload, run_at) values
      ('task', 'utility-step', '${id}', 'task:utility-step', '{"id":"${id}"}', now())`);
    while ((await app.sql(`select from job where target = 'task:utility-step'`)).length > 0);
    expect(await spoiled()).toBeGreaterThan(0);
    expect((await cancel(id)).body).toMatchObject({ state: 'cancelled', done: 200 });
    await start();
    await untilEnded();
  });
  it('that failed goes on from where it stopped', async () => {
    await spoil();
    const [half] = await app.sql<{ id: string }>('select id::text from listing order by listing.id offset 199 limit 1');
    const id = await aRun({ done: 200, lastId: half?.id ?? '' });
    await app.sql(`insert into job (kind, name, key, target, payload, run_at, state) values
      ('task', 'utility-step', '${id}', 'task:utility-step', '{"id":"${id}"}', now(), 'dead')`);
    expect(await runs()).toMatchObject([{ id, state: 'failed', done: 200 }]);
    expect(await start()).toMatchObject({ id, state: 'running' });
    expect(await untilEnded()).toMatchObject({ id, state: 'done', done: 450 });
    expect(await spoiled()).toBeGreaterThan(0);
    await app.sql('delete from utility_run');
    await start();
    await untilEnded();
  });
  it('is listed, started and cancelled by staff with the permission only', async () => {
    const calls = [
      (as: typeof guest) => app.get(path, { as }),
      (as: typeof guest) => app.post(path, { as, body: { kind: 'rent-trends' } }),
      (as: typeof guest) => app.post(`${path}/${randomUUID()}/cancel`, { as }),
    ];
    const visitors = [guest, asRenter(), asLandlord(), asStaff(['showListings'])];
    for (const call of calls)
      expect(await Promise.all(visitors.map(async (as) => (await call(as)).status))).toEqual([401, 403, 403, 403]);
    const reader = asStaff(['showUtilities']);
    expect(await Promise.all(calls.map(async (call) => (await call(reader)).status))).toEqual([200, 403, 403]);
    expect((await cancel(randomUUID())).status).toBe(404);
    expect(await runs()).toEqual([]);
  });
});
