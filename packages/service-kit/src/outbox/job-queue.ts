import { changedCount, changedRows } from '../database/changes.ts';
import type { DataSource, EntityManager } from 'typeorm';

/** Job row that a worker has claimed. */
export interface Job {
  readonly id: string;
  readonly kind: 'event' | 'task';
  readonly name: string;
  readonly key: string;
  readonly target: string;
  readonly payload: object;
  readonly attempts: number;
  readonly madeAt: string;
}

/** Maximum number of attempts before a job becomes a dead letter. */
export const maxAttempts = 10;

// Only the oldest row of a sequence may run; otherwise a later event could overtake an earlier one.
const claimSql = `
  update job set state = 'running', attempts = attempts + 1, locked_until = now() + $3 * interval '1 second',
    worker = $2 where id in (
    select id from job due where ((state = 'ready' and run_at <= now()) or (state = 'running' and locked_until < now()))
      and (sequence is null or not exists (select 1 from job before
        where before.target = due.target and before.sequence = due.sequence and before.id < due.id
        and before.state <> 'dead'))
    order by run_at, id limit $1 for update skip locked)
  returning id::text, kind, name, key, target, payload, attempts, made_at as "madeAt"`;

/** Job table as used by one worker: claim, finish, fail, release. Each operation is one short statement. */
export class JobQueue {
  readonly #dataSource: DataSource;
  readonly #worker: string;
  readonly #leaseSeconds: number;
  constructor(dataSource: DataSource, worker: string, leaseSeconds = 60) {
    this.#dataSource = dataSource;
    this.#worker = worker;
    this.#leaseSeconds = leaseSeconds;
  }

  async claim(limit: number): Promise<Job[]> {
    const rows = await changedRows<Job>(this.#dataSource, claimSql, [limit, this.#worker, this.#leaseSeconds]);
    return rows;
  }

  /**
   * Deletes a job inside the transaction of its effect. Returns false when the lease expired and another worker claimed
   * the job; the caller must then do nothing.
   */
  async finish(manager: EntityManager, job: Job): Promise<boolean> {
    const count = await changedCount(manager, 'delete from job where id = $1 and worker = $2 and attempts = $3', [
      job.id,
      this.#worker,
      job.attempts,
    ]);
    return count === 1;
  }

  /**
   * Schedules a retry with exponential backoff (0.4 s to 5 min, ±50 % jitter), or marks the job as dead after the last
   * attempt. Returns whether it is dead.
   */
  async fail(job: Job, reason: string): Promise<boolean> {
    const dead = job.attempts >= maxAttempts;
    await this.#dataSource.query(
      `update job set state = $3, last_error = $4, locked_until = null, worker = null,
         run_at = now() + least(interval '5 minutes', interval '200 milliseconds' * 2 ^ attempts) * (0.5 + random())
         where id = $1 and worker = $2`,
      [job.id, this.#worker, dead ? 'dead' : 'ready', reason.slice(0, 500)],
    );
    return dead;
  }

  /**
   * Schedules a retry without counting the attempt, for an event whose receiver could not be reached. The delay is a
   * quarter of the event's age, between 0.5 s and 1 min, ±50 % jitter.
   */
  async postpone(job: Job, reason: string): Promise<void> {
    await this.#dataSource.query(
      `update job set state = 'ready', attempts = attempts - 1, last_error = $3, locked_until = null, worker = null,
         run_at = now()
           + least(interval '1 minute', greatest(interval '500 milliseconds', (now() - made_at) / 4)) * (0.5 + random())
         where id = $1 and worker = $2`,
      [job.id, this.#worker, reason.slice(0, 500)],
    );
  }

  /** Releases claimed jobs that were not started, so that another worker can claim them at once. */
  async release(jobs: readonly Job[]): Promise<void> {
    await this.#dataSource.query(
      `
        update job set state = 'ready', attempts = attempts - 1, locked_until = null, worker = null
        where id = any($1::bigint[]) and worker = $2`,
      [jobs.map((job) => job.id), this.#worker],
    );
  }
}
