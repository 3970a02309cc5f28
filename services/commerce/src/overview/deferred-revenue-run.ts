import { Injectable } from '@nestjs/common';
import { Outbox, Task } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { businessDateSql, businessTimeZone } from '../business-date.ts';
import { deferredAtEndOf, deferredToday, type DeferredRevenue } from './deferred-revenue.ts';
import { recordedDays } from './recorded-days.ts';

export const deferredRevenueJob = 'deferred-revenue';
/** Companies of one run; the next run continues after them. */
const companiesPerRun = 200;

const todaySql = `select ${businessDateSql}::text as today`;
// Only what was ordered is deferred.
const companiesSql = `
  select distinct company_id as "companyId" from purchase_order
  where $1::uuid is null or company_id > $1 order by company_id limit ${companiesPerRun}`;
const storeSql = `
  insert into daily_figure (business_date, figure, unit, amount)
  select $1, 'deferred-' || kind, currency, cents
  from jsonb_to_recordset($2::jsonb) as deferred (kind text, currency text, cents bigint)
  on conflict (business_date, unit, figure) do update set amount = excluded.amount, updated_at = now()`;
// A day before the first start, or on which the service did not run.
const missingSql = `
  select max(date)::text as date
  from (select ${businessDateSql} - back as date from generate_series(1, ${recordedDays - 1}) back) past
  where date >= (select (min(created_at) at time zone '${businessTimeZone}')::date from purchase_order)
    and not exists (select from daily_figure where business_date = date and figure = 'deferred-credits')`;

/** Where a run continues, with what the companies before add up to; empty for the first of today. */
interface RunPosition {
  readonly date?: string;
  readonly after?: string;
  readonly revenue?: readonly DeferredRevenue[];
}

/** Adds up the deferred revenue of all companies: of today, and of past days that have none. */
@Injectable()
export class DeferredRevenueRun {
  constructor(private readonly outbox: Outbox) {}

  @Task(deferredRevenueJob)
  async run({ date, after, revenue = [] }: RunPosition, manager: EntityManager): Promise<void> {
    const [{ today }] = await manager.query<[{ today: string }]>(todaySql);
    const day = date ?? today;
    const companies = await manager.query<{ companyId: string }[]>(companiesSql, [after ?? null]);
    const ids = companies.map(({ companyId }) => companyId);
    const deferredOn = day === today ? deferredToday : deferredAtEndOf;
    const total = added(revenue, await deferredOn(manager, ids, day));
    const last = ids.length === companiesPerRun ? ids.at(-1) : undefined;
    if (last !== undefined) return this.#continue(manager, { date: day, after: last, revenue: total });
    await manager.query(storeSql, [day, JSON.stringify(total)]);
    const [missing] = await manager.query<[{ date: string | null }]>(missingSql);
    if (missing.date !== null) await this.#continue(manager, { date: missing.date });
  }

  #continue(manager: EntityManager, position: RunPosition): Promise<void> {
    return this.outbox.enqueue(manager, deferredRevenueJob, position, { key: deferredRevenueJob });
  }
}

/** Returns the sums of both lists; `more` has every kind and currency. */
const added = (before: readonly DeferredRevenue[], more: readonly DeferredRevenue[]): DeferredRevenue[] =>
  more.map(({ kind, currency, cents }) => {
    const sum = before.find((one) => one.kind === kind && one.currency === currency);
    return { kind, currency, cents: cents + (sum?.cents ?? 0) };
  });
