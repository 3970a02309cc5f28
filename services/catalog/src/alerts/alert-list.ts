import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { AlertFrequency, EmailAlertChange, NewEmailAlert } from '@porchlight/contracts/catalog';
import { DataSource, type EntityManager } from 'typeorm';
import { alertColumns, consentWords, isSameSearch, settledBefore, type Alert } from './alert.ts';
import { AlertMails } from './alert-mails.ts';
import { alertsFull, freeSlot, lockOwner } from './alert-slots.ts';
import { AlertStart } from './alert-start.ts';
import { keptOf, type KeptSearch, type WatchedSearch } from './search-address.ts';
import { Reading } from './reading.ts';
import { knownZone, nextSlot } from './slots.ts';

/** What a renter gives with a search. */
export interface Given extends Pick<NewEmailAlert, 'frequency' | 'name' | 'timeZone'> {
  readonly search: WatchedSearch;
  readonly language: Language;
  readonly ip: string;
}
/** What is to be otherwise; absent stays. */
export interface Change extends Omit<EmailAlertChange, 'url'> {
  readonly search: WatchedSearch | undefined;
}

const usual: AlertFrequency = 'daily';
// Every statement names its owner: what is another's is not there.
const allSql = `select ${alertColumns} from saved_search where user_id = $1::uuid and kind = 'search' order by made_at desc, id`;
// News of kept homes too: all mail is off.
const lockAllSql = `select ${alertColumns} from saved_search where user_id = $1::uuid order by made_at desc, id for update`;
const oneSql = `select ${alertColumns} from saved_search where user_id = $1::uuid and id = $2 and kind = 'search' for update`;
const sameSql = `select ${alertColumns} from saved_search where user_id = $1::uuid and ${isSameSearch} for update`;
const addSql = `
  insert into saved_search (user_id, place_kind, place_id, query, slot, name, frequency, language, time_zone, confirmed_at, consent_source, consent_words, consent_ip, is_active, found_until, next_run_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now(), 'signed-in', '${consentWords}', $10, true, $11, $12) returning ${alertColumns}`;
const writeSql = `
  update saved_search set place_kind = $3, place_id = $4, query = $5, name = $6, frequency = $7, time_zone = $8, is_active = $9, paused_because = $10, found_until = $11, next_run_at = $12, matched_at = $13
  where user_id = $1::uuid and id = $2 returning ${alertColumns}`;

/** The saved searches of renters. */
@Injectable()
export class AlertList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly start: AlertStart,
    private readonly mails: AlertMails,
    private readonly reading: Reading,
  ) {}

  of(userId: string): Promise<Alert[]> {
    return this.dataSource.query<Alert[]>(allSql, [userId]);
  }

  /** Adds a search, or turns the alert on that asks for the same. Throws 409 for the eleventh. */
  add(userId: string, given: Given): Promise<Alert> {
    return this.dataSource.transaction(async (manager) => {
      await lockOwner(manager, userId);
      const kept = keptOf(given.search);
      const [same] = await manager.query<Alert[]>(sameSql, [userId, kept.placeKind, kept.placeId, kept.query]);
      if (same) return this.#write(manager, same, { ...given, active: true });
      return this.#insert(manager, userId, given);
    });
  }

  /** Changes an alert. @returns nothing when the renter has no such */
  change(userId: string, id: string, change: Change): Promise<Alert | undefined> {
    return this.dataSource.transaction(async (manager) => {
      const [alert] = await manager.query<Alert[]>(oneSql, [userId, id]);
      return alert && this.#write(manager, alert, change);
    });
  }

  /** Turns all of a renter's alerts off, or on. */
  turnAll(userId: string, active: boolean): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      for (const alert of (await manager.query<Alert[]>(lockAllSql, [userId])).filter(
        ({ isActive }) => isActive !== active,
      ))
        await this.#write(manager, alert, { active, search: undefined });
    });
  }

  /** @returns false when the renter has no such alert */
  async remove(userId: string, id: string): Promise<boolean> {
    const [, count] = await this.dataSource.query<[unknown, number]>(
      `delete from saved_search where user_id = $1::uuid and id = $2 and kind = 'search'`,
      [userId, id],
    );
    return count > 0;
  }

  async #insert(
    manager: EntityManager,
    userId: string,
    { search, frequency = usual, name, timeZone, language, ip }: Given,
  ): Promise<Alert> {
    const slot = await freeSlot(manager, userId);
    if (slot === undefined) throw alertsFull();
    const now = new Date();
    const zone = knownZone(timeZone);
    const { placeKind, placeId, query } = keptOf(search);
    const [alert] = await manager.query<[Alert]>(addSql, [
      userId,
      placeKind,
      placeId,
      query,
      slot,
      plainName(name),
      frequency,
      language,
      zone,
      ip,
      settledBefore(now),
      nextSlot(frequency, zone, now),
    ]);
    await this.reading.sign(manager, userId);
    await this.start.begin(manager, alert, now);
    return alert;
  }

  async #write(manager: EntityManager, alert: Alert, change: Change): Promise<Alert> {
    const now = new Date();
    const { frequency = alert.frequency, active = alert.isActive, search } = change;
    const kept = search ? keptOf(search) : alert;
    const { name, zone } = calledAndWhere(alert, change);
    // Nobody is told in one go of all that happened while they did not want to know.
    const { foundUntil, matchedAt } =
      alert.isActive && isSame(kept, alert) ? alert : { foundUntil: settledBefore(now), matchedAt: now };
    await this.reading.sign(manager, alert.ownerId);
    const [[written]] = await manager.query<[[Alert], number]>(writeSql, [
      alert.userId,
      alert.id,
      kept.placeKind,
      kept.placeId,
      kept.query,
      name,
      frequency,
      zone,
      active,
      active ? null : (alert.pausedBecause ?? 'you'),
      foundUntil,
      nextSlot(frequency, zone, now),
      matchedAt,
    ]);
    if (active && !alert.isActive) await this.mails.wanted(manager, written);
    return written;
  }
}

const calledAndWhere = (alert: Alert, { name, timeZone }: Change) => ({
  name: name === undefined ? alert.name : plainName(name),
  zone: timeZone === undefined ? alert.timeZone : knownZone(timeZone),
});
const isSame = (one: KeptSearch, other: KeptSearch): boolean =>
  one.query === other.query && one.placeKind === other.placeKind && one.placeId === other.placeId;
const plainName = (name: string | undefined): string | null => name?.normalize('NFC').trim() || null;
