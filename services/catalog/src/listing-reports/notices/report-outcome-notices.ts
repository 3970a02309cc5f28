import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import { changedRows, Outbox, Task } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { reporterMail, type ClosedReport, type ReporterOutcome } from './report-mails.ts';

const warnTask = 'warn-renters-of-scam';
const maxPerRun = 200;
const reportersSql = `
  select reference, user_id as "userId", email, language from listing_report
  where reported_listing_id = $1 and num_nonnulls(user_id, email) > 0`;
// The address of a guest is needed no more.
const forgetSql = 'update listing_report set email = null where reported_listing_id = $1 and email is not null';
// Without this, they would read that the home is gone and which others are like it.
const replaceNoticeSql = 'update inquiry set gone_told_at = now() where listing_id = $1 and gone_told_at is null';
const warnedSql = `
  select i.id, i.first_name as "firstName", i.email, i.user_id as "userId", i.language, l.title, c.name as city
  from inquiry i join listing l on l.id = i.listing_id join city c on c.id = l.city_id
  where i.listing_id = $1 and i.email is not null and i.id > $2 order by i.id limit ${maxPerRun}`;

/** A listing whose scam was confirmed, and the inquiry up to which renters are warned. */
interface Warning {
  readonly id: string;
  readonly internalId: string;
  readonly after: string;
}
interface WarnedRenter {
  readonly id: string;
  readonly firstName: string;
  readonly email: string;
  readonly userId: string | null;
  readonly language: Language;
  readonly title: string;
  readonly city: string;
}
const firstId = '00000000-0000-0000-0000-000000000000';

/** Notifies the people behind a decision: those who reported a listing, and those whom its scam may harm. */
@Injectable()
export class ReportOutcomeNotices {
  constructor(private readonly outbox: Outbox) {}

  /** Requests a mail to each reporter who has an account or left an address, and removes the addresses. */
  async toReporters(
    manager: EntityManager,
    { id, title, outcome }: ReporterOutcome & { readonly id: string },
  ): Promise<void> {
    const reports = await manager.query<ClosedReport[]>(reportersSql, [id]);
    for (const report of reports)
      await this.outbox.emit(manager, 'mail.requested', reporterMail(report, { title, outcome }));
    await manager.query(forgetSql, [id]);
  }

  /** Warns all renters who wrote about the listing, instead of the notice that it is gone. */
  async warnRenters(manager: EntityManager, { id, internalId }: Omit<Warning, 'after'>): Promise<void> {
    await changedRows(manager, replaceNoticeSql, [internalId]);
    await this.outbox.enqueue(manager, warnTask, { id, internalId, after: firstId } satisfies Warning);
  }

  @Task(warnTask)
  async warn({ id, internalId, after }: Warning, manager: EntityManager): Promise<void> {
    const renters = await manager.query<WarnedRenter[]>(warnedSql, [internalId, after]);
    for (const { id: inquiryId, firstName, email, userId, language, title, city } of renters)
      await this.outbox.emit(manager, 'mail.requested', {
        template: 'scam-warning',
        key: `scam-warning:${id}:${inquiryId}`,
        email,
        ...(userId === null ? {} : { personId: userId }),
        language,
        words: { firstName, title, city },
      });
    const last = renters.at(-1);
    if (renters.length === maxPerRun && last)
      await this.outbox.enqueue(manager, warnTask, { id, internalId, after: last.id } satisfies Warning);
  }
}
