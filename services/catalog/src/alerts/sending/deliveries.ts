import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { FoundListing } from './found-listing.ts';
import { dayBefore } from './send-times.ts';

/** Maximum number of alert mails per reader and day. (docs/rules/alerts.md) */
const maxMailsPerDay = 4;
const recordSql = `
  insert into alert_delivery (owner_id, listing_id, event, mail_id, queued_at)
  select $1::uuid, home.id, home.event, $2::uuid, $3::timestamptz
  from jsonb_to_recordset($4::jsonb) as home(id bigint, event text) order by home.id
  on conflict do nothing returning listing_id::text as id`;
const lastDaySql = `
    select count(distinct mail_id)::int as mails from alert_delivery
    where owner_id = $1::uuid and queued_at > $2::timestamptz and queued_at <= $3::timestamptz`;

/** One alert mail to a reader. */
export interface Mailing {
  readonly ownerId: string;
  readonly mailId: string;
  readonly now: Date;
}

/**
 * Records which listings were mailed to whom: a listing is mailed once per reader and event, whichever searches find it
 * and however many runs are concurrent.
 */
@Injectable()
export class Deliveries {
  /** Records listings as mailed. Returns those that had not been mailed before. */
  async record<T extends FoundListing>(
    manager: EntityManager,
    { ownerId, mailId, now }: Mailing,
    listings: readonly T[],
  ): Promise<T[]> {
    const rows = await manager.query<{ id: string }[]>(recordSql, [
      ownerId,
      mailId,
      now,
      JSON.stringify(listings.map(({ id, event }) => ({ id, event }))),
    ]);
    const noted = new Set(rows.map(({ id }) => id));
    return listings.filter(({ id }) => noted.has(id));
  }

  /** Returns whether the reader reached the daily limit of alert mails. */
  async hasReachedDailyLimit(manager: EntityManager, ownerId: string, now: Date): Promise<boolean> {
    const [row] = await manager.query<{ mails: number }[]>(lastDaySql, [ownerId, dayBefore(now), now]);
    return (row?.mails ?? 0) >= maxMailsPerDay;
  }
}
