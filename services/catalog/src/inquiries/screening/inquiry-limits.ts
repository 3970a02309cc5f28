import { Injectable } from '@nestjs/common';
import { inquiryLimits } from '@porchlight/contracts/catalog';
import { Problem } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { messages } from '../messages.ts';
import type { Writer } from '../writer.ts';

interface Usage {
  readonly homes: number;
  readonly isKnownHome: boolean;
  readonly messages: number;
  readonly dayWait: number | null;
  readonly hourWait: number | null;
}
const secondsUntil = (age: string, filter = '') =>
  `ceil(extract(epoch from min(m.sent_at)${filter} + interval '${age}' - now()))::int`;
const lastHour = ` filter (where m.sent_at > now() - interval '1 hour')`;
// A logged-in renter is counted by account only, so a guest who writes under the same address cannot use up the limit.
const usageSql = `
  select count(distinct i.listing_id)::int as homes, coalesce(bool_or(i.listing_id = $3), false) as "isKnownHome",
    (count(*)${lastHour})::int as messages,
    ${secondsUntil('1 day')} as "dayWait", ${secondsUntil('1 hour', lastHour)} as "hourWait"
  from inquiry i join inquiry_message m on m.inquiry_id = i.id
  where (i.user_id = $1::uuid or ($1::uuid is null and i.writer = $2)) and m.author = 'renter'
    and m.sent_at > now() - interval '1 day'`;

/** Enforces the limits on inquiries. Counts in the transaction that stores the message, under the writer's lock. */
@Injectable()
export class InquiryLimits {
  /** Throws 429 when the writer has reached a limit, with the seconds until the next attempt. */
  async check(
    manager: EntityManager,
    { userId, isVerified }: Writer,
    { key, listingId }: { readonly key: string; readonly listingId: string },
  ): Promise<void> {
    const [usage] = await manager.query<Usage[]>(usageSql, [userId ?? null, key, listingId]);
    if (!usage) return;
    const maxListings = isVerified ? inquiryLimits.verifiedListingsPerDay : inquiryLimits.listingsPerDay;
    if (usage.messages >= inquiryLimits.messagesPerHour) throw tooMany(messages.tooManyMessages, usage.hourWait);
    if (!usage.isKnownHome && usage.homes >= maxListings) throw tooMany(messages.tooManyHomes, usage.dayWait);
  }
}

const tooMany = (message: Problem['userMessage'], wait: number | null) =>
  new Problem(429, 'too-many-inquiries', message, { retryAfter: Math.max(1, wait ?? 1) });
