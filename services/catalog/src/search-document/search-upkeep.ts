import { Injectable } from '@nestjs/common';
import { Outbox, Task } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { vacuumSearch } from './vacuum-search.ts';

const vacuumTask = 'search.vacuum';

/** What the documents need after a job that wrote many of them. */
@Injectable()
export class SearchUpkeep {
  readonly #outbox: Outbox;
  readonly #dataSource: DataSource;
  constructor(outbox: Outbox, dataSource: DataSource) {
    this.#outbox = outbox;
    this.#dataSource = dataSource;
  }

  /** Leaves a vacuum for when the caller's transaction is over. Each job its own: one key for all would make them wait for a vacuum under way. */
  afterManyChanges(manager: EntityManager): Promise<void> {
    return this.#outbox.enqueue(manager, vacuumTask, {});
  }

  @Task(vacuumTask)
  async vacuum(_: object, manager: EntityManager): Promise<void> {
    // The transaction of the task stands still meanwhile, for minutes in a large market.
    await manager.query('set local idle_in_transaction_session_timeout = 0');
    await vacuumSearch(this.#dataSource);
  }
}
