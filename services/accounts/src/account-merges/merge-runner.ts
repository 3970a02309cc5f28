import { Injectable } from '@nestjs/common';
import { Log, Outbox, Task } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { lockMerge, type NextStep, type StoredMerge } from './merge-records.ts';
import { MergeSteps, type StepResult } from './merge-steps.ts';

export const mergeTask = 'account-merge';
const waitMs = 3_000;
const maxRetryMs = 60_000;
/**
 * Time after which no request of the merged account is under way: sessions are cached for 10 s, and an identity lives
 * for 60 s.
 */
const settleMs = 75_000;

const recordSql = `
  update account_merge_step set state = $3, reason = $4, attempts = attempts + 1,
    done_at = case when $3 = 'done' then now() end
  where merge_id = $1 and position = $2`;
const endSql = `
  update account_merge set state = $2, done_at = case when $2 = 'done' then now() else done_at end where id = $1`;
const reopenSql = `
  insert into account_merge_step (merge_id, position, name) values ($1, 100, 'reopen') on conflict do nothing`;
const releaseSql = 'delete from account_merge_side where merge_id = $1';
const skipSql = `delete from account_merge_step where merge_id = $1 and state <> 'done'`;

/**
 * Runs merges, a step per job. What a step does in another service it does once, under the id of the merge, so a job that
 * ends between the step and its record performs the step again. A service that is away makes the job wait.
 */
@Injectable()
export class MergeRunner {
  constructor(
    private readonly steps: MergeSteps,
    private readonly outbox: Outbox,
    private readonly log: Log,
  ) {}

  @Task(mergeTask)
  async run({ mergeId }: { readonly mergeId: string }, manager: EntityManager): Promise<void> {
    const locked = await lockMerge(manager, mergeId);
    if (!locked) return;
    const { merge, step } = locked;
    const result = await this.#perform(manager, merge, step);
    const isDone = result.state === 'done';
    await manager.query(recordSql, [mergeId, step.position, isDone ? 'done' : 'waiting', result.reason ?? null]);
    if (result.state === 'refused') await this.#refuse(manager, merge, step);
    else if (isDone) await this.#finish(manager, merge, step);
    await this.#continue(manager, mergeId, delayOf(result, step));
  }

  // A savepoint, so that a step that fails leaves nothing, and its failure can be recorded.
  async #perform(manager: EntityManager, merge: StoredMerge, step: NextStep): Promise<StepResult> {
    try {
      return await manager.transaction((inner) => this.steps.perform(step.name, merge, inner));
    } catch (error) {
      const message = error instanceof Error ? error.message : 'unknown';
      this.log.warn('merge step failed, retry scheduled', { merge: merge.id, step: step.name, message });
      return { state: 'waiting', reason: 'unavailable' };
    }
  }

  // `settle` follows `close`; the merge is done for its users by then.
  async #finish(manager: EntityManager, { id }: StoredMerge, { name }: NextStep): Promise<void> {
    if (name !== 'close' && name !== 'reopen') return;
    await manager.query(endSql, [id, name === 'close' ? 'done' : 'undone']);
    await manager.query(releaseSql, [id]);
  }

  // Before the accounts were changed nothing is left to do; afterwards the merged account gets its login back.
  async #refuse(manager: EntityManager, { id }: StoredMerge, { name }: NextStep): Promise<void> {
    await manager.query(skipSql, [id]);
    const isFrozen = name !== 'approve' && name !== 'freeze';
    await manager.query(endSql, [id, isFrozen ? 'undoing' : 'refused']);
    await manager.query(isFrozen ? reopenSql : releaseSql, [id]);
  }

  async #continue(manager: EntityManager, mergeId: string, delayMs: number): Promise<void> {
    const next = await lockMerge(manager, mergeId);
    if (!next) return;
    const runAt = new Date(Date.now() + (next.step.name === 'settle' ? Math.max(delayMs, settleMs) : delayMs));
    await this.outbox.enqueue(manager, mergeTask, { mergeId }, { key: mergeId, runAt });
  }
}

function delayOf({ state, reason }: StepResult, { attempts }: NextStep): number {
  if (state !== 'waiting') return 0;
  return reason === 'unavailable' ? Math.min(maxRetryMs, 500 * 2 ** Math.min(attempts, 10)) : waitMs;
}
