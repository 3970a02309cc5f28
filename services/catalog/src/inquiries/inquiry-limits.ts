import { Injectable } from '@nestjs/common';
import { Problem } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { words } from './words.ts';
import type { Writer } from './writer.ts';

/** How much one person may write (decisions 5.11). */
export const inquiryLimits = { homesADay: 10, homesADayVerified: 40, messagesAnHour: 20 } as const;

interface Written {
  readonly homes: number;
  readonly isKnownHome: boolean;
  readonly messages: number;
  readonly dayWait: number | null;
  readonly hourWait: number | null;
}
const until = (age: string, filter = '') =>
  `ceil(extract(epoch from min(m.sent_at)${filter} + interval '${age}' - now()))::int`;
const lastHour = ` filter (where m.sent_at > now() - interval '1 hour')`;
// Whoever is signed in is counted by their account alone: nobody uses up their messages by writing under their address.
const writtenSql = `
  select count(distinct i.listing_id)::int as homes, coalesce(bool_or(i.listing_id = $3), false) as "isKnownHome", (count(*)${lastHour})::int as messages,
    ${until('1 day')} as "dayWait", ${until('1 hour', lastHour)} as "hourWait"
  from inquiry i join inquiry_message m on m.inquiry_id = i.id
  where (i.user_id = $1::uuid or ($1::uuid is null and i.writer = $2)) and m.author = 'renter' and m.sent_at > now() - interval '1 day'`;

/** Keeps people from writing to everybody. Counts within the transaction that writes, under the lock of the writer. */
@Injectable()
export class InquiryLimits {
  /** Throws 429 when a further message to this home is too much for now. */
  async check(manager: EntityManager, { userId, address, isVerified }: Writer, listingId: string): Promise<void> {
    const [written] = await manager.query<Written[]>(writtenSql, [userId ?? null, address, listingId]);
    if (!written) return;
    const most = isVerified ? inquiryLimits.homesADayVerified : inquiryLimits.homesADay;
    if (written.messages >= inquiryLimits.messagesAnHour) throw tooMany(words.tooManyMessages, written.hourWait);
    if (!written.isKnownHome && written.homes >= most) throw tooMany(words.tooManyHomes, written.dayWait);
  }
}

const tooMany = (said: Problem['words'], wait: number | null) =>
  new Problem(429, 'too-many-inquiries', said, { retryAfter: Math.max(1, wait ?? 1) });
