import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import { Outbox } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { postCredits } from '../ledger/post-credits.ts';

/** Days before the last day of promotional credits on which landlords are notified. */
export const noticeDays = 7;

// Credits that are spent at the same time are no longer there to expire.
// @equivalent-mutant To lock the wallets of others too only makes them wait.
// @mutation expiry-lock
const lockSql = `
  select 1 from ledger_account where owner_id = $1 and kind = 'wallet' and unit = 'credit' for update`;
const pastSql = `
  select id, remaining::int as credits from open_credit_lot where company_id = $1 and expires_on < $2
  order by expires_on, id`;
const expireSql = 'update credit_lot set expired_at = now() where id = any($1)';
const noticeSql = `
  with noticed as (
    update credit_lot set noticed_at = now()
    where company_id = $1 and expired_at is null and noticed_at is null and expires_on <= $2::date + ${noticeDays}
    returning id)
  select expires_on::text as "expiresOn", sum(remaining)::int as credits
  from noticed join open_credit_lot using (id) where company_id = $1
  group by expires_on having sum(remaining) > 0 order by expires_on`;
const landlordsSql = `
  select person_id as "personId", language from landlord where company_id = $1 and is_verified order by person_id`;

const dayIn = (language: Language, day: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** Expires the promotional credits of companies, and mails their landlords before. */
@Injectable()
export class CreditExpiry {
  constructor(private readonly outbox: Outbox) {}

  /**
   * Posts the expiry of what is left of each lot whose last day was before a business day, and queues mails about lots
   * that expire within seven days. A second run for the day changes nothing.
   */
  async expire(manager: EntityManager, companyId: string, today: string): Promise<void> {
    await manager.query(lockSql, [companyId]);
    const past = await manager.query<{ id: string; credits: number }[]>(pastSql, [companyId, today]);
    const postings = past
      .filter(({ credits }) => credits > 0)
      .map(({ id, credits }) => ({ kind: 'expiry' as const, credits: -credits, key: `expiry:${id}` }));
    if (postings.length > 0) await postCredits(manager, { companyId, counter: 'expiry', postings });
    await manager.query(expireSql, [past.map(({ id }) => id)]);
    await this.#notify(manager, companyId, today);
  }

  async #notify(manager: EntityManager, companyId: string, today: string): Promise<void> {
    const expiring = await manager.query<{ expiresOn: string; credits: number }[]>(noticeSql, [companyId, today]);
    if (expiring.length === 0) return;
    const landlords = await manager.query<{ personId: string; language: Language }[]>(landlordsSql, [companyId]);
    for (const { expiresOn, credits } of expiring)
      for (const { personId, language } of landlords)
        await this.outbox.emit(manager, 'mail.requested', {
          template: 'credits-expiring',
          key: `credits-expiring:${personId}:${expiresOn}`,
          personId,
          language,
          words: { creditCount: credits, lastDay: dayIn(language, expiresOn), path: '/portal/billing' },
        });
  }
}
