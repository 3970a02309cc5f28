import { setImmediate } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import type { TestApp } from './start-for-test.ts';

const blockedSql = `
  select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and position($1 in query) > 0`;

/** What holds the requests of a race. */
export interface RaceLock {
  /** Statement that takes the lock. */
  readonly text: string;
  readonly values?: readonly unknown[];
  /** Part of the statements that need the lock. */
  readonly holds: string;
}

/** Starts requests, which overlap in every run: a lock holds them until each needs it. Returns their responses. */
export async function overlapping<T>(
  { app, sql }: Pick<TestApp, 'app' | 'sql'>,
  { text, values = [], holds }: RaceLock,
  start: () => readonly Promise<T>[],
): Promise<T[]> {
  const started = await app.get(DataSource).transaction(async (manager) => {
    await manager.query(text, [...values]);
    const requests = start();
    while ((await sql(blockedSql, [holds])).length < requests.length) await setImmediate();
    return requests;
  });
  return Promise.all(started);
}
