import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import { Outbox } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';

/** Days left at which a company is notified, once for each time that its credits fall to them. */
const thresholds = [1, 3, 7] as const;

const forgetSql = 'delete from low_credit_notice where company_id = $1';
const recordSql = `
  insert into low_credit_notice as notice (company_id, days) values ($1, $2)
  on conflict (company_id) do update set days = excluded.days, sent_at = now() where notice.days > excluded.days
  returning days`;

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
    if (dailyCreditUsage === 0) return;
    const daysLeft = Math.floor(credits / dailyCreditUsage);
    const threshold = thresholds.find((days) => daysLeft <= days);
    if (threshold === undefined) return void (await manager.query(forgetSql, [companyId]));
    const recorded = await manager.query<unknown[]>(recordSql, [companyId, threshold]);
    if (recorded.length === 0) return;
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
