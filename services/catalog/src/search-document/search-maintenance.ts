import { Injectable } from '@nestjs/common';
import { Outbox, Task } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { vacuumSearch } from './vacuum-search.ts';

const vacuumTask = 'search.vacuum';

/** Maintenance of the search tables after bulk writes. */
@Injectable()
export class SearchMaintenance {
  constructor(
    private readonly outbox: Outbox,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Enqueues a vacuum that runs after the caller's transaction. Not deduplicated by a key, which would make jobs wait
   * for a running vacuum.
   */
  scheduleVacuum(manager: EntityManager): Promise<void> {
    return this.outbox.enqueue(manager, vacuumTask, {});
  }

  @Task(vacuumTask)
  async vacuum(_: object, manager: EntityManager): Promise<void> {
    // The transaction of the task is idle during the vacuum, which takes minutes in a large market.
    await manager.query('set local idle_in_transaction_session_timeout = 0');
    await vacuumSearch(this.dataSource);
  }
}
