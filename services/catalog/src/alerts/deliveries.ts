import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { FoundHome } from './found-home.ts';
import { dayBefore } from './slots.ts';

/** Most mails of alerts that one reader gets in a day (decisions 5.13). */
const mostADay = 4;
const noteSql = `
  insert into alert_delivery (owner_id, listing_id, event, mail_id, queued_at)
  select $1::uuid, home.id, home.event, $2::uuid, $3::timestamptz from jsonb_to_recordset($4::jsonb) as home(id bigint, event text) order by home.id
  on conflict do nothing returning listing_id::text as id`;
const todaysSql =
  'select count(distinct mail_id)::int as mails from alert_delivery where owner_id = $1::uuid and queued_at > $2::timestamptz and queued_at <= $3::timestamptz';

/** A mail of alerts. */
export interface Mailing {
  readonly ownerId: string;
  readonly mailId: string;
  readonly now: Date;
}

/** What was told to whom: a home comes once for one reason, whatever searches find it and however many run at once. */
@Injectable()
export class Deliveries {
  /** Notes homes as told; gives those that were not told before. */
  async note<T extends FoundHome>(
    manager: EntityManager,
    { ownerId, mailId, now }: Mailing,
    homes: readonly T[],
  ): Promise<T[]> {
    const rows = await manager.query<{ id: string }[]>(noteSql, [
      ownerId,
      mailId,
      now,
      JSON.stringify(homes.map(({ id, event }) => ({ id, event }))),
    ]);
    const noted = new Set(rows.map(({ id }) => id));
    return homes.filter(({ id }) => noted.has(id));
  }

  /** Whether the reader had as many mails within a day as one may get. */
  async isDayFull(manager: EntityManager, ownerId: string, now: Date): Promise<boolean> {
    const [row] = await manager.query<{ mails: number }[]>(todaysSql, [ownerId, dayBefore(now), now]);
    return (row?.mails ?? 0) >= mostADay;
  }
}
