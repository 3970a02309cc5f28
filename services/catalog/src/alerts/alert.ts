import type { Language } from '@porchlight/contracts';
import type { AlertFrequency, PauseReason } from '@porchlight/contracts/catalog';
import type { KeptSearch } from './search-address.ts';

/** Whose alerts: a renter with an account, or a reader without one. */
export interface AlertOwner {
  readonly userId: string | null;
  readonly readerId: string | null;
}
/** What an alert watches: the homes of a search, or those that its owner keeps. */
export type AlertKind = 'search' | 'favourites';
/** A row of `saved_search`. */
export interface Alert extends AlertOwner, KeptSearch {
  readonly id: string;
  readonly kind: AlertKind;
  readonly ownerId: string;
  /** Of a reader; accounts knows that of a renter. */
  readonly email: string | null;
  readonly name: string | null;
  readonly frequency: AlertFrequency;
  readonly language: Language;
  readonly timeZone: string;
  readonly isActive: boolean;
  readonly pausedBecause: PauseReason | null;
  readonly madeAt: Date;
  /** Homes listed until then were looked at. */
  readonly foundUntil: Date;
  readonly lastSentAt: Date | null;
  /** When it last found something, or began to look. */
  readonly matchedAt: Date;
  readonly nextRunAt: Date | null;
  /** Among the ten of its owner; null until it is confirmed, and for kept homes. */
  readonly slot: number | null;
}

/** The columns of an `Alert`, from `saved_search`. */
export const alertColumns = `id, kind, user_id as "userId", reader_id as "readerId", owner_id as "ownerId", (select email from alert_reader r where r.id = reader_id) as email, name, place_kind as "placeKind",
  place_id as "placeId", query, frequency, language, time_zone as "timeZone", is_active as "isActive", paused_because as "pausedBecause", made_at as "madeAt", found_until as "foundUntil", last_sent_at as "lastSentAt",
  matched_at as "matchedAt", next_run_at as "nextRunAt", slot`;
/** A condition: a search with the place and wishes of $2, $3 and $4, as the unique key has them. */
export const isSameSearch = `kind = 'search' and coalesce(place_kind, '') = coalesce($2, '') and coalesce(place_id, 0) = coalesce($3::int, 0) and md5(query) = md5($4)`;

/** So old is a home before it is told of, that whoever checks homes has had time (decisions 5.13). */
export const settlingMs = 30 * 60_000;
export const settledBefore = (now: Date): Date => new Date(now.getTime() - settlingMs);
/** The words of a yes, as they stood when it was given; a new text gets a new name. */
export const consentWords = 'home-alerts 2026-11';
export const favouriteConsent = 'favourite-news 2026-11';
