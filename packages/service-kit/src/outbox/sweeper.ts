import type { EntityManager } from 'typeorm';
import { RecurringTask } from './handlers.ts';
import type { Outbox } from './outbox.ts';

/** Name and key of the job. */
export const sweepTask = 'sweep';
const dayMs = 24 * 3_600_000;
// The retention is far longer than the retry window of any event, including a manual redelivery.
const deleteOldEvents = `delete from inbox where taken_at < now() - interval '90 days'`;

/** Deletes expired rows once a day: received events and the rows selected by the service's `sweeps` statements. */
export class Sweeper {
  readonly #outbox: Outbox;
  readonly #statements: readonly string[];
  constructor(outbox: Outbox, statements: readonly string[] = []) {
    this.#outbox = outbox;
    this.#statements = [deleteOldEvents, ...statements];
  }

  /**
   * Runs all statements and schedules the next sweep in the same transaction. The job has one key, so only one worker
   * runs it.
   */
  @RecurringTask(sweepTask)
  async sweep(_: object, manager: EntityManager): Promise<void> {
    for (const statement of this.#statements) await manager.query(statement);
    await this.#outbox.enqueue(manager, sweepTask, {}, { key: sweepTask, runAt: new Date(Date.now() + dayMs) });
  }
}
