import { randomUUID } from 'node:crypto';
import type { UtilityRun, UtilityRuns } from '@porchlight/contracts';
import { asRenter, asStaff, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { startCatalog } from '../testing/start-catalog.ts';

const market = aMarket(200);
const path = '/support/utility-runs/catalog';
const staff = asStaff(['showUtilities', 'modifyUtilities'], 'support');
const renters = Array.from({ length: 60 }, () => randomUUID()).sort();
let app: TestApp;
beforeAll(async () => {
  app = await startCatalog(market);
  await app.sql(
    `insert into favourite (user_id, listing_id, saved_at)
     select person::uuid, (select id from listing where public_id = $2), now() from unnest($1::text[]) as person`,
    [renters, market.homes[0]!.publicId],
  );
}, 60_000);
afterAll(() => app.stop());
beforeEach(async () => {
  await app.sql(`delete from job where target = 'task:utility-step'`);
  await app.sql('delete from utility_run');
  await app.sql('delete from recommendation_run');
});

const compute = async (): Promise<UtilityRun> => {
  await app.post(path, { as: staff, body: { kind: 'recommendations' } });
  for (;;) {
    const [run] = ((await app.get(path, { as: staff })).body as UtilityRuns).runs;
    if (run && run.state !== 'running') return run;
  }
};
const computed = async () =>
  (await app.sql<{ id: string }>('select user_id as id from recommendation_run order by user_id')).map(({ id }) => id);

describe('UTILITY-3: the task of recommendations', () => {
  it('computes those of each renter with a signal, once', async () => {
    const viewer = randomUUID();
    await app.sql(
      `insert into recommendation_removal (user_id, listing_id)
       select person::uuid, (select id from listing limit 1) from unnest($1::text[]) as person`,
      [[viewer, renters[3]]],
    );
    expect(await compute()).toMatchObject({ state: 'done', done: 61, total: 61 });
    expect(await computed()).toEqual([...renters, viewer].sort());
    const { body } = await app.get('/recommended-listings?perPage=60', { as: asRenter(renters[0]) });
    expect((body.listings as unknown[]).length).toBeGreaterThan(0);
    await app.sql('delete from recommendation_removal');
  });
  it('goes on after the last renter', async () => {
    await app.sql(
      `insert into utility_run (kind, started_by, done, total, last_id) values ('recommendations', $1, 55, 60, $2)`,
      [staff.subject.sub, renters[54]],
    );
    expect(await compute()).toMatchObject({ state: 'done', done: 60, total: 60 });
    expect(await computed()).toEqual(renters.slice(55));
  });
});
