import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { MailTemplate, MailWords } from '@porchlight/contracts/internal';
import { DataSource } from 'typeorm';
import type { WrittenMail } from '../writing/write-mail.ts';

/** A mail that a worker has taken up. */
export interface DueMail {
  readonly id: string;
  readonly template: MailTemplate;
  readonly language: Language;
  readonly words: MailWords;
  readonly to: string;
  /** Whose it is, when accounts knows. */
  readonly personId: string | null;
  readonly list: string | null;
  readonly unsubscribeToken: string | null;
  readonly attempts: number;
  /** An earlier try was cut off: nobody knows whether it arrived. */
  readonly wasCutOff: boolean;
}
export type Settled = 'sent' | 'failed' | 'suppressed' | 'unsure';

/** Tries before a mail is given up, over about fifteen hours. */
export const mostMailTries = 8;

// Two workers never take one mail: a row that one has locked the other passes over, and the state says the rest. A try that was cut off
// is taken up when it cannot be under way any more.
const claimSql = `
  update mail set state = 'sending', attempts = mail.attempts + 1, sending_since = now(), is_repeat = mail.is_repeat or due.was_cut_off
  from (select mail.id, mail.state = 'sending' as was_cut_off, coalesce(mail.email, person.email) as address from mail left join person on person.id = mail.person_id
        where (mail.state = 'queued' and mail.next_at <= now()) or (mail.state = 'sending' and mail.sending_since < now() - interval '2 minutes')
        order by mail.next_at limit $1 for update of mail skip locked) due
  where mail.id = due.id
  returning mail.id, template, language, words, due.address as "to", person_id as "personId", list, unsubscribe_token as "unsubscribeToken", attempts, due.was_cut_off as "wasCutOff"`;
// What is over needs its words no more, above all not its links; what is kept to be read keeps them.
const settleSql = `
  update mail set state = $3, settled_at = now(), answer = $4, subject = $5, body = $6, words = case when $6::text is null then '{}' else words end
  where id = $1 and state = 'sending' and attempts = $2`;
const postponeSql = `
  update mail set state = 'queued', answer = $3, next_at = now() + least(interval '6 hours', interval '30 seconds' * 4 ^ (attempts - 1)) * (0.8 + 0.4 * random())
  where id = $1 and state = 'sending' and attempts = $2`;

/** The table `mail` as a worker uses it. Every step is one short statement that does nothing when another worker has the mail by now. */
@Injectable()
export class MailQueue {
  constructor(private readonly dataSource: DataSource) {}

  async claim(most: number): Promise<DueMail[]> {
    const [rows] = await this.dataSource.query<[DueMail[], number]>(claimSql, [most]);
    return rows;
  }

  /** Ends a mail. Its text stays only where people read it instead of getting it. */
  async settle(
    { id, attempts }: DueMail,
    state: Settled,
    { answer, subject, kept }: { answer: string; subject?: string; kept?: WrittenMail },
  ): Promise<void> {
    await this.dataSource.query(settleSql, [
      id,
      attempts,
      state,
      answer.slice(0, 500),
      subject ?? null,
      kept?.text ?? null,
    ]);
  }

  /** Puts a mail back for a later try. */
  async postpone({ id, attempts }: DueMail, answer: string): Promise<void> {
    await this.dataSource.query(postponeSql, [id, attempts, answer.slice(0, 500)]);
  }
}
