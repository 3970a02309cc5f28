import { Injectable } from '@nestjs/common';
import type { PersonKnown } from '@porchlight/contracts/internal';
import { changedRowOrFail, Consumes, normalizeMailbox } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { savedSearchColumns, sameSearchCondition, type SavedSearch } from '../saved-search.ts';
import { freeSlot, lockOwner } from './slots.ts';

const accountSql =
  'select person_id as "personId" from known_address join alert_reader using (address) where alert_reader.id = $1';
const confirmedSql = `
  select ${savedSearchColumns} from saved_search
  where reader_id in (select id from alert_reader where address = $1) and confirmed_at is not null order by made_at, id`;
const sameSearchSql = `
  select ${savedSearchColumns} from saved_search where user_id = $1::uuid and ${sameSearchCondition}`;
const moveSql = `
  update saved_search set user_id = $2, reader_id = null, slot = $3 where id = $1 returning ${savedSearchColumns}`;
const turnOnSql = `
  update saved_search set is_active = true, paused_because = null, last_opened_at = now(), matched_at = now(),
    frequency = $2, next_run_at = $3, found_until = $4 where id = $1 returning ${savedSearchColumns}`;
// Copies the guest's deliveries to the account, so that a listing is not mailed a second time.
const copyDeliveriesSql = `
  insert into alert_delivery (owner_id, listing_id, event, mail_id, queued_at)
  select $2, listing_id, event, mail_id, queued_at from alert_delivery where owner_id = $1 on conflict do nothing`;

/** Moves the alerts of a guest to the account that accounts reports for the guest's email address. */
@Injectable()
export class AlertAdoption {
  @Consumes('person.known')
  async onPersonKnown({ email, personId }: PersonKnown, manager: EntityManager): Promise<void> {
    for (const alert of await manager.query<SavedSearch[]>(confirmedSql, [normalizeMailbox(email)]))
      await this.#move(manager, alert, personId);
  }

  /**
   * Moves a just confirmed alert to the account of its email address, if there is one, and returns the resulting alert.
   */
  async adopt(manager: EntityManager, alert: SavedSearch): Promise<SavedSearch> {
    if (alert.readerId === null) return alert;
    const [known] = await manager.query<{ personId: string }[]>(accountSql, [alert.readerId]);
    return known ? this.#move(manager, alert, known.personId) : alert;
  }

  async #move(manager: EntityManager, alert: SavedSearch, personId: string): Promise<SavedSearch> {
    await lockOwner(manager, personId);
    await manager.query(copyDeliveriesSql, [alert.ownerId, personId]);
    const [same] = await manager.query<SavedSearch[]>(sameSearchSql, [
      personId,
      alert.placeKind,
      alert.placeId,
      alert.query,
    ]);
    if (same) return this.#join(manager, alert, same);
    const slot = await freeSlot(manager, personId);
    // The account already has the maximum number of alerts: the alert stays with the guest reader and its mails
    // continue.
    if (slot === undefined) return alert;
    const moved = await changedRowOrFail<SavedSearch>(manager, moveSql, [alert.id, personId, slot]);
    return moved;
  }

  async #join(manager: EntityManager, alert: SavedSearch, same: SavedSearch): Promise<SavedSearch> {
    await manager.query('delete from saved_search where id = $1', [alert.id]);
    if (!alert.isActive || same.isActive) return same;
    const joined = await changedRowOrFail<SavedSearch>(manager, turnOnSql, [
      same.id,
      alert.frequency,
      alert.nextRunAt,
      alert.foundUntil,
    ]);
    return joined;
  }
}
