import { Injectable } from '@nestjs/common';
import { Outbox, RecurringTask } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { businessDateSql, businessTimeZone } from '../business-date.ts';
import { companyTask } from './company-metering.ts';

const jobName = 'metering';
/** Companies that one run enqueues; the next run continues after them. */
const companiesPerRun = 500;

// The run after a day is at 03:05 of the next one, at once when that has passed.
const clockSql = `
  select day::text, (day + interval '1 day 3 hours 5 minutes') at time zone '${businessTimeZone}' as next
  from coalesce($1::date, ${businessDateSql}) day`;
const companiesSql = `
  select distinct account_id as "companyId" from entitlement
  where enabled and paid_through < $1::date and ($2::uuid is null or account_id > $2::uuid)
  order by account_id limit ${companiesPerRun}`;

/** Where a run continues; empty for the first of a day. */
interface RunPosition {
  readonly date?: string;
  readonly after?: string;
}

/** Charges all companies for each business day, a job for each company. */
@Injectable()
export class MeteringRun {
  constructor(private readonly outbox: Outbox) {}

  @RecurringTask(jobName)
  async run({ date, after }: RunPosition, manager: EntityManager): Promise<void> {
    const [{ day, next }] = await manager.query<[{ day: string; next: Date }]>(clockSql, [date ?? null]);
    const companies = await manager.query<{ companyId: string }[]>(companiesSql, [day, after ?? null]);
    for (const { companyId } of companies)
      await this.outbox.enqueue(
        manager,
        companyTask,
        { companyId, date: day },
        { key: `${companyTask}:${companyId}:${day}` },
      );
    const last = companies.length === companiesPerRun ? companies.at(-1)?.companyId : undefined;
    if (last === undefined) await this.outbox.enqueue(manager, jobName, {}, { key: jobName, runAt: next });
    else await this.outbox.enqueue(manager, jobName, { date: day, after: last }, { key: jobName });
  }
}
