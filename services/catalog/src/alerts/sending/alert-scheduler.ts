import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Outbox, Task } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { CatalogConfig } from '../../config.ts';
import { AlertRunner } from './alert-runner.ts';

const name = 'alerts';
const intervalMs = 60_000;

/** Runs the alerts once a minute, through one job with a fixed key: of all instances of the service one runs them. */
@Injectable()
export class AlertScheduler implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly runner: AlertRunner,
    private readonly config: CatalogConfig,
  ) {}

  /** Enqueues the job unless it is queued already; a dead job is revived. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.config.runsAlerts)
      await this.dataSource.transaction((manager) => this.outbox.resume(manager, name, {}, { key: name }));
  }

  @Task(name)
  async run(_: object, manager: EntityManager): Promise<void> {
    if (!this.config.runsAlerts) return;
    // The transaction of the job is idle meanwhile: each reader has its own transaction.
    await manager.query('set local idle_in_transaction_session_timeout = 0');
    const now = new Date();
    const isMore = await this.runner.run(now);
    await this.outbox.enqueue(
      manager,
      name,
      {},
      { key: name, runAt: isMore ? now : new Date(now.getTime() + intervalMs) },
    );
  }
}
