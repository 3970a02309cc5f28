import { DataSource } from 'typeorm';
import { testCommerce } from '../service/test-services.fixture.ts';
import { startForTest, type TestApp } from '../testing/index.ts';
import { Outbox } from './outbox.ts';
import { OutboxWatch } from './outbox-watch.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(testCommerce, { LOG_LEVEL: 'silent' });
});
afterAll(() => app.stop());

interface TestJob {
  readonly kind: 'event' | 'task';
  readonly state: 'ready' | 'running' | 'dead';
  /** Minutes since it was written. */
  readonly age: number;
  /** Minutes until it is due. */
  readonly dueIn: number;
}
/** Returns what a check reports of a job; the job is removed again. */
async function reportOf({ kind, state, age, dueIn }: TestJob): Promise<unknown[]> {
  const runner = app.app.get(DataSource).createQueryRunner();
  await runner.startTransaction();
  try {
    await runner.query(
      `insert into job (kind, name, key, target, payload, state, made_at, run_at, locked_until)
       values ($1, 'broken', 'broken', 'catalog', '{}', $2, now() - $3 * interval '1 minute',
         now() + $4 * interval '1 minute', now() + interval '1 hour')`,
      [kind, state, age, dueIn],
    );
    const reported: unknown[] = [];
    const log = { error: (_: unknown, fields: unknown) => reported.push(fields) };
    await new OutboxWatch(app.app.get(Outbox), log as never).check({}, runner.manager);
    return reported;
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}
const violation = [{ invariant: 'L12', subject: expect.stringMatching(/^catalog broken \d+$/) as string }];

describe('the outbox', () => {
  it.each<[string, TestJob, unknown[]]>([
    [
      'nothing of an event that is being retried for 4 minutes',
      { kind: 'event', state: 'ready', age: 4, dueIn: 1 },
      [],
    ],
    ['an event that is retried after 6 minutes', { kind: 'event', state: 'ready', age: 6, dueIn: 3 }, violation],
    ['an event that is being sent for 6 minutes', { kind: 'event', state: 'running', age: 6, dueIn: -6 }, violation],
    ['an event that failed all attempts', { kind: 'event', state: 'dead', age: 1, dueIn: 0 }, violation],
    ['nothing of a task for tomorrow', { kind: 'task', state: 'ready', age: 9_000, dueIn: 1_440 }, []],
    ['a task that is overdue by 6 minutes', { kind: 'task', state: 'ready', age: 9_000, dueIn: -6 }, violation],
    ['a task that failed all attempts', { kind: 'task', state: 'dead', age: 9_000, dueIn: 300 }, violation],
  ])('reports %s', async (_, job, expected) => {
    expect(await reportOf(job)).toEqual(expected);
  });
  it('is checked every hour, by one job', async () => {
    const isScheduled = async () =>
      (await app.sql(`select from job where name = 'outbox-watch' and run_at > now() + interval '59 minutes'`)).length;
    while ((await isScheduled()) === 0);
    expect(await app.sql(`select from job where name = 'outbox-watch'`)).toHaveLength(1);
  });
});
