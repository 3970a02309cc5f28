import type { DataSource, EntityManager } from 'typeorm';
import { Task } from './handlers.ts';
import type { Outbox } from './outbox.ts';

const name = 'sweep';
const dayMs = 24 * 3_600_000;
// Far longer than any event is tried again, also one that a person sent anew.
const oldEvents = `delete from inbox where taken_at < now() - interval '90 days'`;

/** Removes once a day what nobody will ask for again: remembered events, and what the service names in `sweeps`. */
export class Sweeper {
  readonly #outbox: Outbox;
  readonly #statements: readonly string[];
  constructor(outbox: Outbox, statements: readonly string[] = []) {
    this.#outbox = outbox;
    this.#statements = [oldEvents, ...statements];
  }

  /** Leaves the next sweep to the workers, unless it waits there already; one that was laid aside is taken up again. */
  async begin(dataSource: DataSource): Promise<void> {
    await dataSource.transaction((manager) => this.#outbox.resume(manager, name, {}, { key: name }));
  }

  /** Its row of work has one key, so of all workers one does it; it leaves the next one in the same transaction. */
  @Task(name)
  async sweep(_: object, manager: EntityManager): Promise<void> {
    for (const statement of this.#statements) await manager.query(statement);
    await this.#outbox.enqueue(manager, name, {}, { key: name, runAt: new Date(Date.now() + dayMs) });
  }
}
