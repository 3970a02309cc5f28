import { Injectable } from '@nestjs/common';
import { Outbox, RecurringTask } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { CatalogConfig } from '../../config.ts';
import { AlertRunner } from './alert-runner.ts';

const name = 'alerts';
const intervalMs = 60_000;

/** Runs the alerts once a minute, through one job with a fixed key: of all instances of the service one runs them. */
@Injectable()
export class AlertScheduler {
  constructor(
    private readonly outbox: Outbox,
    private readonly runner: AlertRunner,
    private readonly config: CatalogConfig,
  ) {}

  @RecurringTask(name)
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
