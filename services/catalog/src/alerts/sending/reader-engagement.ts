import { changedRow, changedRows } from '@porchlight/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/**
 * Days without activity before the reader gets a notice, and days from the notice to the pause. (docs/rules/alerts.md)
 */
const inactiveDays = 60;
const pauseNoticeDays = 30;
/** Minimum number of unopened mails before a reader counts as inactive. */
const minUnopenedMails = 4;
const dayMs = 24 * 3_600_000;

// Updated at most once an hour.
const openedSql = `
  update saved_search set last_opened_at = now()
  where owner_id = any($1::uuid[]) and (last_opened_at < now() - interval '1 hour' or warned_at > last_opened_at)`;
const clickedSql = `
    update alert_delivery set clicked_at = coalesce(clicked_at, now()) where mail_id = $1
    returning owner_id as "ownerId"`;
// The condition is evaluated per row: concurrent activity of the reader keeps the row active.
const pauseSql = `
  update saved_search set is_active = false, paused_because = 'ignored'
  where owner_id = $1 and is_active and warned_at > last_opened_at
    and warned_at <= $2::timestamptz - interval '${pauseNoticeDays} days'`;
const warnSql = `
  update saved_search s
  set warned_at = case when s.warned_at > s.last_opened_at then s.warned_at else $2::timestamptz end
  where owner_id = $1 and is_active and exists (
    select 1 from alert_delivery d where d.owner_id = s.owner_id and d.queued_at > s.last_opened_at and d.queued_at < $2
    having min(d.queued_at) <= $2::timestamptz - interval '${inactiveDays} days'
      and count(distinct d.mail_id) >= ${minUnopenedMails})
  returning warned_at as "warnedAt"`;

/**
 * Tracks whether readers use their alert mails; alerts of inactive readers are announced to pause, then paused (ADR
 * 15).
 */
@Injectable()
export class ReaderEngagement {
  constructor(private readonly dataSource: DataSource) {}

  /** Records activity of readers. */
  async recordActivity(manager: EntityManager, ...ownerIds: readonly string[]): Promise<void> {
    await manager.query(openedSql, [ownerIds]);
  }

  /** Records a click on a link in a mail. An unknown mark is ignored without an error. */
  recordClick(mailId: string): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const clicked = await changedRows<{ ownerId: string }>(manager, clickedSql, [mailId]);
      if (clicked.length > 0) await this.recordActivity(manager, ...new Set(clicked.map(({ ownerId }) => ownerId)));
    });
  }

  /** Pauses alerts whose reader stayed inactive after the notice. */
  async pauseInactive(manager: EntityManager, ownerId: string, now: Date): Promise<void> {
    await manager.query(pauseSql, [ownerId, now]);
  }

  /**
   * Returns when the alerts of an inactive reader will pause; the first call fixes the day. Returns undefined for an
   * active reader.
   */
  async warn(manager: EntityManager, ownerId: string, now: Date): Promise<Date | undefined> {
    const warned = await changedRow<{ warnedAt: Date }>(manager, warnSql, [ownerId, now]);
    return warned && new Date(warned.warnedAt.getTime() + pauseNoticeDays * dayMs);
  }
}
