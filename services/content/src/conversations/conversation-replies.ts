import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { ConversationReply } from '@porchlight/contracts/content';
import { formatMessage } from '@porchlight/messages';
import { changedRow, Outbox, Problem, reportChange, requireUser, type Author } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { ContentConfig } from '../config.ts';
import { ConversationAliases } from './conversation-aliases.ts';
import { mailTexts } from './conversation-mail-texts.ts';
import { conversationNotFound } from './conversations.ts';
import { messages } from './messages.ts';

interface Reader {
  readonly id: string;
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly page: string | null;
}

// One statement compares and changes: of two replies to the same version, the second one is refused.
// @mutation conversation-reply
const replySql = `
  update form_submission set version = version + 1, waiting_since = null, replied_at = now(), handled_at = null,
    is_suspect = false, expires_at = now() + interval '12 months'
  where conversation_id = $1 and version = $2
  returning id, reference, answers ->> 'name' as name, email, language, page`;
const storeSql = `
  insert into form_message (submission_id, key, author, author_id, text) values ($1, $2, 'staff', $3, $4) returning id`;
const sameSql = `
  select s.conversation_id = $2 and m.text = $3 and m.author = 'staff' as "isSame"
  from form_message m join form_submission s on s.id = m.submission_id where m.key = $1`;
const foundSql = 'select 1 from form_submission where conversation_id = $1';

/** Replies of support, which are mailed. (docs/rules/form-messages.md) */
@Injectable()
export class ConversationReplies {
  constructor(
    private readonly source: DataSource,
    private readonly outbox: Outbox,
    private readonly aliases: ConversationAliases,
    private readonly config: ContentConfig,
  ) {}

  /**
   * Stores a reply and requests its mail. A repeated one does nothing. Throws 404 for an unknown id, 409
   * `newer-messages` if its author has not read all messages, and 409 `key-taken` for another text under its key.
   */
  reply(id: string, reply: ConversationReply, author: Author): Promise<void> {
    return this.source.transaction(async (manager) => {
      if (await isRepeated(manager, id, reply)) return;
      const reader = await changedRow<Reader>(manager, replySql, [id, reply.version]);
      if (reader) return this.#send(manager, { id, reader, reply }, author);
      // The first of two equal requests may have been stored while this one waited for the row.
      if (await isRepeated(manager, id, reply)) return;
      if ((await manager.query<unknown[]>(foundSql, [id])).length === 0) throw conversationNotFound();
      throw new Problem(409, 'newer-messages', messages.newerMessages);
    });
  }

  async #send(
    manager: EntityManager,
    { id, reader, reply }: { readonly id: string; readonly reader: Reader; readonly reply: ConversationReply },
    author: Author,
  ): Promise<void> {
    const values = [reader.id, reply.key, requireUser(author.caller), reply.text];
    const [{ id: messageId }] = await manager.query<[{ id: string }]>(storeSql, values);
    const replyTo = this.config.relayDomain && (await this.aliases.renew(manager, id, this.config.relayDomain));
    const { reference, name, email, language, page } = reader;
    await this.outbox.emit(manager, 'mail.requested', {
      template: 'form-reply',
      key: `form-reply:${messageId}`,
      email,
      language,
      words: {
        ...{ name, reference, message: reply.text },
        howToReply: formatMessage(mailTexts, language, replyTo ? 'answerMail' : 'writeAgain', { reference }),
        ...(replyTo ? {} : { path: page ?? '/contact' }),
      },
      ...(replyTo ? { replyTo } : {}),
    });
    const change = { resource: 'conversation', recordId: id, action: 'modified', after: { messageId } } as const;
    await reportChange({ manager, outbox: this.outbox }, change, author);
  }
}

/** Returns whether this reply was stored before. Throws 409 `key-taken` for another one under its key. */
async function isRepeated(manager: EntityManager, id: string, { key, text }: ConversationReply): Promise<boolean> {
  const [found] = await manager.query<{ isSame: boolean }[]>(sameSql, [key, id, text]);
  if (found && !found.isSame) throw new Problem(409, 'key-taken', messages.keyTaken);
  return found !== undefined;
}
