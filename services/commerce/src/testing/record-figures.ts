import type { Outbox } from '@porchlight/service-kit';
import type { TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { DailyFiguresRun } from '../overview/daily-figures-run.ts';
import { DeferredRevenueRun } from '../overview/deferred-revenue-run.ts';

/** Returns when the jobs that record figures at the start are done; the time limit of the test bounds the wait. */
export async function figuresRecorded({ sql }: Pick<TestApp, 'sql'>): Promise<void> {
  const runningSql = `
    select 1 from job where name = 'deferred-revenue' or (name = 'daily-figures' and run_at <= now()) limit 1`;
  while ((await sql(runningSql)).length > 0)
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
}

/** Records the figures as the jobs do, but enqueues no further run. */
export function recorderOf({ app }: Pick<TestApp, 'app'>) {
  const source = app.get(DataSource, { strict: false });
  const enqueued: object[] = [];
  const outbox = {
    enqueue: (_manager: unknown, _name: unknown, payload: object) => Promise.resolve(enqueued.push(payload)),
    resume: () => Promise.resolve(),
  } as unknown as Outbox;
  return {
    recordDays: () => source.transaction((manager) => new DailyFiguresRun(outbox).run({}, manager)),
    /** Returns the payload of the run that continues, if one does. */
    recordDeferred: async (payload: object = {}): Promise<object | undefined> => {
      enqueued.length = 0;
      await source.transaction((manager) => new DeferredRevenueRun(outbox).run(payload, manager));
      return enqueued[0];
    },
  };
}
