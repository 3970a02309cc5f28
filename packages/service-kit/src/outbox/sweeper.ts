import type { DataSource, EntityManager } from 'typeorm';
import { Task } from './handlers.ts';
import type { Outbox } from './outbox.ts';

const name = 'sweep';
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

  /** Schedules the next sweep unless one is pending; a dead sweep is revived. */
  async schedule(dataSource: DataSource): Promise<void> {
    await dataSource.transaction((manager) => this.#outbox.resume(manager, name, {}, { key: name }));
  }

  /**
   * Runs all statements and schedules the next sweep in the same transaction. The job has one key, so only one worker
   * runs it.
   */
  @Task(name)
  async sweep(_: object, manager: EntityManager): Promise<void> {
    for (const statement of this.#statements) await manager.query(statement);
    await this.#outbox.enqueue(manager, name, {}, { key: name, runAt: new Date(Date.now() + dayMs) });
  }
}
