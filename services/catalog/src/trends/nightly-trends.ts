import { Injectable } from '@nestjs/common';
import { nextDailyRun, Outbox, RecurringTask } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { MonthRefresh } from './month-refresh.ts';

const jobName = 'rent-trends';
/** Hour (UTC) that is night in all time zones of the market. */
const nightHour = 8;
const retryMs = 10 * 60_000;

/** Schedules the count of rents: one job with a key, so that only one instance of the service counts, once a night. */
@Injectable()
export class NightlyTrends {
  constructor(
    private readonly outbox: Outbox,
    private readonly months: MonthRefresh,
  ) {}

  @RecurringTask(jobName, () => nextDailyRun(nightHour, new Date()))
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
