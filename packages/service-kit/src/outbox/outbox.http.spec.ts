import { setImmediate as turn } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { Outbox } from '../index.ts';
import { lampCatalog, testCommerce } from '../service/test-services.fixture.ts';
import { asService, freePort, guest, startForTest, testEnvironment, type TestApp } from '../testing/index.ts';

let catalog: TestApp;
let commerce: TestApp;
beforeAll(async () => {
  catalog = await startForTest(lampCatalog, { LOG_LEVEL: 'silent' });
  commerce = await startForTest(testCommerce, { LOG_LEVEL: 'silent', CATALOG_URL: catalog.url });
});
afterAll(async () => {
  await commerce.stop();
  await catalog.stop();
});

const entitlement = (listingId: string) => ({
  entitlements: [{ listingId, enabled: true, featured: false, version: 1 }],
});
const countLit = async (listingId: string) =>
  (await catalog.sql<{ times: number }>('select count(*)::int as times from lit where listing_id = $1', [listingId]))[0]
    ?.times;
/** Polls until the condition holds; the time limit of the test bounds the wait. */
async function eventually(isMet: () => Promise<boolean>): Promise<void> {
  while (!(await isMet())) await turn();
}
const inCommerce = <T>(work: (manager: DataSource['manager'], outbox: Outbox) => Promise<T>): Promise<T> =>
  commerce.app.get(DataSource).transaction((manager) => work(manager, commerce.app.get(Outbox)));
const inCatalog = <T>(work: (manager: DataSource['manager'], outbox: Outbox) => Promise<T>): Promise<T> =>
  catalog.app.get(DataSource).transaction((manager) => work(manager, catalog.app.get(Outbox)));

describe('an event', () => {
  it('is delivered after its transaction commits, and its job is deleted', async () => {
    await inCommerce((manager, outbox) => outbox.emit(manager, 'entitlements.changed', entitlement('aaaaaaaaaa')));
    await eventually(async () => (await countLit('aaaaaaaaaa')) === 1);
    await eventually(
      async () => (await commerce.sql(`select 1 from job where name not in ('sweep', 'outbox-watch')`)).length === 0,
    );
  });
  it('is not delivered when its transaction is rolled back', async () => {
    const fails = inCommerce(async (manager, outbox) => {
      await outbox.emit(manager, 'entitlements.changed', entitlement('bbbbbbbbbb'));
      throw new Error('no');
    });
    await expect(fails).rejects.toThrow('no');
    await inCommerce((manager, outbox) => outbox.emit(manager, 'entitlements.changed', entitlement('cccccccccc')));
    await eventually(async () => (await countLit('cccccccccc')) === 1);
    expect(await countLit('bbbbbbbbbb')).toBe(0);
  });
  it('takes effect once when it is delivered ten times concurrently', async () => {
    const body = {
      key: 'the-same',
      name: 'entitlements.changed',
      at: new Date().toISOString(),
      payload: entitlement('dddddddddd'),
    };
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => catalog.post('/internal/events', { as: asService('commerce'), body })),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await countLit('dddddddddd')).toBe(1);
  });
  it('is accepted only from its declared senders and with a valid payload', async () => {
    const body = {
      key: 'other',
      name: 'entitlements.changed',
      at: new Date().toISOString(),
      payload: entitlement('eeeeeeeeee'),
    };
    expect((await catalog.post('/internal/events', { as: asService('content'), body })).status).toBe(404);
    expect((await catalog.post('/internal/events', { as: guest, body })).status).toBe(403);
    expect(
      (
        await catalog.post('/internal/events', {
          as: asService('commerce'),
          body: { ...body, payload: { entitlements: 'all' } },
        })
      ).status,
    ).toBe(422);
    expect(await countLit('eeeeeeeeee')).toBe(0);
  });
  it('of one sequence never overtakes an earlier one', async () => {
    const silent = await startForTest(testCommerce, { LOG_LEVEL: 'silent', CATALOG_URL: 'http://127.0.0.1:9' });
    try {
      await silent.app.get(DataSource).transaction(async (manager) => {
        for (const id of ['ffffffffff', 'gggggggggg'])
          await silent.app
            .get(Outbox)
            .emit(manager, 'entitlements.changed', entitlement(id), { sequence: 'company-1' });
      });
      await eventually(async () => (await silent.sql('select 1 from job where last_error is not null')).length === 1);
      expect(
        await silent.sql(
          `select last_error from job where name not in ('sweep', 'outbox-watch') order by id desc limit 1`,
        ),
      ).toEqual([{ last_error: null }]);
    } finally {
      await silent.stop();
    }
  });
  it('waits for a receiver that cannot be reached, and no attempt counts', async () => {
    const port = await freePort();
    const silent = await startForTest(testCommerce, {
      LOG_LEVEL: 'silent',
      CATALOG_URL: `http://127.0.0.1:${String(port)}`,
    });
    try {
      await silent.app
        .get(DataSource)
        .transaction((manager) =>
          silent.app.get(Outbox).emit(manager, 'entitlements.changed', entitlement('hhhhhhhhhh')),
        );
      const attempts = new Set<string>();
      await eventually(async () => {
        const [job] = await silent.sql<{ due: string; attempts: number }>(
          `select run_at::text as due, attempts from job where name = 'entitlements.changed' and state = 'ready'`,
        );
        if (job) expect(job.attempts).toBe(0);
        if (job) attempts.add(job.due);
        return attempts.size > 3;
      });
      const late = await lampCatalog.start({
        ...testEnvironment('catalog', catalog.databaseUrl),
        SERVICE_PORT: String(port),
        LOG_LEVEL: 'silent',
      });
      try {
        await eventually(async () => (await countLit('hhhhhhhhhh')) === 1);
      } finally {
        await late.stop();
      }
    } finally {
      await silent.stop();
    }
  });
});

describe('a background job', () => {
  it('runs once with two workers', async () => {
    const second = await lampCatalog.start(testEnvironment('catalog', catalog.databaseUrl));
    try {
      await inCatalog(async (manager, outbox) => {
        for (let at = 0; at < 200; at += 1) await outbox.enqueue(manager, 'light', { listingId: `task-${at}` });
      });
      await eventually(
        async () => (await catalog.sql(`select 1 from job where name not in ('sweep', 'outbox-watch')`)).length === 0,
      );
      expect(
        await catalog.sql(
          `
            select count(*)::int as effects, count(distinct listing_id)::int as tasks from lit
            where listing_id like 'task-%'`,
        ),
      ).toEqual([{ effects: 200, tasks: 200 }]);
    } finally {
      await second.stop();
    }
  });
  it('is not run by a worker that lost its lease', async () => {
    const { JobQueue } = await import('./job-queue.ts');
    const source = catalog.app.get(DataSource);
    await source.query(
      `
        insert into job (kind, name, key, target, payload, run_at)
        values ('task', 'light', 'k', 'task:light', '{"listingId":"lease"}', now() + interval '1 hour')`,
    );
    await source.query(
      `
        update job set state = 'running', attempts = 1, locked_until = now() + interval '1 hour', worker = 'late'
        where key = 'k'`,
    );
    const [row] = await source.query<{ id: string }[]>(`select id from job where key = 'k'`);
    const job = {
      id: row?.id ?? '',
      kind: 'task' as const,
      name: 'light',
      key: 'k',
      target: 'task:light',
      payload: {},
      attempts: 1,
      madeAt: '',
    };
    await source.query(`update job set attempts = 2, worker = 'other' where key = 'k'`);
    expect(await new JobQueue(source, 'late').finish(source.manager, job)).toBe(false);
    await source.query(`delete from job where key = 'k'`);
  });
  it('is retried after a failure and becomes a dead letter after ten attempts', async () => {
    await inCatalog((manager, outbox) => outbox.enqueue(manager, 'light', { listingId: 'broken' }, { key: 'broken' }));
    await eventually(async () => {
      await catalog.sql(
        `
          with due as (update job set run_at = now() where key = 'broken' and state = 'ready' returning 1)
          select pg_notify('job_catalog', '') from due`,
      );
      return (await catalog.sql(`select 1 from job where key = 'broken' and state = 'dead'`)).length === 1;
    });
    expect(await catalog.sql(`select attempts, last_error from job where key = 'broken'`)).toEqual([
      { attempts: 10, last_error: 'it does not light' },
    ]);
  });
  it('is revived by resume when it is a dead letter, and unchanged when it is pending', async () => {
    const inAnHour = new Date(Date.now() + 3_600_000);
    await catalog.sql(
      `
        insert into job (kind, name, key, target, payload, state)
        values ('task', 'light', 'aside', 'task:light', '{"listingId":"before"}', 'dead')`,
    );
    for (const listingId of ['first', 'second'])
      await inCatalog((manager, outbox) =>
        outbox.resume(manager, 'light', { listingId }, { key: 'aside', runAt: inAnHour }),
      );
    expect(await catalog.sql(`select state, payload from job where key = 'aside'`)).toEqual([
      { state: 'ready', payload: { listingId: 'first' } },
    ]);
    await catalog.sql(`delete from job where key = 'aside'`);
  });
});

describe('the sweeper', () => {
  it('deletes expired rows once a day and retains recent ones', async () => {
    const nextSweep = () =>
      catalog.sql<{ isTomorrow: boolean }>(
        `select run_at > now() + interval '23 hours' as "isTomorrow" from job where name = 'sweep'`,
      );
    await eventually(async () => (await nextSweep())[0]?.isTomorrow === true);
    await catalog.sql(
      `
        insert into inbox (source, key, taken_at)
        values ('commerce', 'old', now() - interval '91 days'), ('commerce', 'young', now() - interval '89 days')`,
    );
    await catalog.sql(
      `
        with due as (update job set run_at = now() where name = 'sweep' returning 1) select pg_notify('job_catalog', '')
        from due`,
    );
    await eventually(async () => (await catalog.sql(`select 1 from inbox where key = 'old'`)).length === 0);
    await eventually(async () => (await nextSweep())[0]?.isTomorrow === true);
    expect(await nextSweep()).toEqual([{ isTomorrow: true }]);
    expect(await catalog.sql(`select key from inbox where key in ('old', 'young')`)).toEqual([{ key: 'young' }]);
  });
});
