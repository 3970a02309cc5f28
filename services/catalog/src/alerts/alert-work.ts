import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Outbox, Task } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { CatalogConfig } from '../config.ts';
import { AlertRunner } from './alert-runner.ts';

const name = 'alerts';
const everyMs = 60_000;

/** The clock of the alerts: a row of work with one key, so that of all copies of the service one looks, once a minute. */
@Injectable()
export class AlertWork implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly runner: AlertRunner,
    private readonly config: CatalogConfig,
  ) {}

  /** Leaves the next look to the workers, unless it waits there already; one that was laid aside is taken up again. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.config.runsAlerts)
      await this.dataSource.transaction((manager) => this.outbox.resume(manager, name, {}, { key: name }));
  }

  @Task(name)
  async look(_: object, manager: EntityManager): Promise<void> {
    if (!this.config.runsAlerts) return;
    // The transaction of the task stands still meanwhile: each reader has one of their own.
    await manager.query('set local idle_in_transaction_session_timeout = 0');
    const now = new Date();
    const isMore = await this.runner.run(now);
    await this.outbox.enqueue(
      manager,
      name,
      {},
      { key: name, runAt: isMore ? now : new Date(now.getTime() + everyMs) },
    );
  }
}
