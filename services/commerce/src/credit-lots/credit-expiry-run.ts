import { Injectable } from '@nestjs/common';
import { Outbox, RecurringTask } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { businessDateSql, businessTimeZone } from '../business-date.ts';
import { CreditExpiry, noticeDays } from './credit-expiry.ts';

const jobName = 'credit-expiry';
/** Companies of one run, in one transaction; the next run continues after them. */
const companiesPerRun = 50;

// At 00:20 of the next business day, before its charges.
const clockSql = `
  select ${businessDateSql}::text as today,
    (${businessDateSql} + interval '1 day 20 minutes') at time zone '${businessTimeZone}' as next`;
// In a fixed order, in which the wallets are locked.
const companiesSql = `
  select distinct company_id as "companyId" from credit_lot
  where expired_at is null and expires_on <= $1::date + ${noticeDays} and (expires_on < $1 or noticed_at is null)
  order by company_id limit ${companiesPerRun}`;

/** Expires the promotional credits of all companies every day. */
@Injectable()
export class CreditExpiryRun {
  constructor(
    private readonly outbox: Outbox,
    private readonly expiry: CreditExpiry,
  ) {}

  @RecurringTask(jobName)
  async run(_: object, manager: EntityManager): Promise<void> {
    const [{ today, next }] = await manager.query<[{ today: string; next: Date }]>(clockSql);
    const companies = await manager.query<{ companyId: string }[]>(companiesSql, [today]);
    for (const { companyId } of companies) await this.expiry.expire(manager, companyId, today);
    const isLast = companies.length < companiesPerRun;
    await this.outbox.enqueue(manager, jobName, {}, { key: jobName, ...(isLast ? { runAt: next } : {}) });
  }
}
