import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { nextDailyRun, Outbox, Task } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { MonthRefresh } from './month-refresh.ts';

const jobName = 'rent-trends';
/** Hour (UTC) that is night in all time zones of the market. */
const nightHour = 8;
const retryMs = 10 * 60_000;

/** Schedules the count of rents: one job with a key, so that only one instance of the service counts, once a night. */
@Injectable()
export class NightlyTrends implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly months: MonthRefresh,
  ) {}

  /** Enqueues the next count unless it is queued already; revives a dead job. */
  async onApplicationBootstrap(): Promise<void> {
    await this.dataSource.transaction((manager) =>
      this.outbox.resume(manager, jobName, {}, { key: jobName, runAt: nextDailyRun(nightHour, new Date()) }),
    );
  }

  @Task(jobName)
  async count(_: object, manager: EntityManager): Promise<void> {
    const now = new Date();
    const isCounted = await this.months.refresh(manager, now);
    await this.outbox.enqueue(
      manager,
      jobName,
      {},
      { key: jobName, runAt: isCounted ? nextDailyRun(nightHour, now) : new Date(now.getTime() + retryMs) },
    );
  }
}
