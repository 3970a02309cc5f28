import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { MessageCaution } from '@porchlight/contracts/catalog';
import { changedRows, Outbox, RecurringTask } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import type { LandlordMessage } from '../../lead-mail/lead-mails.ts';
import { holdScores } from './caution.ts';
import { InquiryListings } from '../inquiry-listings.ts';
import { InquiryMails } from '../inquiry-mails.ts';

const name = 'release-held-messages';
const intervalMs = 10 * 60_000;
const maxPerRun = 200;

interface HeldMessage {
  readonly messageId: string;
  readonly inquiryId: string;
  readonly listing: string;
  readonly inquiry: LandlordMessage['inquiry'];
  readonly cautions: readonly MessageCaution[];
  readonly userId: string | null;
  readonly isConfirmed: boolean;
  readonly isFirst: boolean;
  readonly language: Language;
}

// Releases and reads in one statement: of concurrent runs one gets a message. An inquiry of a guest has no user here,
// even when accounts already created an account for the address.
const releaseSql = `
  update inquiry_message m set hold_score = null from inquiry i join listing l on l.id = i.listing_id
  where i.id = m.inquiry_id and m.hold_score is not null and m.id = any(array(
    select h.id from inquiry_message h join inquiry q on q.id = h.inquiry_id
    where h.hold_score < ${holdScores.high} and h.sent_at < now() - interval '24 hours' and q.email is not null
    order by h.sent_at limit ${maxPerRun}))
  returning m.id::text as "messageId", i.id as "inquiryId", l.public_id as listing, i.careful as cautions, i.language,
    i.is_address_confirmed as "isConfirmed", i.is_quarantined as "isFirst",
    case when i.is_address_confirmed or i.writer like '% %' then i.user_id end as "userId",
    jsonb_strip_nulls(jsonb_build_object('email', i.email, 'firstName', i.first_name, 'lastName', i.last_name, 'phone',
      i.phone, 'message', m.text,
      'moveInDate', i.move_in_date, 'documentsReady', i.documents_ready, 'isAbroad', i.is_abroad, 'wantsAlerts',
        i.wants_alerts,
      'sharesContact', i.shares_contact)) as inquiry`;
const passedOnSql = `
  update inquiry set is_quarantined = false, waiting_since = coalesce(waiting_since, now()), hidden_at = null,
    archived_at = null where id = any($1::uuid[])`;

/** Passes held messages on to their landlords after a day, unless their score is high. (docs/rules/inquiries.md) */
@Injectable()
export class HeldMessages {
  constructor(
    private readonly outbox: Outbox,
    private readonly listings: InquiryListings,
    private readonly mails: InquiryMails,
  ) {}

  @RecurringTask(name)
  async run(_: object, manager: EntityManager): Promise<void> {
    await this.release(manager);
    await this.outbox.enqueue(manager, name, {}, { key: name, runAt: new Date(Date.now() + intervalMs) });
  }

  /** Requests the mails of all messages that were held for a day. */
  async release(manager: EntityManager): Promise<void> {
    const messages = await changedRows<HeldMessage>(manager, releaseSql);
    const passedOn = new Set<string>();
    for (const { listing, userId, ...message } of messages) {
      const home = await this.listings.load(listing);
      if (home)
        await this.mails.request(manager, {
          ...message,
          home,
          userId: userId ?? undefined,
          isFirst: message.isFirst && !passedOn.has(message.inquiryId),
        });
      passedOn.add(message.inquiryId);
    }
    await manager.query(passedOnSql, [[...passedOn]]);
  }
}
