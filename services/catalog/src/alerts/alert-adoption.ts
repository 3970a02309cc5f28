import { Injectable } from '@nestjs/common';
import type { PersonKnown } from '@porchlight/contracts/internal';
import { Consumes } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { foldedAddress } from '../inquiries/writer.ts';
import { alertColumns, isSameSearch, type Alert } from './alert.ts';
import { freeSlot, lockOwner } from './alert-slots.ts';

const personSql =
  'select person_id as "personId" from known_address join alert_reader using (address) where alert_reader.id = $1';
const confirmedSql = `select ${alertColumns} from saved_search where reader_id in (select id from alert_reader where address = $1) and confirmed_at is not null order by made_at, id`;
const sameSql = `select ${alertColumns} from saved_search where user_id = $1::uuid and ${isSameSearch}`;
const moveSql = `update saved_search set user_id = $2, reader_id = null, slot = $3 where id = $1 returning ${alertColumns}`;
const onSql = `update saved_search set is_active = true, paused_because = null, last_opened_at = now(), matched_at = now(), frequency = $2, next_run_at = $3, found_until = $4 where id = $1 returning ${alertColumns}`;
// What they were told of as a guest they are not told again.
const rememberSql = `
  insert into alert_delivery (owner_id, listing_id, event, mail_id, queued_at) select $2, listing_id, event, mail_id, queued_at from alert_delivery where owner_id = $1 on conflict do nothing`;

/** Alerts that somebody made without an account become those of the person whom accounts knows behind the address. */
@Injectable()
export class AlertAdoption {
  @Consumes('person.known')
  async know({ email, personId }: PersonKnown, manager: EntityManager): Promise<void> {
    for (const alert of await manager.query<Alert[]>(confirmedSql, [foldedAddress(email)]))
      await this.#move(manager, alert, personId);
  }

  /** Gives an alert that its reader confirmed just now to their account, when there is one; gives it as it is then. */
  async adopt(manager: EntityManager, alert: Alert): Promise<Alert> {
    if (alert.readerId === null) return alert;
    const [known] = await manager.query<{ personId: string }[]>(personSql, [alert.readerId]);
    return known ? this.#move(manager, alert, known.personId) : alert;
  }

  async #move(manager: EntityManager, alert: Alert, personId: string): Promise<Alert> {
    await lockOwner(manager, personId);
    await manager.query(rememberSql, [alert.ownerId, personId]);
    const [same] = await manager.query<Alert[]>(sameSql, [personId, alert.placeKind, alert.placeId, alert.query]);
    if (same) return this.#join(manager, alert, same);
    const slot = await freeSlot(manager, personId);
    // Ten already: it stays the reader's, and its mails go on.
    if (slot === undefined) return alert;
    const [[moved]] = await manager.query<[[Alert], number]>(moveSql, [alert.id, personId, slot]);
    return moved;
  }

  async #join(manager: EntityManager, alert: Alert, same: Alert): Promise<Alert> {
    await manager.query('delete from saved_search where id = $1', [alert.id]);
    if (!alert.isActive || same.isActive) return same;
    const [[joined]] = await manager.query<[[Alert], number]>(onSql, [
      same.id,
      alert.frequency,
      alert.nextRunAt,
      alert.foundUntil,
    ]);
    return joined;
  }
}
