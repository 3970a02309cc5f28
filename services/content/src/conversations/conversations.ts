import { Injectable } from '@nestjs/common';
import { maxSearchResults, paginationOf } from '@porchlight/contracts';
import {
  conversationClaimMinutes,
  type Conversation,
  type ConversationList,
  type ConversationMessage,
  type ConversationsPage,
  type ConversationSummary,
} from '@porchlight/contracts/content';
import {
  maskEmail,
  notFound,
  Outbox,
  Problem,
  requireUser,
  SqlPool,
  wordQuery,
  type Author,
} from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { maxShownMessages, perPage, statementsOf, summaryColumns, type ConversationMatch } from './conversation-sql.ts';
import { messages } from './messages.ts';

interface Filter {
  readonly list?: ConversationList | undefined;
  readonly search?: string | undefined;
  readonly page?: number | undefined;
}
type DetailRow = ConversationSummary & Omit<Conversation, 'messages' | 'maskedEmail'> & { readonly email: string };

const detailSql = `
  select ${summaryColumns}, s.version, f.label as form, s.email, s.page, s.answers ->> 'message' as message
  from form_submission s join form f on f.key = s.form_key where s.conversation_id = $1`;
const threadSql = `
  select * from (
    select m.id::text, m.author, m.author_id as "authorId", m.text, m.sent_at as "sentAt", m.had_files as "hadFiles",
      m.held_from as "heldFrom"
    from form_message m join form_submission s on s.id = m.submission_id where s.conversation_id = $1
    order by m.id desc limit ${maxShownMessages}) latest
  order by id::bigint`;
const emailSql = 'select email from form_submission where conversation_id = $1';
// @mutation conversation-claim
const claimSql = `
  update form_submission set claimed_by = $2, claimed_at = now()
  where conversation_id = $1 and (claimed_by is null or claimed_by = $2
    or claimed_at < now() - interval '${conversationClaimMinutes} minutes')`;

/** Reads conversations for support, and records who works on which. (docs/rules/form-messages.md) */
@Injectable()
export class Conversations {
  constructor(
    private readonly pool: SqlPool,
    private readonly source: DataSource,
    private readonly outbox: Outbox,
  ) {}

  async page({ list = 'open', search, page = 1 }: Filter): Promise<ConversationsPage> {
    const { match, term } = matchOf(search?.trim());
    const { name, countName, count, page: pageSql } = statementsOf(list, match);
    const terms = match === 'all' ? [] : [term];
    const { total = 0 } = (await this.pool.row<{ total: number }>(countName, count, [0, ...terms])) ?? {};
    const pagination = paginationOf({ page, perPage, total, more: total > maxSearchResults });
    const offset = (pagination.currentPage - 1) * perPage;
    const rows = await this.pool.rows<ConversationSummary>(name, pageSql, [offset, ...terms]);
    return { conversations: rows.map(present), pagination };
  }

  /** Throws 404 for an unknown id. */
  async get(id: string): Promise<Conversation> {
    const row = await this.pool.row<DetailRow>('conversation', detailSql, [id]);
    if (!row) throw conversationNotFound();
    const thread = await this.pool.rows<ConversationMessage>('conversation_messages', threadSql, [id]);
    const { email, ...conversation } = row;
    return {
      ...present(conversation),
      maskedEmail: maskEmail(email),
      messages: thread.map(({ heldFrom, ...message }) =>
        present({ ...message, ...(heldFrom ? { heldFrom: maskEmail(heldFrom) } : {}) }),
      ),
    };
  }

  /** Returns the address of the person; the audit log gets who opened it, in the same transaction. Throws 404. */
  sender(id: string, { caller, client }: Author): Promise<{ email: string }> {
    return this.source.transaction(async (manager) => {
      const [found] = await manager.query<{ email: string }[]>(emailSql, [id]);
      if (!found) throw conversationNotFound();
      await this.outbox.emit(manager, 'personal-data.viewed', {
        personId: requireUser(caller),
        ...(caller.sessionId ? { sessionId: caller.sessionId } : {}),
        objectKind: 'conversation',
        objectId: id,
        ip: client.ip,
        requestId: client.requestId,
      });
      return found;
    });
  }

  /** Throws 404 for an unknown id, and 409 `already-claimed` while a colleague has it. */
  async claim(id: string, { caller }: Author): Promise<void> {
    if ((await this.pool.execute('claim_conversation', claimSql, [id, requireUser(caller)])) > 0) return;
    await this.get(id);
    throw new Problem(409, 'already-claimed', messages.alreadyClaimed);
  }
}

export const conversationNotFound = () => notFound(messages.notFound, 'conversation-not-found');

const reference = /^m-[0-9a-f]{8}$/iu;
/** Returns what a search compares; a search without words matches nothing. */
function matchOf(search = ''): { readonly match: ConversationMatch; readonly term: string } {
  if (search === '') return { match: 'all', term: '' };
  if (reference.test(search)) return { match: 'reference', term: search };
  if (search.includes('@')) return { match: 'address', term: search.toLowerCase() };
  return { match: 'words', term: wordQuery(search) ?? '' };
}

/** Returns a row without the columns that are null, with its times as texts. */
const present = <T extends object>(row: T): T =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => value !== null)
      .map(([key, value]) => [key, value instanceof Date ? value.toISOString() : value]),
  ) as T;
