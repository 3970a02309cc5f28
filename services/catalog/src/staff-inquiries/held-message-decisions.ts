import { Injectable } from '@nestjs/common';
import type { MessageDecision } from '@porchlight/contracts/catalog';
import { changedRow, notFound, Outbox, Problem, reportChange, requireUser, type Author } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import {
  HeldMessageDelivery,
  heldMessageColumns,
  type HeldMessage,
} from '../inquiries/screening/held-message-delivery.ts';
import { SiteBlocks } from '../inquiries/screening/site-blocks.ts';
import { SpamSignatures } from '../inquiries/screening/spam-signatures.ts';
import { messages } from './messages.ts';
import { inquiryNotFound } from './staff-inquiry-detail.ts';

interface MessageIds {
  readonly id: string;
  readonly messageId: string;
}
interface Refused {
  readonly text: string;
  readonly listingId: string;
  /** Null once erased. */
  readonly writer: string | null;
}

// The condition and the change are one statement: of concurrent decisions, and the release after a day, one counts.
// @mutation decided-once
const waitsSql = `
  i.id = m.inquiry_id and m.inquiry_id = $1::uuid and m.id = $2::bigint and m.hold_score is not null
  and m.decided_at is null`;
const decidedSql = 'decision = $3, decided_at = now(), decided_by = $4::uuid';
const releaseSql = `
  update inquiry_message m set hold_score = null, delivered_at = now(), ${decidedSql}
  from inquiry i join listing l on l.id = i.listing_id where ${waitsSql} and i.email is not null
  returning ${heldMessageColumns}`;
const refuseSql = `
  update inquiry_message m set ${decidedSql} from inquiry i
  where ${waitsSql} and ($3 = 'spam' or i.writer is not null)
  returning m.text, i.listing_id::text as "listingId", i.writer`;
const foundSql = `
  select m.hold_score is not null and m.decided_at is null as "isWaiting" from inquiry_message m
  where m.inquiry_id = $1::uuid and m.id = $2::bigint`;
const inquirySql = 'select 1 from inquiry where id = $1::uuid';

/** Decides about held messages: each once. (docs/rules/inquiries.md) */
@Injectable()
export class HeldMessageDecisions {
  constructor(
    private readonly source: DataSource,
    private readonly outbox: Outbox,
    private readonly delivery: HeldMessageDelivery,
    private readonly signatures: SpamSignatures,
    private readonly blocks: SiteBlocks,
  ) {}

  /**
   * Throws 404 for an unknown message, 409 for one that does not wait for a decision, and 410 if the decision needs the
   * erased data of the writer.
   */
  decide(ids: MessageIds, decision: MessageDecision, author: Author): Promise<void> {
    return this.source.transaction(async (manager) => {
      const values = [ids.id, ids.messageId, decision, requireUser(author.caller)];
      const isDecided = await (decision === 'release'
        ? this.#release(manager, values)
        : this.#refuse(manager, values, ids.id));
      if (!isDecided) throw await refusalOf(manager, ids);
      if (decision === 'block') await this.blocks.block(manager, ids.id, requireUser(author.caller));
      await this.#report(manager, ids, { before: { state: 'held' }, after: { state: decision }, author });
    });
  }

  /** Lets the writer of an inquiry send messages again. Throws 404 for an unknown inquiry. */
  unblock(id: string, author: Author): Promise<void> {
    return this.source.transaction(async (manager) => {
      if ((await manager.query<unknown[]>(inquirySql, [id])).length === 0) throw inquiryNotFound();
      const unblocked = await this.blocks.unblock(manager, id);
      if (unblocked.length === 0) return;
      for (const writer of unblocked) if (writer !== null) await this.signatures.removeWriter(manager, writer);
      await this.#report(manager, { id }, { before: { writer: 'blocked' }, after: { writer: 'allowed' }, author });
    });
  }

  async #release(manager: EntityManager, values: readonly string[]): Promise<boolean> {
    const message = await changedRow<HeldMessage>(manager, releaseSql, [...values]);
    if (!message) return false;
    await this.delivery.deliver(manager, [message], []);
    await this.signatures.remove(manager, { text: message.inquiry.message, writer: message.writer });
    return true;
  }

  async #refuse(manager: EntityManager, values: readonly string[], inquiryId: string): Promise<boolean> {
    const message = await changedRow<Refused>(manager, refuseSql, [...values]);
    if (!message) return false;
    await this.delivery.settle(manager, inquiryId);
    const { writer, ...spam } = message;
    if (writer !== null) await this.signatures.add(manager, { ...spam, writer });
    return true;
  }

  #report(
    manager: EntityManager,
    { id, messageId }: Partial<MessageIds> & Pick<MessageIds, 'id'>,
    { before, after, author }: { readonly before: object; readonly after: object; readonly author: Author },
  ): Promise<void> {
    return reportChange(
      { manager, outbox: this.outbox },
      {
        resource: 'inquiry',
        recordId: id,
        action: 'modified',
        before: { messageId, ...before },
        after: { messageId, ...after },
      },
      author,
    );
  }
}

/** Returns why a message cannot be decided. */
async function refusalOf(manager: EntityManager, { id, messageId }: MessageIds): Promise<Problem> {
  const [message] = await manager.query<{ isWaiting: boolean }[]>(foundSql, [id, messageId]);
  if (!message) return notFound(messages.messageNotFound, 'message-not-found');
  return message.isWaiting
    ? new Problem(410, 'writer-erased', messages.writerErased)
    : new Problem(409, 'already-decided', messages.alreadyDecided);
}
