import { changedRow } from '@porchlight/service-kit';
import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { FavouriteNews, FavouriteNewsChange } from '@porchlight/contracts/catalog';
import { DataSource } from 'typeorm';
import { savedSearchColumns, favouriteConsentVersion, settledBefore, type SavedSearch } from '../saved-search.ts';
import { AlertMails } from '../sending/alert-mails.ts';
import { ReaderEngagement } from '../sending/reader-engagement.ts';
import { validTimeZone, nextSendTime } from '../sending/send-times.ts';

/** How a renter gives consent. */
interface ConsentContext {
  readonly language: Language;
  readonly ip: string;
}

const oneSql = `select ${savedSearchColumns} from saved_search where user_id = $1::uuid and kind = 'favourites'`;
// After a pause, matching starts now and consent is recorded anew; while the alert is active both stay unchanged.
const turnOnSql = `
  insert into saved_search as old (kind, user_id, query, frequency, language, time_zone, confirmed_at, consent_source,
    consent_words, consent_ip, is_active, found_until, next_run_at)
  values ('favourites', $1::uuid, '', $2, $3, $4, now(), 'signed-in', '${favouriteConsentVersion}', $5, true, $6, $7)
  on conflict (owner_id, coalesce(place_kind, ''), coalesce(place_id, 0), md5(query)) do update
  set frequency = excluded.frequency, language = excluded.language, time_zone = excluded.time_zone,
    is_active = true, paused_because = null, next_run_at = excluded.next_run_at,
      found_until = case when old.is_active then old.found_until else excluded.found_until end,
    confirmed_at = case when old.is_active then old.confirmed_at else excluded.confirmed_at end,
      consent_words = case when old.is_active then old.consent_words else excluded.consent_words end,
    consent_ip = case when old.is_active then old.consent_ip else excluded.consent_ip end
  returning ${savedSearchColumns}`;
const turnOffSql = `
  update saved_search set frequency = $2, is_active = false, paused_because = coalesce(paused_because, 'you')
  where user_id = $1::uuid and kind = 'favourites' returning ${savedSearchColumns}`;

/** Manages the alert on a renter's favourites. */
@Injectable()
export class FavouriteNewsList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: AlertMails,
    private readonly engagement: ReaderEngagement,
  ) {}

  /** Returns undefined for a renter who never turned it on. */
  async of(userId: string): Promise<FavouriteNews | undefined> {
    const [alert] = await this.dataSource.query<SavedSearch[]>(oneSql, [userId]);
    return alert && newsOf(alert);
  }

  async change(userId: string, change: FavouriteNewsChange, given: ConsentContext): Promise<FavouriteNews> {
    if (change.active) return newsOf(await this.#turnOn(userId, change, given));
    const { frequency } = change;
    const off = await changedRow<SavedSearch>(this.dataSource, turnOffSql, [userId, frequency]);
    return off ? newsOf(off) : { frequency, active: false, pausedBecause: 'you' };
  }

  #turnOn(
    userId: string,
    { frequency, timeZone }: FavouriteNewsChange,
    { language, ip }: ConsentContext,
  ): Promise<SavedSearch> {
    const now = new Date();
    const zone = validTimeZone(timeZone);
    return this.dataSource.transaction(async (manager) => {
      const [alert] = await manager.query<[SavedSearch]>(turnOnSql, [
        userId,
        frequency,
        language,
        zone,
        ip,
        settledBefore(now),
        nextSendTime(frequency, zone, now),
      ]);
      await this.engagement.recordActivity(manager, userId);
      await this.mails.resubscribe(manager, alert);
      return alert;
    });
  }
}

const newsOf = ({ frequency, isActive, pausedBecause, lastSentAt }: SavedSearch): FavouriteNews => ({
  frequency,
  active: isActive,
  ...(isActive ? {} : { pausedBecause: pausedBecause ?? 'you' }),
  ...(lastSentAt ? { lastSentAt: lastSentAt.toISOString() } : {}),
});
