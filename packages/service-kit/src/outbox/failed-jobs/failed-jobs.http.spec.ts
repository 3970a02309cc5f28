import type { FailedJobs } from '@porchlight/contracts';
import { lampCatalog } from '../../service/test-services.fixture.ts';
import {
  asLandlord,
  asRenter,
  asService,
  asStaff,
  guest,
  overlapping,
  startForTest,
  type TestApp,
} from '../../testing/index.ts';
import { failedJobsSql } from './failed-job-queue.ts';

const path = '/support/failed-jobs/catalog';
const staff = asStaff(['showUtilities', 'modifyUtilities'], 'support');
const light = { name: 'light', target: 'task:light' };
let app: TestApp;
beforeAll(async () => {
  app = await startForTest(lampCatalog, { LOG_LEVEL: 'silent' });
}, 60_000);
afterAll(() => app.stop());
beforeEach(async () => {
  await app.sql(`delete from job where state = 'dead' or name = 'resource.changed'`);
  await app.sql('delete from lit');
});

interface Failed {
  readonly name?: string;
  readonly target?: string;
  readonly listingId?: string;
  readonly lastError?: string;
}
/** Inserts a failed job. Returns its id. */
async function aFailedJob({ name, target, listingId = 'hall', lastError }: Failed = {}): Promise<string> {
  const [row] = await app.sql<{ id: string }>(
    `insert into job (kind, name, key, target, payload, state, attempts, last_error, made_at)
     values ('task', $1, gen_random_uuid()::text, $2, jsonb_build_object('listingId', $3::text), 'dead', 10, $4,
       '2026-11-20T15:00:00Z') returning id::text`,
    [name ?? light.name, target ?? light.target, listingId, lastError ?? 'it does not light'],
  );
  return row?.id ?? '';
}
const list = async () => ((await app.get(path, { as: staff })).body as FailedJobs).kinds;
const retry = async (body: object) => (await app.post(`${path}/retry`, { as: staff, body })).body;
const audited = async () =>
  (await app.sql<{ payload: { recordId: string } }>(`select payload from job where name = 'resource.changed'`)).map(
    ({ payload }) => payload,
  );
async function untilLit(count: number): Promise<void> {
  while ((await app.sql('select from lit')).length < count);
}

describe('UTILITY-4: failed jobs', () => {
  it('are listed by kind with their last error, and without what they carry', async () => {
    const id = await aFailedJob({ lastError: 'no lamp of zoe@example.com' });
    await aFailedJob({ listingId: 'private' });
    await aFailedJob({ name: 'vacuum', target: 'task:vacuum' });
    const kinds = await list();
    expect(kinds).toMatchObject([
      { ...light, kind: 'task', count: 2 },
      { name: 'vacuum', count: 1 },
    ]);
    expect(kinds[0]?.jobs[0]).toEqual({
      id,
      attempts: 10,
      madeAt: '2026-11-20T15:00:00.000Z',
      lastError: 'no lamp of …',
    });
    expect(JSON.stringify(kinds)).not.toContain('private');
  });
  it('run again when one is retried, which the audit log has', async () => {
    const id = await aFailedJob();
    await aFailedJob();
    expect(await retry({ ...light, id })).toEqual({ retried: 1 });
    await untilLit(1);
    expect(await list()).toMatchObject([{ count: 1 }]);
    expect(await audited()).toMatchObject([
      { resource: 'failed-job', recordId: id, action: 'modified', personId: staff.subject.sub },
    ]);
  });
  it('run again when all of a kind are retried', async () => {
    await aFailedJob();
    await aFailedJob();
    await aFailedJob({ name: 'vacuum', target: 'task:vacuum' });
    expect(await retry(light)).toEqual({ retried: 2 });
    await untilLit(2);
    expect(await list()).toMatchObject([{ name: 'vacuum' }]);
    expect(await audited()).toMatchObject([{ recordId: 'light' }]);
  });
  it('run once when two members of staff retry them', async () => {
    const id = await aFailedJob();
    const retries = await overlapping(
      app,
      { text: 'select from job where id = $1 for update', values: [id], holds: 'update job' },
      () => [retry({ ...light, id }), retry({ ...light, id })],
    );
    expect(retries.map(({ retried }) => retried as number).toSorted()).toEqual([0, 1]);
    await untilLit(1);
    expect(await retry({ ...light, id })).toEqual({ retried: 0 });
    expect(await audited()).toHaveLength(1);
  });
  it('are not changed by the retry of a job that has not failed', async () => {
    const [job] = await app.sql<{ id: string }>(
      `insert into job (kind, name, key, target, payload, run_at, attempts)
       values ('task', 'light', 'tomorrow', 'task:light', '{}', now() + interval '1 day', 3) returning id::text`,
    );
    expect(await retry({ ...light, id: job?.id })).toEqual({ retried: 0 });
    expect(await app.sql('select attempts from job where id = $1', [job?.id])).toEqual([{ attempts: 3 }]);
    await app.sql('delete from job where id = $1', [job?.id]);
  });
  it('are refused with a bad name, target or id', async () => {
    for (const body of [{}, { ...light, id: '0' }, { ...light, id: '1 or 1' }, { ...light, more: 1 }])
      expect((await app.post(`${path}/retry`, { as: staff, body })).status).toBe(422);
  });
  it('are listed and retried by staff with the permission only', async () => {
    const visitors = [guest, asRenter(), asLandlord(), asStaff(['showListings']), asService('accounts')];
    const expected = [401, 403, 403, 403, 401];
    const statuses = (call: (as: typeof guest) => Promise<{ status: number }>) =>
      Promise.all(visitors.map(async (as) => (await call(as)).status));
    expect(await statuses((as) => app.get(path, { as }))).toEqual(expected);
    // Access is judged before the body.
    expect(await statuses((as) => app.post(`${path}/retry`, { as, body: { bad: 1 } }))).toEqual(expected);
    const reader = asStaff(['showUtilities']);
    expect((await app.get(path, { as: reader })).status).toBe(200);
    expect((await app.post(`${path}/retry`, { as: reader, body: light })).status).toBe(403);
  });
  it('are read in the order of an index among many jobs', async () => {
    await app.sql(`
      insert into job (kind, name, key, target, payload, state, run_at)
      select 'task', 'bulk-' || n / 10 % 2, 'bulk ' || n, 'task:bulk-' || n / 10 % 2, '{}',
        case when n % 10 = 0 then 'dead' else 'ready' end, now() + interval '1 day' from generate_series(1, 30000) n`);
    await app.sql('analyze job');
    const plan = (await app.sql<{ 'QUERY PLAN': string }>(`explain ${failedJobsSql}`))
      .map((row) => row['QUERY PLAN'])
      .join('\n');
    expect(plan).toContain('job_failed');
    expect(plan).not.toMatch(/Seq Scan on job|Sort Key: job\./);
    const kinds = await list();
    expect(kinds.map(({ count, jobs }) => [count, jobs.length])).toEqual([
      [1_000, 20],
      [1_000, 20],
    ]);
    await app.sql(`delete from job where key like 'bulk %'`);
  });
});
