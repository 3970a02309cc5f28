import { changedRows } from '@porchlight/service-kit';
import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { MailAttachment, MailTemplate, MailVariables } from '@porchlight/contracts/internal';
import { DataSource } from 'typeorm';
import type { RenderedMail } from '../rendering/render-mail.ts';

/** Mail claimed by a worker. */
export interface DueMail {
  readonly id: string;
  readonly template: MailTemplate;
  readonly language: Language;
  readonly words: MailVariables;
  readonly to: string;
  /** User of the mail, or null when it was requested by address. */
  readonly personId: string | null;
  readonly list: string | null;
  readonly unsubscribeToken: string | null;
  readonly attachment: MailAttachment | null;
  /** Address that takes answers. */
  readonly replyTo: string | null;
  readonly attempts: number;
  /** An earlier attempt was interrupted, so the mail may already have been delivered. */
  readonly wasCutOff: boolean;
}
export type SettledState = 'sent' | 'failed' | 'suppressed' | 'unsure';

/** Maximum number of attempts before a mail is given up, spread over about 15 hours. */
export const maxMailAttempts = 8;

// `skip locked` keeps two workers from claiming one mail, and the state does so after commit. An interrupted attempt is
// claimed again after two minutes, when it can no longer be running.
// @mutation mail-claim
const claimSql = `
  update mail set state = 'sending', attempts = mail.attempts + 1, sending_since = now(),
    is_repeat = mail.is_repeat or due.was_cut_off
  from (
    select mail.id, mail.state = 'sending' as was_cut_off, coalesce(mail.email, person.email) as address
    from mail left join person on person.id = mail.person_id
    where (mail.state = 'queued' and mail.next_at <= now())
      or (mail.state = 'sending' and mail.sending_since < now() - interval '2 minutes')
    order by mail.next_at limit $1 for update of mail skip locked) due
  where mail.id = due.id
  returning mail.id, template, language, words, due.address as "to", person_id as "personId", list,
    unsubscribe_token as "unsubscribeToken", attachment, reply_to as "replyTo", attempts,
    due.was_cut_off as "wasCutOff"`;
// Message values, above all links, are deleted once a mail is settled, unless its text is stored for the outbox.
const settleSql = `
  update mail set state = $3, settled_at = now(), answer = $4, subject = $5, body = $6,
    words = case when $6::text is null then '{}' else words end
  where id = $1 and state = 'sending' and attempts = $2`;
const postponeSql = `
  update mail set state = 'queued', answer = $3, next_at = now()
    + least(interval '6 hours', interval '30 seconds' * 4 ^ (attempts - 1)) * (0.8 + 0.4 * random())
  where id = $1 and state = 'sending' and attempts = $2`;

/**
 * Access of the workers to the `mail` table. Each step is one short statement that does nothing when another worker
 * holds the mail.
 */
@Injectable()
export class MailQueue {
  constructor(private readonly dataSource: DataSource) {}

  async claim(limit: number): Promise<DueMail[]> {
    const rows = await changedRows<DueMail>(this.dataSource, claimSql, [limit]);
    return rows;
  }

  /** Settles a mail. Its text is stored only in outbox mode. */
  async settle(
    { id, attempts }: DueMail,
    state: SettledState,
    { reply, subject, content }: { reply: string; subject?: string; content?: RenderedMail },
  ): Promise<void> {
    await this.dataSource.query(settleSql, [
      id,
      attempts,
      state,
      reply.slice(0, 500),
      subject ?? null,
      content?.text ?? null,
    ]);
  }

  /** Returns a mail to the queue for a later attempt, with exponential backoff. */
  async postpone({ id, attempts }: DueMail, reply: string): Promise<void> {
    await this.dataSource.query(postponeSql, [id, attempts, reply.slice(0, 500)]);
  }
}
