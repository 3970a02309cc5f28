import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import { Outbox } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';

/** Days left at which a company is notified, once for each time that its credits fall to them. */
const thresholds = [1, 3, 7] as const;

const forgetSql = 'delete from low_credit_notice where company_id = $1';
// After a purchase the credits can last longer again, though not for long: the next fall is another one.
const recordSql = `
  with before as (select days from low_credit_notice where company_id = $1)
  insert into low_credit_notice (company_id, days) values ($1, $2)
  on conflict (company_id) do update set days = excluded.days, sent_at = now()
  returning not exists (select from before where days <= $2) as "isNew"`;

/** Landlord of a company with a verified email address. */
export interface CompanyLandlord {
  readonly personId: string;
  readonly language: Language;
  readonly wantsLowCreditMail: boolean;
}
/** Credits of a company after the charges of a day. */
export interface CreditsLeft {
  readonly companyId: string;
  /** Business day of the charges. */
  readonly date: string;
  readonly credits: number;
  readonly dailyCreditUsage: number;
  readonly landlords: readonly CompanyLandlord[];
}

/** Mails landlords before their credits run out. */
@Injectable()
export class LowCreditNotices {
  constructor(private readonly outbox: Outbox) {}

  /**
   * Queues a mail to each landlord who wants it in the transaction of the charges, unless the company was notified
   * before.
   */
  async send(manager: EntityManager, left: CreditsLeft): Promise<void> {
    const { companyId, date, credits, dailyCreditUsage, landlords } = left;
    const daysLeft = dailyCreditUsage === 0 ? Infinity : Math.floor(credits / dailyCreditUsage);
    const threshold = thresholds.find((days) => daysLeft <= days);
    if (threshold === undefined) return void (await manager.query(forgetSql, [companyId]));
    const [{ isNew }] = await manager.query<[{ isNew: boolean }]>(recordSql, [companyId, threshold]);
    if (!isNew) return;
    for (const { personId, language } of landlords.filter(({ wantsLowCreditMail }) => wantsLowCreditMail))
      await this.outbox.emit(manager, 'mail.requested', {
        template: 'credits-low',
        key: `credits-low:${personId}:${date}`,
        personId,
        language,
        words: { creditCount: credits, dayCount: daysLeft, path: '/portal/billing' },
      });
  }
}
