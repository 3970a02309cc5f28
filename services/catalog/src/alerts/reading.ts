import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** So long nobody reads before they are told that mail will pause, and so long after that it pauses (decisions 5.13: 60 and 90 days). */
const silentDays = 60,
  warnedDays = 30;
/** Nobody has ignored fewer mails. */
const fewestMails = 4;
const dayMs = 24 * 3_600_000;

// Often is not told more exactly than by the hour.
const openedSql = `update saved_search set last_opened_at = now() where owner_id = any($1::uuid[]) and (last_opened_at < now() - interval '1 hour' or warned_at > last_opened_at)`;
const clickedSql =
  'update alert_delivery set clicked_at = coalesce(clicked_at, now()) where mail_id = $1 returning owner_id as "ownerId"';
// Each row judges itself: a sign that comes at the same moment has changed it, and it stays on.
const pauseSql = `
  update saved_search set is_active = false, paused_because = 'ignored' where owner_id = $1 and is_active and warned_at > last_opened_at and warned_at <= $2::timestamptz - interval '${warnedDays} days'`;
const warnSql = `
  update saved_search s set warned_at = case when s.warned_at > s.last_opened_at then s.warned_at else $2::timestamptz end
  where owner_id = $1 and is_active and exists (
    select 1 from alert_delivery d where d.owner_id = s.owner_id and d.queued_at > s.last_opened_at and d.queued_at < $2
    having min(d.queued_at) <= $2::timestamptz - interval '${silentDays} days' and count(distinct d.mail_id) >= ${fewestMails})
  returning warned_at as "warnedAt"`;

/** Whether a reader reads: mail that nobody looks at says so, and then stops. What a sign of reading is, says ADR 15. */
@Injectable()
export class Reading {
  constructor(private readonly dataSource: DataSource) {}

  /** A sign: whoever it is reads. */
  async sign(manager: EntityManager, ...ownerIds: readonly string[]): Promise<void> {
    await manager.query(openedSql, [ownerIds]);
  }

  /** A link of a mail was followed; a mark that is none does nothing, and nobody learns which it was. */
  click(mailId: string): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const [clicked] = await manager.query<[{ ownerId: string }[], number]>(clickedSql, [mailId]);
      if (clicked.length > 0) await this.sign(manager, ...new Set(clicked.map(({ ownerId }) => ownerId)));
    });
  }

  /** Turns off what was warned of and still is not read. */
  async pauseIgnored(manager: EntityManager, ownerId: string, now: Date): Promise<void> {
    await manager.query(pauseSql, [ownerId, now]);
  }

  /** When mail will pause, for a reader who gave no sign for long; the first to ask sets the day. */
  async warn(manager: EntityManager, ownerId: string, now: Date): Promise<Date | undefined> {
    const [[warned]] = await manager.query<[{ warnedAt: Date }[], number]>(warnSql, [ownerId, now]);
    return warned && new Date(warned.warnedAt.getTime() + warnedDays * dayMs);
  }
}
