import { Injectable } from '@nestjs/common';
import type { ConversationMail, ConversationMailResponse } from '@porchlight/contracts/internal';
import { normalizeMailbox } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';

interface Found {
  readonly id: string;
  readonly email: string;
  readonly isSpam: boolean;
  readonly heldCount: number;
}
type Outcome = ConversationMailResponse['outcome'];

/** Mails from other addresses that a conversation holds; further ones are dropped. */
const maxHeld = 10;
// Locked, so that a mail that arrives twice at once is one message.
// @mutation conversation-mail
const findSql = `
  select id, email, is_suspect as "isSpam", (
    select count(*)::int from form_message m where m.submission_id = s.id and m.held_from is not null) as "heldCount"
  from form_submission s where alias = $1 and alias_expires_at > now() for update`;
const storedSql = 'select 1 from form_message where key = $1';
const storeSql = `
  insert into form_message (submission_id, key, author, text, had_files, held_from)
  values ($1, $2, 'person', $3, $4, $5)`;
const waitSql = `
  update form_submission set version = version + 1, waiting_since = coalesce(waiting_since, now()), handled_at = null,
    expires_at = now() + interval '12 months'
  where id = $1`;

/** Stores what people write in answer to a reply of support. (docs/rules/form-messages.md) */
@Injectable()
export class ConversationMails {
  constructor(private readonly source: DataSource) {}

  /** Stores a mail, and returns what became of it. One from another address than the person's is held. */
  receive(mail: ConversationMail): Promise<ConversationMailResponse> {
    return this.source.transaction(async (manager) => ({ outcome: await store(manager, mail) }));
  }
}

async function store(manager: EntityManager, mail: ConversationMail): Promise<Outcome> {
  const [found] = await manager.query<Found[]>(findSql, [mail.alias]);
  if (!found) return 'expired';
  if ((await manager.query<unknown[]>(storedSql, [mail.key])).length > 0) return 'duplicate';
  // @mutation conversation-sender
  const isHeld = normalizeMailbox(mail.from) !== normalizeMailbox(found.email);
  if (found.isSpam) return isHeld ? 'stranger' : 'closed';
  if (isHeld && found.heldCount >= maxHeld) return 'stranger';
  await manager.query(storeSql, [found.id, mail.key, mail.text, mail.hadFiles, isHeld ? mail.from : null]);
  await manager.query(waitSql, [found.id]);
  return isHeld ? 'held' : 'relayed';
}
