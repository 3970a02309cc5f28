import { changedRowOrFail, changedCount } from '@porchlight/service-kit';
import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { AlertFrequency, EmailAlertChange, NewEmailAlert } from '@porchlight/contracts/catalog';
import { DataSource, type EntityManager } from 'typeorm';
import {
  savedSearchColumns,
  alertConsentVersion,
  sameSearchCondition,
  settledBefore,
  type SavedSearch,
} from '../saved-search.ts';
import { AlertMails } from '../sending/alert-mails.ts';
import { alertsFull, freeSlot, lockOwner } from './slots.ts';
import { AlertWelcomeMail } from '../sending/alert-welcome-mail.ts';
import { toStoredQuery, type StoredQuery, type ParsedSearch } from '../search-query.ts';
import { ReaderEngagement } from '../sending/reader-engagement.ts';
import { validTimeZone, nextSendTime } from '../sending/send-times.ts';

/** Input of a new saved search. */
export interface NewAlertInput extends Pick<NewEmailAlert, 'frequency' | 'active' | 'name' | 'timeZone'> {
  readonly search: ParsedSearch;
  readonly language: Language;
  readonly ip: string;
}
/** Partial update: omitted fields stay unchanged. */
export interface AlertUpdate extends Omit<EmailAlertChange, 'url'> {
  readonly search: ParsedSearch | undefined;
}

const defaultFrequency: AlertFrequency = 'daily';
// Every statement filters by owner, so a renter never reads or changes another renter's alerts.
const allSql = `
  select ${savedSearchColumns} from saved_search where user_id = $1::uuid and kind = 'search' order by made_at desc, id`;
// Includes the alert on favourites: this switches all mail.
const lockAllSql = `
  select ${savedSearchColumns} from saved_search where user_id = $1::uuid order by made_at desc, id for update`;
const oneSql = `
  select ${savedSearchColumns} from saved_search where user_id = $1::uuid and id = $2 and kind = 'search' for update`;
const sameSql = `
  select ${savedSearchColumns} from saved_search where user_id = $1::uuid and ${sameSearchCondition} for update`;
const addSql = `
  insert into saved_search (user_id, place_kind, place_id, query, slot, name, frequency, language, time_zone,
    confirmed_at, consent_source, consent_words, consent_ip, is_active, paused_because, found_until, next_run_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now(), case when $13 then 'signed-in' end,
    case when $13 then '${alertConsentVersion}' end, case when $13 then $10 end, $13, case when not $13 then 'you' end,
    $11, $12) returning ${savedSearchColumns}`;
// @equivalent-mutant The row was read and locked by its owner before.
const writeSql = `
  update saved_search set place_kind = $3, place_id = $4, query = $5, name = $6, frequency = $7, time_zone = $8,
    is_active = $9, paused_because = $10, found_until = $11, next_run_at = $12, matched_at = $13,
    consent_source = case when $9 then coalesce(consent_source, 'signed-in') else consent_source end,
      consent_words = case when $9 then coalesce(consent_words, '${alertConsentVersion}') else consent_words end
  where user_id = $1::uuid and id = $2 returning ${savedSearchColumns}`;

/** Stores the saved searches of renters. */
@Injectable()
export class SavedSearchList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly welcomeMail: AlertWelcomeMail,
    private readonly mails: AlertMails,
    private readonly engagement: ReaderEngagement,
  ) {}

  of(userId: string): Promise<SavedSearch[]> {
    return this.dataSource.query<SavedSearch[]>(allSql, [userId]);
  }

  /**
   * Adds a search, or changes the renter's alert with the same search: on, or off when `active` is false. Throws 409
   * when the renter has the maximum number of alerts.
   */
  add(userId: string, given: NewAlertInput): Promise<SavedSearch> {
    return this.dataSource.transaction(async (manager) => {
      await lockOwner(manager, userId);
      const stored = toStoredQuery(given.search);
      const [same] = await manager.query<SavedSearch[]>(sameSql, [
        userId,
        stored.placeKind,
        stored.placeId,
        stored.query,
      ]);
      if (same) return this.#write(manager, same, { ...given, active: given.active ?? true });
      return this.#insert(manager, userId, given);
    });
  }

  /** Changes an alert. Returns undefined when the renter has no such alert. */
  change(userId: string, id: string, change: AlertUpdate): Promise<SavedSearch | undefined> {
    return this.dataSource.transaction(async (manager) => {
      const [alert] = await manager.query<SavedSearch[]>(oneSql, [userId, id]);
      return alert && this.#write(manager, alert, change);
    });
  }

  /** Turns all alerts of a renter on or off. */
  setAllActive(userId: string, active: boolean): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      for (const alert of (await manager.query<SavedSearch[]>(lockAllSql, [userId])).filter(
        ({ isActive }) => isActive !== active,
      ))
        await this.#write(manager, alert, { active, search: undefined });
    });
  }

  /** Deletes an alert. Returns false when the renter has no such alert. */
  async remove(userId: string, id: string): Promise<boolean> {
    const count = await changedCount(
      this.dataSource,
      `delete from saved_search where user_id = $1::uuid and id = $2 and kind = 'search'`,
      [userId, id],
    );
    return count > 0;
  }

  async #insert(
    manager: EntityManager,
    userId: string,
    { search, frequency = defaultFrequency, active = true, name, timeZone, language, ip }: NewAlertInput,
  ): Promise<SavedSearch> {
    const slot = await freeSlot(manager, userId);
    if (slot === undefined) throw alertsFull();
    const now = new Date();
    const zone = validTimeZone(timeZone);
    const { placeKind, placeId, query } = toStoredQuery(search);
    const [alert] = await manager.query<[SavedSearch]>(addSql, [
      userId,
      placeKind,
      placeId,
      query,
      slot,
      normalizedName(name),
      frequency,
      language,
      zone,
      ip,
      settledBefore(now),
      nextSendTime(frequency, zone, now),
      active,
    ]);
    await this.engagement.recordActivity(manager, userId);
    if (active) await this.welcomeMail.send(manager, alert, now);
    return alert;
  }

  async #write(manager: EntityManager, alert: SavedSearch, change: AlertUpdate): Promise<SavedSearch> {
    const now = new Date();
    const { frequency = alert.frequency, active = alert.isActive, search } = change;
    const stored = search ? toStoredQuery(search) : alert;
    const { name, zone } = nameAndZone(alert, change);
    // After a pause or a change of the search, matching starts now: changes from before are not mailed.
    const { foundUntil, matchedAt } =
      alert.isActive && isSame(stored, alert) ? alert : { foundUntil: settledBefore(now), matchedAt: now };
    await this.engagement.recordActivity(manager, alert.ownerId);
    const written = await changedRowOrFail<SavedSearch>(manager, writeSql, [
      alert.userId,
      alert.id,
      stored.placeKind,
      stored.placeId,
      stored.query,
      name,
      frequency,
      zone,
      active,
      active ? null : (alert.pausedBecause ?? 'you'),
      foundUntil,
      nextSendTime(frequency, zone, now),
      matchedAt,
    ]);
    if (active && !alert.isActive) await this.mails.resubscribe(manager, written);
    return written;
  }
}

const nameAndZone = (alert: SavedSearch, { name, timeZone }: AlertUpdate) => ({
  name: name === undefined ? alert.name : normalizedName(name),
  zone: timeZone === undefined ? alert.timeZone : validTimeZone(timeZone),
});
const isSame = (one: StoredQuery, other: StoredQuery): boolean =>
  one.query === other.query && one.placeKind === other.placeKind && one.placeId === other.placeId;
const normalizedName = (name: string | undefined): string | null => name?.normalize('NFC').trim() || null;
