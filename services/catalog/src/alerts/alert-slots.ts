import { Problem } from '@porchlight/service-kit';
import { emailAlertsCap } from '@porchlight/contracts/catalog';
import type { EntityManager } from 'typeorm';
import { words } from './words.ts';

const lockSql = `select pg_advisory_xact_lock(hashtextextended('alerts ' || $1::text, 0))`;
const freeSql = `
  select free.slot from generate_series(1, ${emailAlertsCap}) as free(slot) where not exists (select 1 from saved_search s where s.owner_id = $1::uuid and s.slot = free.slot) order by 1 limit 1`;

/** Whoever adds to a reader's alerts waits for whoever does so already; the unique slot stands behind it. */
export const lockOwner = (manager: EntityManager, ownerId: string): Promise<unknown> =>
  manager.query(lockSql, [ownerId]);

/** The next free place among a reader's alerts, under their lock; nothing when there are ten. */
export async function freeSlot(manager: EntityManager, ownerId: string): Promise<number | undefined> {
  const [free] = await manager.query<{ slot: number }[]>(freeSql, [ownerId]);
  return free?.slot;
}
export const alertsFull = (): Problem => new Problem(409, 'alerts-full', words.full);
