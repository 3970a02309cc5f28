import type { UtilityProgress, UtilityStepResult } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import type { RecommendationJobs } from '../recommended/recommendation-jobs.ts';
import { countRentersSql, nextRentersSql } from '../recommended/renter-queries.ts';

/** A step ends after the renter during which its time is over. */
const stepMs = 1_000;
/** Sorts before the id of every renter. */
const firstRenter = '00000000-0000-0000-0000-000000000000';
// All tables with signals are counted once, which takes longer than statements of requests may.
const timeoutSql = `set local statement_timeout = '1min'`;

/** Computes the recommendations of some renters by the task that does so every night, of one after another. */
export async function recommend(
  manager: EntityManager,
  at: UtilityProgress,
  jobs: Pick<RecommendationJobs, 'run'>,
): Promise<UtilityStepResult | undefined> {
  await manager.query(timeoutSql);
  const renters = await manager.query<{ userId: string }[]>(nextRentersSql, [
    at.lastId === '0' ? firstRenter : at.lastId,
  ]);
  if (renters.length === 0) return undefined;
  const endsAt = Date.now() + stepMs;
  let { done, lastId } = at;
  for (const renter of renters) {
    await jobs.run(renter, manager);
    [done, lastId] = [done + 1, renter.userId];
    if (Date.now() > endsAt) break;
  }
  return { done, lastId, total: Math.max(done, at.total ?? (await countRenters(manager))) };
}

const countRenters = async (manager: EntityManager): Promise<number> =>
  (await manager.query<[{ total: number }]>(countRentersSql))[0].total;
