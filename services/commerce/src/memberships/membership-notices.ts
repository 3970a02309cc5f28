import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { MailTemplate } from '@porchlight/contracts/internal';
import { Outbox, RecurringTask } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { businessDateSql, businessTimeZone } from '../business-date.ts';
import { formatDay } from './format-day.ts';
import { graceDays } from './membership-cover.ts';

const jobName = 'membership-notices';
/** Periods that one run notifies of; the next run continues with the rest. */
const periodsPerRun = 500;
/** Days before the last day of a period on which landlords are notified. */
const noticeDays = [60, 30, 7, 1, 0, -graceDays];
/** Days on which a notice is still sent after runs that were missed. */
const maxDelayDays = 7;

// At 03:30 of the next business day, after the daily charges were enqueued.
const clockSql = `
  select ${businessDateSql}::text as today,
    (${businessDateSql} + interval '1 day 3 hours 30 minutes') at time zone '${businessTimeZone}' as next`;
// A period that another one follows needs no notice. Of several notices that are due only the last one is sent.
const dueSql = `
  with ending as (
    select id, company_id, upper(valid) - 1 as ends_on, upper(valid) - 1 - $1::date as days_left,
      (select min(days) from unnest($2::int[]) days where days >= upper(valid) - 1 - $1::date) as days
    from membership_period
    where upper(valid) between $1::date - ${graceDays + maxDelayDays} and $1::date + 61
      and not exists (
        select from membership_period later
        where later.company_id = membership_period.company_id and later.valid > membership_period.valid)),
  due as (
    select * from ending
    where days is not null and days_left > days - ${maxDelayDays}
      and not exists (
        select from membership_notice where period_id = ending.id and membership_notice.days = ending.days)
    order by ends_on, id limit ${periodsPerRun}),
  recorded as (
    insert into membership_notice (period_id, days) select id, days from due on conflict do nothing
    returning period_id)
  select id as "periodId", days, days_left as "daysLeft", ends_on::text as "endsOn",
    (ends_on + ${graceDays})::text as "graceEndsOn",
    coalesce(jsonb_agg(jsonb_build_object('personId', person_id, 'language', language)) filter (
      where person_id is not null), '[]') as landlords
  from due join recorded on period_id = id left join landlord on landlord.company_id = due.company_id and is_verified
  group by id, days, days_left, ends_on`;

/** A notice to send. */
interface DueNotice {
  readonly periodId: string;
  readonly days: number;
  readonly daysLeft: number;
  /** Last day of the period, `2027-11-23`. */
  readonly endsOn: string;
  /** Last day of the grace. */
  readonly graceEndsOn: string;
  readonly landlords: readonly { readonly personId: string; readonly language: Language }[];
}

/** Mails landlords before their membership ends, on its last day and on the last day of the grace. */
@Injectable()
export class MembershipNotices {
  constructor(private readonly outbox: Outbox) {}

  @RecurringTask(jobName)
  async run(_: object, manager: EntityManager): Promise<void> {
    const [clock] = await manager.query<[{ today: string; next: Date }]>(clockSql);
    const sent = await this.send(manager, clock.today);
    const isDone = sent < periodsPerRun;
    await this.outbox.enqueue(manager, jobName, {}, { key: jobName, ...(isDone ? { runAt: clock.next } : {}) });
  }

  /** Sends the notices of a business day that were not sent before, at most 500. Returns their number. */
  async send(manager: EntityManager, today: string): Promise<number> {
    const notices = await manager.query<DueNotice[]>(dueSql, [today, noticeDays]);
    for (const notice of notices)
      for (const { personId, language } of notice.landlords) {
        const template = templateOf(notice);
        await this.outbox.emit(manager, 'mail.requested', {
          template,
          key: `${template}:${personId}:${notice.periodId}:${notice.days}`,
          personId,
          language,
          words: wordsOf(notice, language),
        });
      }
    return notices.length;
  }
}

function templateOf({ days }: DueNotice): MailTemplate {
  if (days > 0) return 'membership-ending';
  return days === 0 ? 'membership-ended' : 'membership-lapsed';
}

const wordsOf = ({ days, daysLeft, endsOn, graceEndsOn }: DueNotice, language: Language) => ({
  ...(days > 0 ? { dayCount: daysLeft } : {}),
  endDay: formatDay(endsOn, language),
  graceDay: formatDay(graceEndsOn, language),
  path: '/portal/billing/checkout?membership=12',
});
