import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { csvFeed } from './reading/testing/feed-files.ts';
import { SqlPool } from '@porchlight/service-kit';
import { asLandlord, raceRounds, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { aMarket } from '../testing/a-market.ts';
import { startCatalog } from '../testing/start-catalog.ts';
import { FeedCities } from './importing/feed-cities.ts';
import { RunApplying } from './importing/run-applying.ts';
import { RunReading } from './importing/run-reading.ts';
import { StagedRows } from './importing/staged-rows.ts';
import { startPartner, type Partner } from './testing/a-partner.ts';
import { aRow, feedsIn, someRows, type SavedFeed } from './testing/feeds-in.ts';

const market = aMarket(20);
const company = market.companies[0]!;
let app: TestApp;
let partner: Partner;
beforeAll(async () => {
  partner = await startPartner();
  app = await startCatalog(market, undefined, { LOCAL_FEED_ORIGINS: partner.origin });
  await app.sql('insert into landlord (person_id, company_id) select $1, id from company where public_id = $2', [
    randomUUID(),
    company.id,
  ]);
});
afterAll(async () => {
  await app.stop();
  partner.stop();
});

const { aFeed, run, listingsOf, runWith, settled } = feedsIn(
  () => app,
  () => partner,
  company.id,
);
/** Inserts a run as an ended process left it. Returns its id. */
async function aRun(feed: SavedFeed, state: 'reading' | 'applying', lease = '-1 minute'): Promise<string> {
  const [{ id } = { id: '' }] = await app.sql<{ id: string }>(
    `insert into feed_run (feed_id, state, attempts, leased_until)
     values ($1, $2, 1, now() + $3::interval) returning id`,
    [feed.id, state, lease],
  );
  return id;
}
async function read(runId: string): Promise<void> {
  const reading = app.app.get(RunReading);
  reading.start(runId);
  await reading.settle();
}

describe('FEED-10: a run whose process ended while it read the file', () => {
  it('is read again from its beginning', async () => {
    const feed = await aFeed();
    const id = await aRun(feed, 'reading');
    await app.sql(
      `insert into feed_row (run_id, position, number, external_id, external_key)
       select $1, n, n, 'half-' || n, 'half-' || n from generate_series(1, 3) n`,
      [id],
    );
    partner.file = csvFeed(...someRows(12));
    await read(id);
    expect(await run(id)).toMatchObject({ state: 'held', rows: 12, created: 12 });
  });
  it('is not read by a second process while the first one may be alive', async () => {
    const feed = await aFeed();
    const id = await aRun(feed, 'reading', '1 minute');
    await read(id);
    expect(await run(id)).toMatchObject({ state: 'reading', rows: 0 });
  });
  it('takes no rows of the process that lost it', async () => {
    const id = await aRun(await aFeed(), 'reading');
    await app.sql('update feed_run set attempts = 2 where id = $1', [id]);
    const pool = app.app.get(SqlPool);
    const judging = { cities: await FeedCities.load(pool), city: undefined, today: new Date() };
    const rows = new StagedRows(pool, { id, attempt: 1, identity: 'id' }, judging);
    await rows.add({ number: 1, line: 2, home: { id: '1', photos: [] }, issues: [{ code: 'MISSING_RENT' }] });
    expect(await rows.flush()).toBe(false);
    expect(await app.sql('select from feed_row where run_id = $1', [id])).toEqual([]);
  });
  it('fails after three processes', async () => {
    const feed = await aFeed();
    const id = await aRun(feed, 'reading');
    await app.sql('update feed_run set attempts = 3 where id = $1', [id]);
    await read(id);
    expect(await run(id)).toMatchObject({ state: 'failed', fault: 'reader-failed' });
  });
});

describe('FEED-10: the rows of a run', () => {
  /** Holds a run of 450 homes, and lets the test apply its steps. */
  async function aRunToApply(): Promise<{ feed: SavedFeed; id: string }> {
    const feed = await aFeed();
    const held = await runWith(feed, someRows(450));
    await app.sql(`update feed_run set state = 'applying' where id = $1`, [held.id]);
    return { feed, id: held.id };
  }
  const step = (runId: string, end: () => Promise<void> = () => Promise.resolve()) =>
    app.app.get(DataSource).transaction(async (manager) => {
      await app.app.get(RunApplying).step({ runId }, manager);
      await end();
    });
  const result = async ({ feed, id }: { feed: SavedFeed; id: string }) => ({
    run: await run(id),
    homes: (await listingsOf(feed)).map(({ key }) => Number(key)),
  });
  const all = Array.from({ length: 450 }, (_, at) => at + 1);

  it('are applied once, however often a process ends in the middle', async () => {
    const applied = await aRunToApply();
    for (let steps = 0; steps < 4; steps += 1) {
      await expect(step(applied.id, () => Promise.reject(new Error('the process ended')))).rejects.toThrow('ended');
      await step(applied.id);
    }
    expect(await result(applied)).toMatchObject({ run: { state: 'ok', applied: 450, created: 450 }, homes: all });
  }, 60_000);
  it('are applied once by processes at the same time', async () => {
    const applied = await aRunToApply();
    // The worker of the service applies the run, too; a transaction that loses against it is rolled back.
    await Promise.allSettled(Array.from({ length: 6 }, () => step(applied.id)));
    await settled(applied.id);
    expect(await result(applied)).toMatchObject({ run: { state: 'ok', applied: 450, created: 450 }, homes: all });
  }, 60_000);
});

describe('R18: an import beside an edit of the landlord', () => {
  it.each(raceRounds(6))('never overwrites an edit that was saved, round %i', async (round) => {
    const feed = await aFeed({ autoEnables: false });
    await runWith(feed, [aRow(1)]);
    const [{ id } = { id: '' }] = await listingsOf(feed);
    const stored = 'select version, rent, owner_user_id as owner from listing where public_id = $1';
    const [before] = await app.sql<{ version: number; owner: string }>(stored, [id]);
    const edit = async () => {
      // Each round edits at another moment of the import.
      for (let turns = 0; turns < round * 40; turns += 1) await turn();
      const body = { id, version: before?.version, rent: 1_333 };
      return app.patch('/elandlord/listings', { as: asLandlord(before?.owner), body });
    };
    const [edited] = await Promise.all([edit(), runWith(feed, [aRow(1, { rent: 1_777 })])]);
    const [after] = await app.sql<{ rent: number }>(stored, [id]);
    expect([200, 409]).toContain(edited.status);
    expect(after?.rent).toBe(edited.status === 200 ? 1_333 : 1_777);
  });
});
