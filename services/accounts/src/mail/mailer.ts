import { Injectable } from '@nestjs/common';
import { Consumes, Log } from '@porchlight/service-kit';
import type { MailRequested } from '@porchlight/contracts/internal';
import type { EntityManager } from 'typeorm';
import { MailAllowance } from './mail-allowance.ts';
import { SiteFactsCache } from './rendering/site-facts-cache.ts';

// Mail to an erased user is dropped silently, as is mail to a decoy's own address, which belongs to another account.
const queueSql = `
  insert into mail (key, template, person_id, email, language, words, list, unsubscribe_token,
    attachment, reply_to)
  select $1, $2, $3::uuid, lower($4), $5, $6::jsonb, $7, $8, $9::jsonb, $10
  where $3::uuid is null
    or exists (select 1 from person where id = $3::uuid and (state <> 'decoy' or $4 is not null))
  on conflict (key) do nothing returning id`;

/**
 * Queues mail for all services, in the transaction of the change that it reports; the key makes requests idempotent.
 */
@Injectable()
export class Mailer {
  constructor(
    private readonly allowance: MailAllowance,
    private readonly siteFacts: SiteFactsCache,
    private readonly log: Log,
  ) {}

  @Consumes('mail.requested')
  async onMailRequested(mail: MailRequested, manager: EntityManager): Promise<void> {
    const isForSite = mail.recipient === 'site';
    const addressed = isForSite ? { ...mail, email: (await this.siteFacts.facts()).siteEmail } : mail;
    await this.request(manager, addressed);
  }

  /** Queues the mail. Does nothing when the reader, who has not proved the address, had enough mails of its kind. */
  async request(manager: EntityManager, mail: MailRequested): Promise<void> {
    const reader = await this.allowance.readerOf(manager, mail);
    if (!reader) return;
    const { key, template, personId, email, language, list, unsubscribeToken, attachment, replyTo } = mail;
    const [queued] = await manager.query<{ id: string }[]>(queueSql, [
      key,
      template,
      personId ?? null,
      email ?? null,
      language,
      JSON.stringify(this.allowance.wordsFor(reader, mail)),
      list ?? null,
      unsubscribeToken ?? null,
      attachment ? JSON.stringify(attachment) : null,
      replyTo ?? null,
    ]);
    if (!queued || (await this.allowance.take(manager, reader, mail))) return;
    this.log.warn('mail dropped: allowance used up', { template });
    await manager.query('delete from mail where id = $1', [queued.id]);
  }
}
