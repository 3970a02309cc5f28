import { Problem } from '@porchlight/service-kit';
import { maxEmailAlerts } from '@porchlight/contracts/catalog';
import type { EntityManager } from 'typeorm';
import { messages } from '../messages.ts';

const lockSql = `select pg_advisory_xact_lock(hashtextextended('alerts ' || $1::text, 0))`;
const freeSql = `
  select free.slot from generate_series(1, ${maxEmailAlerts}) as free(slot)
  where not exists (select 1 from saved_search s where s.owner_id = $1::uuid and s.slot = free.slot) order by 1 limit 1`;

/** Locks the alerts of an owner until the end of the transaction; the unique slot is the safeguard. */
export const lockOwner = (manager: EntityManager, ownerId: string): Promise<unknown> =>
  manager.query(lockSql, [ownerId]);

/** Returns the lowest free slot of an owner, undefined when all are taken. The caller holds the owner's lock. */
export async function freeSlot(manager: EntityManager, ownerId: string): Promise<number | undefined> {
  const [free] = await manager.query<{ slot: number }[]>(freeSql, [ownerId]);
  return free?.slot;
}
export const alertsFull = (): Problem => new Problem(409, 'alerts-full', messages.full);
