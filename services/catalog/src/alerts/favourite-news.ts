import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { FavouriteNews, FavouriteNewsChange } from '@porchlight/contracts/catalog';
import { DataSource } from 'typeorm';
import { alertColumns, favouriteConsent, settledBefore, type Alert } from './alert.ts';
import { AlertMails } from './alert-mails.ts';
import { Reading } from './reading.ts';
import { knownZone, nextSlot } from './slots.ts';

/** How a renter gives a yes. */
interface Given {
  readonly language: Language;
  readonly ip: string;
}

const oneSql = `select ${alertColumns} from saved_search where user_id = $1::uuid and kind = 'favourites'`;
// Nobody is told in one go of all that happened while they did not want to know; a yes that stands is not given anew.
const onSql = `
  insert into saved_search as old (kind, user_id, query, frequency, language, time_zone, confirmed_at, consent_source, consent_words, consent_ip, is_active, found_until, next_run_at)
  values ('favourites', $1::uuid, '', $2, $3, $4, now(), 'signed-in', '${favouriteConsent}', $5, true, $6, $7)
  on conflict (owner_id, coalesce(place_kind, ''), coalesce(place_id, 0), md5(query)) do update set frequency = excluded.frequency, language = excluded.language, time_zone = excluded.time_zone,
    is_active = true, paused_because = null, next_run_at = excluded.next_run_at, found_until = case when old.is_active then old.found_until else excluded.found_until end,
    confirmed_at = case when old.is_active then old.confirmed_at else excluded.confirmed_at end, consent_words = case when old.is_active then old.consent_words else excluded.consent_words end,
    consent_ip = case when old.is_active then old.consent_ip else excluded.consent_ip end
  returning ${alertColumns}`;
const offSql = `update saved_search set frequency = $2, is_active = false, paused_because = coalesce(paused_because, 'you') where user_id = $1::uuid and kind = 'favourites' returning ${alertColumns}`;

/** Mail about the homes that a renter keeps. */
@Injectable()
export class FavouriteNewsList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: AlertMails,
    private readonly reading: Reading,
  ) {}

  /** Nothing for a renter who never asked. */
  async of(userId: string): Promise<FavouriteNews | undefined> {
    const [alert] = await this.dataSource.query<Alert[]>(oneSql, [userId]);
    return alert && newsOf(alert);
  }

  async change(userId: string, change: FavouriteNewsChange, given: Given): Promise<FavouriteNews> {
    if (change.active) return newsOf(await this.#turnOn(userId, change, given));
    const { frequency } = change;
    const [[off]] = await this.dataSource.query<[Alert[], number]>(offSql, [userId, frequency]);
    return off ? newsOf(off) : { frequency, active: false, pausedBecause: 'you' };
  }

  #turnOn(userId: string, { frequency, timeZone }: FavouriteNewsChange, { language, ip }: Given): Promise<Alert> {
    const now = new Date();
    const zone = knownZone(timeZone);
    return this.dataSource.transaction(async (manager) => {
      const [alert] = await manager.query<[Alert]>(onSql, [
        userId,
        frequency,
        language,
        zone,
        ip,
        settledBefore(now),
        nextSlot(frequency, zone, now),
      ]);
      await this.reading.sign(manager, userId);
      await this.mails.wanted(manager, alert);
      return alert;
    });
  }
}

const newsOf = ({ frequency, isActive, pausedBecause, lastSentAt }: Alert): FavouriteNews => ({
  frequency,
  active: isActive,
  ...(isActive ? {} : { pausedBecause: pausedBecause ?? 'you' }),
  ...(lastSentAt ? { lastSentAt: lastSentAt.toISOString() } : {}),
});
