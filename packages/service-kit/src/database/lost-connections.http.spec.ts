import { DataSource } from 'typeorm';
import { SqlPool } from '../index.ts';
import { lampCatalog } from '../service/test-services.fixture.ts';
import { asStaff, startForTest, type TestApp } from '../testing/index.ts';
import { testServerUrl } from '../testing/config.ts';
import { withClient } from './provision.ts';

const editor = asStaff(['modifyCities']);
/** What a connection does when it is lost; each is met in some rounds. */
const activities = ['active', 'copying', 'idle', 'idle in transaction', 'listening'];
const roundsEach = 4;
const maxAttempts = 200;
const connections = `from pg_stat_activity where datname = $1 and pid <> pg_backend_pid() and backend_type = 'client backend'`;
// What each connection of a database is doing.
const activitySql = `
  select case when query ilike 'listen%' then 'listening' when query ilike 'copy%' then 'copying'
    else state end as activity ${connections}`;
const terminateSql = `select pg_terminate_backend(pid) ${connections}`;

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(lampCatalog, { LOG_LEVEL: 'silent' });
});
afterAll(() => app.stop());

/**
 * Requests until `isOver`, as many at a time as there are callers; a lost connection fails a request, not the process.
 */
const load = (isOver: () => boolean) =>
  Promise.all(
    [1, 2, 3, 4].map(async (caller) => {
      for (let turn = 0; !isOver(); turn += 1)
        await (turn % 2 === 0
          ? app.get('/lamps')
          : app.post('/lamps', { as: editor, body: { name: `${caller}-${turn}`, watts: 40 } }));
    }),
  );

/** Holds one connection in each state until it is lost. Every one of them rejects. */
const holdConnections = () => {
  const [pool, source] = [app.app.get(SqlPool), app.app.get(DataSource)];
  const runner = source.createQueryRunner();
  return [
    pool.inTransaction(() => new Promise((_, reject) => setTimeout(reject, 50))),
    pool.inTransaction((client) => client.query('select pg_sleep(30)')),
    pool.inTransaction((client) => client.query('copy (select pg_sleep(30)) to stdout')),
    source.transaction((manager) => manager.query('select pg_sleep(30)')),
    source.transaction(() => new Promise((_, reject) => setTimeout(reject, 50))),
    runner.connect().then((client) => new Promise((_, reject) => client.once('end', reject))),
  ];
};

describe('a service whose database connections are terminated under load', () => {
  it('survives the loss of idle, leased, transacting, copying and listening connections', async () => {
    let isOver = false;
    const requests = load(() => isOver);
    await withClient(testServerUrl(), async (admin) => {
      const database = new URL(app.databaseUrl).pathname.slice(1);
      const isBusyWith = async (activity: string) =>
        (await admin.query<{ activity: string }>(activitySql, [database])).rows.some(
          (row) => row.activity === activity,
        );
      for (const activity of activities.flatMap((one) => Array<string>(roundsEach).fill(one))) {
        const held = Promise.allSettled(holdConnections());
        let isReleased = false;
        void held.then(() => {
          isReleased = true;
        });
        while (!(await isBusyWith(activity)));
        while (!isReleased) await admin.query(terminateSql, [database]);
        expect((await held).map(({ status }) => status)).toEqual(Array(6).fill('rejected'));
      }
    });
    isOver = true;
    await requests;
  });

  it('responds again as soon as connections are possible', async () => {
    let status = 0;
    for (let attempt = 0; status !== 200 && attempt < maxAttempts; attempt += 1) ({ status } = await app.get('/lamps'));
    expect(status).toBe(200);
  });
});
