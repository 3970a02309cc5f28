import { Injectable } from '@nestjs/common';
import type { OutboxResponse, OutboxMail, OutboxMailResponse } from '@porchlight/contracts/accounts';
import { notFound, SqlPool } from '@porchlight/service-kit';
import { redactSecrets } from './redact-secrets.ts';

type Row = Omit<OutboxMail, 'madeAt' | 'subject'> & { readonly madeAt: Date; readonly subject: string | null };

interface FullRow extends Row {
  readonly body: string | null;
  readonly replyTo: string | null;
}

const columns = `mail.id, coalesce(mail.email, person.email) as "to", mail.template, mail.subject, mail.state, mail.made_at as "madeAt"`;
const listSql = `select ${columns} from mail left join person on person.id = mail.person_id
  where $1::text is null or coalesce(mail.email, person.email) = lower($1) order by mail.made_at desc, mail.id limit 100`;
const oneSql = `select ${columns}, mail.body, mail.reply_to as "replyTo"
  from mail left join person on person.id = mail.person_id where mail.id = $1`;
const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u.test(text);

const toOutboxMail = ({ id, to, template, subject, state, madeAt }: Row): OutboxMail => ({
  id,
  to,
  template,
  ...(subject === null ? {} : { subject }),
  state,
  madeAt: madeAt.toISOString(),
});

/** Queued and sent mail of the site, newest first. */
@Injectable()
export class MailOutbox {
  constructor(private readonly pool: SqlPool) {}

  async list(to?: string): Promise<OutboxResponse> {
    return { mails: (await this.pool.rows<Row>('mail_outbox', listSql, [to ?? null])).map(toOutboxMail) };
  }

  /** Returns a mail with its full text. Throws 404. */
  async full(id: string): Promise<OutboxMailResponse> {
    const row = isId(id) ? await this.pool.row<FullRow>('mail_of_outbox', oneSql, [id]) : undefined;
    if (!row) throw notFound();
    const { body: text, replyTo } = row;
    return { mail: toOutboxMail(row), ...(text === null ? {} : { text }), ...(replyTo === null ? {} : { replyTo }) };
  }

  /** Returns a mail without what lets its reader act as its recipient: links, codes and the address for answers. */
  async redacted(id: string): Promise<OutboxMailResponse> {
    const { mail, text } = await this.full(id);
    return { mail, ...(text === undefined ? {} : { text: redactSecrets(text) }) };
  }
}
