import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { MessageCaution } from '@porchlight/contracts/catalog';
import type { EntityManager } from 'typeorm';
import type { LandlordMessage } from '../../lead-mail/lead-mails.ts';
import { InquiryListings } from '../inquiry-listings.ts';
import { InquiryMails } from '../inquiry-mails.ts';

/** Message whose hold has ended, as `heldMessageColumns` returns it. */
export interface HeldMessage {
  readonly messageId: string;
  readonly inquiryId: string;
  readonly listing: string;
  readonly writer: string;
  readonly inquiry: LandlordMessage['inquiry'];
  readonly cautions: readonly MessageCaution[];
  readonly userId: string | null;
  readonly isConfirmed: boolean;
  readonly isFirst: boolean;
  readonly language: Language;
}

/**
 * Columns of a message `m` with its inquiry `i` and listing `l`. An inquiry of a guest has no user here, even when
 * accounts already created an account for the address.
 */
export const heldMessageColumns = `
  m.id::text as "messageId", i.id as "inquiryId", l.public_id as listing, i.writer, i.language,
  array_remove(i.careful, 'unchecked') as cautions, i.is_address_confirmed as "isConfirmed",
  i.is_quarantined as "isFirst", case when i.is_address_confirmed or i.writer like '% %' then i.user_id end as "userId",
  jsonb_strip_nulls(jsonb_build_object('email', i.email, 'firstName', i.first_name, 'lastName', i.last_name,
    'phone', i.phone, 'message', m.text, 'moveInDate', i.move_in_date, 'documentsReady', i.documents_ready,
    'isAbroad', i.is_abroad, 'wantsAlerts', i.wants_alerts, 'sharesContact', i.shares_contact)) as inquiry`;

// A separate statement, so that those after it see the messages that were committed while it waited.
const lockSql = 'select 1 from inquiry where id = any($1::uuid[]) order by id for no key update';
const hasHeldSql = `
  exists (select from inquiry_message m
    where m.inquiry_id = i.id and m.hold_score is not null and m.decided_at is null)`;
const settleSql = `update inquiry i set has_held_message = ${hasHeldSql} where id = any($1::uuid[])`;
const showSql = `
  update inquiry i set is_quarantined = false, has_held_message = ${hasHeldSql},
    delivered_at = case when is_quarantined then now() else delivered_at end,
    waiting_since = coalesce(waiting_since, now()), hidden_at = null, archived_at = null,
    careful = array(select distinct unnest(careful || $2::text[]) order by 1)
  where id = any($1::uuid[])`;

/** Delivers messages whose hold has ended to their landlords. */
@Injectable()
export class HeldMessageDelivery {
  constructor(
    private readonly listings: InquiryListings,
    private readonly mails: InquiryMails,
  ) {}

  /** Requests the mails of messages, and shows their inquiries to the landlords with further warnings. */
  async deliver(
    manager: EntityManager,
    messages: readonly HeldMessage[],
    warnings: readonly MessageCaution[],
  ): Promise<void> {
    const passedOn = new Set<string>();
    for (const { listing, userId, cautions, ...message } of messages) {
      const home = await this.listings.load(listing);
      if (home)
        await this.mails.request(manager, {
          ...message,
          home,
          cautions: [...cautions, ...warnings],
          userId: userId ?? undefined,
          isFirst: message.isFirst && !passedOn.has(message.inquiryId),
        });
      passedOn.add(message.inquiryId);
    }
    await manager.query(lockSql, [[...passedOn]]);
    await manager.query(showSql, [[...passedOn], warnings]);
  }

  /** Updates whether an inquiry has messages that wait for a check, after one was refused. */
  async settle(manager: EntityManager, inquiryId: string): Promise<void> {
    await manager.query(lockSql, [[inquiryId]]);
    await manager.query(settleSql, [[inquiryId]]);
  }
}
