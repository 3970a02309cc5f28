import { Injectable } from '@nestjs/common';
import type { ConversationState, HeldReplyDecision } from '@porchlight/contracts/content';
import { changedRow, changedRows, notFound, Outbox, reportChange, type Author } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { messages } from './messages.ts';

// Locked in one order, so that two changes of the same conversations cannot lock each other out.
const isChosen = `
  id in (select id from form_submission where conversation_id = any($1::uuid[]) order by id for update)`;
// Each changes only conversations that have another state, so that a repeated change is not reported twice.
const changeSql: Readonly<Record<ConversationState, string>> = {
  open: `
    update form_submission set is_suspect = false, handled_at = null, waiting_since = coalesce(waiting_since, now())
    where ${isChosen} and (is_suspect or handled_at is not null)
    returning conversation_id as id`,
  closed: `
    update form_submission set is_suspect = false, handled_at = now(), claimed_by = null
    where ${isChosen} and (is_suspect or handled_at is null) returning conversation_id as id`,
  spam: `
    update form_submission set is_suspect = true, handled_at = null, claimed_by = null
    where ${isChosen} and not is_suspect returning conversation_id as id`,
};
const isHeldMessage = `
  m.id = $2::bigint and m.held_from is not null and m.submission_id = s.id and s.conversation_id = $1`;
const decideSql: Readonly<Record<HeldReplyDecision, string>> = {
  add: `update form_message m set held_from = null from form_submission s where ${isHeldMessage} returning m.id`,
  discard: `delete from form_message m using form_submission s where ${isHeldMessage} returning m.id`,
};
const versionSql = 'update form_submission set version = version + 1 where conversation_id = $1';

/** States of conversations, and decisions about held messages. Each change is in the audit log. */
@Injectable()
export class ConversationStates {
  constructor(
    private readonly source: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** Returns how many conversations changed; unknown ones and those that have the state are left out. */
  change(ids: readonly string[], state: ConversationState, author: Author): Promise<number> {
    return this.source.transaction(async (manager) => {
      const changed = await changedRows<{ id: string }>(manager, changeSql[state], [ids]);
      for (const { id } of changed)
        await reportChange(
          { manager, outbox: this.outbox },
          { resource: 'conversation', recordId: id, action: 'modified', after: { state } },
          author,
        );
      return changed.length;
    });
  }

  /** Adds a held message to the conversation, or deletes it. Throws 404 for one that is not held. */
  decideHeld(
    { id, messageId }: { readonly id: string; readonly messageId: string },
    decision: HeldReplyDecision,
    author: Author,
  ): Promise<void> {
    return this.source.transaction(async (manager) => {
      const decided = await changedRow(manager, decideSql[decision], [id, messageId]);
      if (!decided) throw notFound(messages.heldNotFound, 'message-not-found');
      await manager.query(versionSql, [id]);
      const change = { resource: 'conversation', recordId: id, action: 'modified' } as const;
      await reportChange(
        { manager, outbox: this.outbox },
        { ...change, before: { messageId, state: 'held' }, after: { messageId, state: decision } },
        author,
      );
    });
  }
}
