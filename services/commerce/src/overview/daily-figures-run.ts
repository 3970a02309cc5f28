import { Injectable } from '@nestjs/common';
import { Outbox, RecurringTask } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { businessDateSql, businessTimeZone } from '../business-date.ts';
import { deferredRevenueJob } from './deferred-revenue-run.ts';
import { recordDay } from './record-day.ts';
import { recordedDays } from './recorded-days.ts';

const jobName = 'daily-figures';
/** Days of one run, in one transaction; the next run continues before them. */
const daysPerRun = 10;

// A day is complete two hours after its end: no transaction of the day is open that long.
const dueSql = `
  select date::text as date
  from (select ${businessDateSql} - back as date from generate_series(0, ${recordedDays - 1}) back) recorded
  where not exists (
    select from daily_figure where business_date = date and figure = 'credits-used'
      and updated_at >= (date + 1)::timestamp at time zone '${businessTimeZone}' + interval '2 hours')
  order by 1 desc limit ${daysPerRun}`;
// Every hour, and in the last minute of the day for the deferred revenue at its end.
const nextSql = `
  select least(now() + interval '1 hour', min(at)) as next
  from (values (0), (1)) later (days),
    lateral (select (${businessDateSql} + days + time '23:59') at time zone '${businessTimeZone}' as at) closing
  where at > now()`;

/** Records the figures of the business days that are not complete. */
@Injectable()
export class DailyFiguresRun {
  constructor(private readonly outbox: Outbox) {}

  @RecurringTask(jobName)
  async run(_: object, manager: EntityManager): Promise<void> {
    const due = await manager.query<{ date: string }[]>(dueSql);
    for (const { date } of due) await recordDay(manager, date);
    if (due.length === daysPerRun) {
      await this.outbox.enqueue(manager, jobName, {}, { key: jobName });
      return;
    }
    await this.outbox.resume(manager, deferredRevenueJob, {}, { key: deferredRevenueJob });
    const [{ next }] = await manager.query<[{ next: Date }]>(nextSql);
    await this.outbox.enqueue(manager, jobName, {}, { key: jobName, runAt: next });
  }
}
