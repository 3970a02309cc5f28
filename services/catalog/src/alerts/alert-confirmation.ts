import { Injectable } from '@nestjs/common';
import type { ConfirmState, Language } from '@porchlight/contracts';
import { maskedEmail, Problem, SignedLinks } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { Places } from '../places/places.ts';
import { alertColumns, consentWords, settledBefore, type Alert } from './alert.ts';
import { AlertAdoption } from './alert-adoption.ts';
import { readSubject } from './alert-asker.ts';
import { alertsFull, freeSlot, lockOwner } from './alert-slots.ts';
import { AlertStart } from './alert-start.ts';
import { Reading } from './reading.ts';
import { readWishes } from './search-address.ts';
import { searchInWords } from './search-words.ts';
import { nextSlot } from './slots.ts';
import { words } from './words.ts';

const waitingSql = `select ${alertColumns} from saved_search where id = $1 and confirm_id = $2`;
// Of many presses at once one alone gets through.
const takeSql = `update saved_search set confirm_id = null where id = $1 and confirm_id = $2 returning ${alertColumns}`;
const onSql = `
  update saved_search set slot = $2, frequency = $3, confirmed_at = now(), consent_source = 'mail-link', consent_words = '${consentWords}', consent_ip = $4,
    is_active = true, paused_because = null, matched_at = now(), found_until = $5, next_run_at = $6
  where id = $1 returning ${alertColumns}`;

/** A yes to an alert, by the link that its mail brought. */
@Injectable()
export class AlertConfirmation {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: SignedLinks,
    private readonly places: Places,
    private readonly adoption: AlertAdoption,
    private readonly start: AlertStart,
    private readonly reading: Reading,
  ) {}

  /** What a link still is; changes nothing. */
  async look(text: string, language: Language | undefined): Promise<ConfirmState> {
    const read = this.links.read('alert', text);
    const purpose = 'alert';
    if (read.state === 'unknown') return { state: 'unknown', purpose };
    const [alert] = await this.dataSource.query<Alert[]>(waitingSql, [readSubject(read.link.subject).id, read.link.id]);
    if (!alert) return { state: 'used', purpose };
    if (read.state === 'expired') return { state: 'expired', purpose };
    return {
      state: 'valid',
      purpose,
      maskedEmail: maskedEmail(alert.email ?? ''),
      title: searchInWords(readWishes(alert, this.places.index), language ?? alert.language),
    };
  }

  /** Turns the alert on; once. Throws 410 for a link that does nothing any more, 409 when its reader has ten. */
  async confirm(text: string, ip: string): Promise<void> {
    const read = this.links.read('alert', text);
    if (read.state !== 'valid') throw linkDead();
    const { id, frequency } = readSubject(read.link.subject);
    await this.dataSource.transaction(async (manager) => {
      const [[waiting]] = await manager.query<[Alert[], number]>(takeSql, [id, read.link.id]);
      if (!waiting) throw linkDead();
      await lockOwner(manager, waiting.ownerId);
      const now = new Date();
      const alert = await this.#turnOn(manager, { ...waiting, frequency }, { ip, now });
      const adopted = await this.adoption.adopt(manager, alert);
      await this.start.begin(manager, adopted, now);
    });
  }

  async #turnOn(
    manager: EntityManager,
    waiting: Alert,
    { ip, now }: { readonly ip: string; readonly now: Date },
  ): Promise<Alert> {
    const { id, ownerId, frequency, timeZone } = waiting;
    const slot = waiting.slot ?? (await freeSlot(manager, ownerId));
    if (slot === undefined) throw alertsFull();
    const [[alert]] = await manager.query<[[Alert], number]>(onSql, [
      id,
      slot,
      frequency,
      ip,
      settledBefore(now),
      nextSlot(frequency, timeZone, now),
    ]);
    await this.reading.sign(manager, ownerId);
    await manager.query('update alert_reader set confirmed_at = coalesce(confirmed_at, now()) where id = $1', [
      alert.readerId,
    ]);
    return alert;
  }
}

/** The one answer for every link that does nothing any more. */
export const linkDead = (): Problem => new Problem(410, 'link-dead', words.linkDead);
