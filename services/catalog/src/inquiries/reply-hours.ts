import { Injectable } from '@nestjs/common';
import { nextDailyRun, Outbox, RecurringTask } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { CompanyListings } from '../companies/company-listings.ts';

const jobName = 'reply-hours';
/** Hour (UTC) that is night in all time zones of the market. */
const nightHour = 7;
/** Minimum number of replies before a reply time is known. (docs/rules/inquiries.md) */
const minReplies = 5;

// Median hours to the first reply of each company over the last 90 days, null below the minimum. The time of a message
// that was held starts when the landlord got it.
const updateSql = `
  update company co set reply_hours = known.hours from (
    select c.id, case when count(r.hours) >= ${minReplies} then percentile_cont(0.5) within group (order by r.hours) end as hours
    from company c left join (
      select l.company_id, extract(epoch from min(m.sent_at) - coalesce(i.delivered_at, i.sent_at)) / 3600 as hours
      from inquiry i join listing l on l.id = i.listing_id join (
        select inquiry_id, sent_at from inquiry_message where author = 'landlord'
        union all select inquiry_id, proposed_at from viewing) m on m.inquiry_id = i.id
      where i.sent_at > now() - interval '90 days' group by i.id, l.company_id) r on r.company_id = c.id
    group by c.id) known
  where known.id = co.id and known.hours is distinct from co.reply_hours
  returning co.id`;

/** Computes the reply times of landlords once a day, and refreshes the rank of their listings where they changed. */
@Injectable()
export class ReplyHours {
  constructor(
    private readonly outbox: Outbox,
    private readonly listings: CompanyListings,
  ) {}

  @RecurringTask(jobName)
  async update(_: object, manager: EntityManager): Promise<void> {
    const [changed] = await manager.query<[{ id: number }[], number]>(updateSql);
    for (const { id } of changed) await this.listings.scheduleRefresh(manager, id);
    await this.outbox.enqueue(manager, jobName, {}, { key: jobName, runAt: nextDailyRun(nightHour, new Date()) });
  }
}
