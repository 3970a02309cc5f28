import { Injectable } from '@nestjs/common';
import { Outbox, RecurringTask } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { beginOf, businessDateSql, isTodayCounted, recordDay, recordedDays } from './record-day.ts';

const jobName = 'market-days';
const intervalMs = 3_600_000;
/** Interval until the search documents of a first start can be counted. */
const firstIntervalMs = 60_000;

// A day is complete two hours after its end: no transaction of the day is open that long.
const dueSql = `
  select date::text as date
  from (select ${businessDateSql} - back as date from generate_series(0, ${recordedDays - 1}) back) recorded
  where not exists (
    select from market_day where business_date = date and updated_at >= ${beginOf('date + 1')} + interval '2 hours')
  order by 1`;

/** Records the totals of the market of the business days that are not complete, every hour. */
@Injectable()
export class MarketDaysRun {
  constructor(private readonly outbox: Outbox) {}

  @RecurringTask(jobName)
  async run(_: object, manager: EntityManager): Promise<void> {
    const due = await manager.query<{ date: string }[]>(dueSql);
    for (const { date } of due) await recordDay(manager, date);
    const delay = (await isTodayCounted(manager)) ? intervalMs : firstIntervalMs;
    await this.outbox.enqueue(manager, jobName, {}, { key: jobName, runAt: new Date(Date.now() + delay) });
  }
}
