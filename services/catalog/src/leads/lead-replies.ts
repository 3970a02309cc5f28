import { Injectable } from '@nestjs/common';
import type { LeadMessage, LeadReply } from '@porchlight/contracts/catalog';
import { changedCount, Problem } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { lockCurrentInquiry } from './joined-inquiries.ts';
import { ReplyMails } from '../inquiries/reply-mails.ts';
import { leadNotFound } from './lead-detail.ts';
import { isBlockedSql, ownLeadsSql } from './lead-sql.ts';
import { messages } from './messages.ts';

/** Replies that a landlord sends in an hour: to all renters together, and to one. (docs/rules/leads.md) */
const maxRepliesPerHour = { all: 60, lead: 10 };

/** Reply with its author: the landlord, or the contact of the listing for the landlord. */
interface WrittenReply extends LeadReply {
  readonly isByContact?: boolean;
}
interface LeadToReply {
  readonly id: string;
  readonly isErased: boolean;
  readonly isBlocked: boolean;
}
interface StoredReply {
  readonly id: string;
  readonly leadId: string;
  readonly author: LeadMessage['from'];
  readonly text: string;
  readonly at: Date;
}

// The replies of a landlord are counted one after the other; the lead stays locked until its reply is stored.
const lockSql = `select pg_advisory_xact_lock(hashtextextended('lead replies ' || $1, 0))`;
const leadSql = `
  select i.id, i.email is null as "isErased",
    ${isBlockedSql} as "isBlocked"
  from ${ownLeadsSql} and i.id = $2::uuid for update of i`;
const byKeySql = `
  select id::text as id, inquiry_id as "leadId", author, text, sent_at as at from inquiry_message where key = $1`;
// Includes deleted leads. A reply updates its lead, so that older leads need not be read.
const recentSql = `
  select count(*)::int as all, count(*) filter (where i.id = $2::uuid)::int as lead from listing l
  join inquiry i on i.listing_id = l.id and i.updated_at > now() - interval '1 hour'
  join inquiry_message m on m.inquiry_id = i.id and m.author = 'landlord' and m.sent_at > now() - interval '1 hour'
  where l.owner_user_id = $1::uuid`;
const addSql = `
  insert into inquiry_message (inquiry_id, key, author, text, is_by_contact)
  values ($1::uuid, $2, 'landlord', $3, $4)
  on conflict (key) do nothing returning id::text as id, inquiry_id as "leadId", author, text, sent_at as at`;
const repliedSql = `
  update inquiry set replied_at = coalesce(replied_at, clock_timestamp()), seen_at = clock_timestamp(),
    updated_at = clock_timestamp(), waiting_since = null,
      stage = case when stage in ('new', 'viewed') then 'replied' else stage end where id = $1::uuid`;

/** Sends replies of landlords to renters. */
@Injectable()
export class LeadReplies {
  constructor(
    private readonly source: DataSource,
    private readonly mails: ReplyMails,
  ) {}

  /** Stores a reply and requests its mail. The same key and text again returns the stored reply. */
  async reply(
    ownerId: string,
    repliedId: string,
    { key, message, isByContact = false }: WrittenReply,
  ): Promise<LeadMessage> {
    const text = message.trim();
    return this.source.transaction(async (manager) => {
      await manager.query(lockSql, [ownerId]);
      const leadId = await lockCurrentInquiry(manager, repliedId);
      const [lead] = await manager.query<LeadToReply[]>(leadSql, [ownerId, leadId]);
      if (!lead) throw leadNotFound();
      const [sent] = await manager.query<StoredReply[]>(byKeySql, [key]);
      if (sent) return repeated(sent, { leadId, text });
      await this.#check(manager, ownerId, lead);
      return this.#store(manager, leadId, { key, message: text, isByContact });
    });
  }

  async #check(manager: EntityManager, ownerId: string, { id, isErased, isBlocked }: LeadToReply): Promise<void> {
    if (isErased) throw new Problem(410, 'writer-erased', messages.writerErased);
    if (isBlocked) throw new Problem(409, 'writer-blocked', messages.writerBlocked);
    const [recent] = await manager.query<[typeof maxRepliesPerHour]>(recentSql, [ownerId, id]);
    if (recent.all >= maxRepliesPerHour.all || recent.lead >= maxRepliesPerHour.lead)
      throw new Problem(429, 'too-many-replies', messages.tooManyReplies, { retryAfter: 3_600 });
  }

  async #store(
    manager: EntityManager,
    leadId: string,
    { key, message, isByContact }: WrittenReply,
  ): Promise<LeadMessage> {
    const [added] = await manager.query<StoredReply[]>(addSql, [leadId, key, message, isByContact]);
    if (!added) throw keyTaken();
    await changedCount(manager, repliedSql, [leadId]);
    await this.mails.request(manager, added.id);
    return toMessage(added);
  }
}

const keyTaken = () => new Problem(409, 'key-taken', messages.keyTaken);
const toMessage = ({ id, author, text, at }: StoredReply): LeadMessage => ({
  id,
  from: author,
  text,
  at: at.toISOString(),
});
function repeated(
  sent: StoredReply,
  { leadId, text }: { readonly leadId: string; readonly text: string },
): LeadMessage {
  if (sent.leadId !== leadId || sent.author !== 'landlord' || sent.text !== text) throw keyTaken();
  return toMessage(sent);
}
