import { setImmediate } from 'node:timers/promises';
import type { TestApp } from './start-for-test.ts';

const blockedSql = `
  select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and position($1 in query) > 0`;

/**
 * Resolves once `count` statements that contain `part` wait for locks of other transactions, so that requests of a race
 * overlap in every run.
 */
export async function untilBlocked(
  app: Pick<TestApp, 'sql'>,
  { count, part }: { readonly count: number; readonly part: string },
): Promise<void> {
  while ((await app.sql(blockedSql, [part])).length < count) await setImmediate();
}
