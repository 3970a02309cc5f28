import { Injectable } from '@nestjs/common';
import { holdScores, maxHoldHours } from '@porchlight/contracts/catalog';
import { changedRows, Outbox, RecurringTask } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { HeldMessageDelivery, heldMessageColumns, type HeldMessage } from './held-message-delivery.ts';
import { isSiteBlockedSql } from './site-blocks.ts';

const name = 'release-held-messages';
const intervalMs = 10 * 60_000;
const maxPerRun = 200;

/** Whether a held message `m` of an inquiry `i` is passed on without a decision. */
export const releasesItselfSql = `
  (m.hold_score < ${holdScores.high} and m.decided_at is null and i.email is not null and not ${isSiteBlockedSql})`;
/** When such a message is passed on. */
export const releasesAtSql = `m.sent_at + interval '${maxHoldHours} hours'`;

// Releases and reads in one statement: of concurrent runs and decisions of staff one gets a message.
const releaseSql = `
  update inquiry_message m set hold_score = null, delivered_at = now()
  from inquiry i join listing l on l.id = i.listing_id
  where i.id = m.inquiry_id and m.hold_score is not null and m.decided_at is null and m.id = any(array(
    select m.id from inquiry_message m join inquiry i on i.id = m.inquiry_id
    where ${releasesItselfSql} and ${releasesAtSql} < now() order by m.sent_at limit ${maxPerRun}))
  returning ${heldMessageColumns}`;

/**
 * Passes held messages on to their landlords after a day, with a warning, unless their score is high or staff decided.
 * (docs/rules/inquiries.md)
 */
@Injectable()
export class HeldMessages {
  constructor(
    private readonly outbox: Outbox,
    private readonly delivery: HeldMessageDelivery,
  ) {}

  @RecurringTask(name)
  async run(_: object, manager: EntityManager): Promise<void> {
    await this.release(manager);
    await this.outbox.enqueue(manager, name, {}, { key: name, runAt: new Date(Date.now() + intervalMs) });
  }

  /** Requests the mails of all messages that were held for a day. */
  async release(manager: EntityManager): Promise<void> {
    const messages = await changedRows<HeldMessage>(manager, releaseSql);
    await this.delivery.deliver(manager, messages, ['unchecked']);
  }
}
