import { Injectable } from '@nestjs/common';
import type { ConfirmState, Language } from '@porchlight/contracts';
import { changedRowOrFail, changedRow, maskEmail, Problem, SignedLinks } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { LocationCache } from '../../locations/location-cache.ts';
import { savedSearchColumns, alertConsentVersion, settledBefore, type SavedSearch } from '../saved-search.ts';
import { AlertAdoption } from '../searches/alert-adoption.ts';
import { parseLinkSubject } from './guest-alert-signup.ts';
import { alertsFull, freeSlot, lockOwner } from '../searches/slots.ts';
import { AlertWelcomeMail } from '../sending/alert-welcome-mail.ts';
import { ReaderEngagement } from '../sending/reader-engagement.ts';
import { parseStoredQuery } from '../search-query.ts';
import { describeSearch } from '../describe-search.ts';
import { nextSendTime } from '../sending/send-times.ts';
import { messages } from '../messages.ts';

const pendingSql = `select ${savedSearchColumns} from saved_search where id = $1 and confirm_id = $2`;
// Of concurrent confirmations only one succeeds.
const consumeLinkSql = `
  update saved_search set confirm_id = null where id = $1 and confirm_id = $2 returning ${savedSearchColumns}`;
const turnOnSql = `
  update saved_search set slot = $2, frequency = $3, confirmed_at = now(), consent_source = 'mail-link',
    consent_words = '${alertConsentVersion}', consent_ip = $4,
    is_active = true, paused_because = null, matched_at = now(), found_until = $5, next_run_at = $6
  where id = $1 returning ${savedSearchColumns}`;

/** Confirms an alert with the signed link from its mail. */
@Injectable()
export class AlertConfirmation {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: SignedLinks,
    private readonly locations: LocationCache,
    private readonly adoption: AlertAdoption,
    private readonly welcomeMail: AlertWelcomeMail,
    private readonly engagement: ReaderEngagement,
  ) {}

  /** Returns the state of a confirmation link without changing anything. */
  async check(text: string, language: Language | undefined): Promise<ConfirmState> {
    const read = this.links.read('alert', text);
    const purpose = 'alert';
    if (read.state === 'unknown') return { state: 'unknown', purpose };
    const [alert] = await this.dataSource.query<SavedSearch[]>(pendingSql, [
      parseLinkSubject(read.link.subject).id,
      read.link.id,
    ]);
    if (!alert) return { state: 'used', purpose };
    if (read.state === 'expired') return { state: 'expired', purpose };
    return {
      state: 'valid',
      purpose,
      maskedEmail: maskEmail(alert.email ?? ''),
      title: describeSearch(parseStoredQuery(alert, this.locations.index), language ?? alert.language),
    };
  }

  /**
   * Turns the alert on, once. Throws 410 for an invalid, expired or used link, 409 when its reader has the maximum
   * number of alerts.
   */
  async confirm(text: string, ip: string): Promise<void> {
    const read = this.links.read('alert', text);
    if (read.state !== 'valid') throw linkDead();
    const { id, frequency } = parseLinkSubject(read.link.subject);
    await this.dataSource.transaction(async (manager) => {
      const waiting = await changedRow<SavedSearch>(manager, consumeLinkSql, [id, read.link.id]);
      if (!waiting) throw linkDead();
      await lockOwner(manager, waiting.ownerId);
      const now = new Date();
      const alert = await this.#turnOn(manager, { ...waiting, frequency }, { ip, now });
      const adopted = await this.adoption.adopt(manager, alert);
      await this.welcomeMail.send(manager, adopted, now);
    });
  }

  async #turnOn(
    manager: EntityManager,
    waiting: SavedSearch,
    { ip, now }: { readonly ip: string; readonly now: Date },
  ): Promise<SavedSearch> {
    const { id, ownerId, frequency, timeZone } = waiting;
    const slot = waiting.slot ?? (await freeSlot(manager, ownerId));
    if (slot === undefined) throw alertsFull();
    const alert = await changedRowOrFail<SavedSearch>(manager, turnOnSql, [
      id,
      slot,
      frequency,
      ip,
      settledBefore(now),
      nextSendTime(frequency, timeZone, now),
    ]);
    await this.engagement.recordActivity(manager, ownerId);
    await manager.query('update alert_reader set confirmed_at = coalesce(confirmed_at, now()) where id = $1', [
      alert.readerId,
    ]);
    return alert;
  }
}

/** Returns the 410 problem for every link that is invalid, expired or used. */
export const linkDead = (): Problem => new Problem(410, 'link-dead', messages.linkDead);
