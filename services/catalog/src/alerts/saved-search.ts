import type { Language } from '@porchlight/contracts';
import type { AlertFrequency, PauseReason } from '@porchlight/contracts/catalog';
import type { LocationKind } from '../locations/location.ts';

/** One row of `saved_search`: a search or the favourites of its owner, with its email alerts. */
export interface SavedSearch {
  readonly id: string;
  /** What the alerts watch: the results of the search, or the favourites of the owner. */
  readonly kind: 'search' | 'favourites';
  /** Set for renters with an account. */
  readonly userId: string | null;
  /** Set for guest readers. */
  readonly readerId: string | null;
  readonly ownerId: string;
  /** Set for guest readers; accounts stores the address of renters. */
  readonly email: string | null;
  readonly name: string | null;
  readonly placeKind: LocationKind | null;
  readonly placeId: number | null;
  /** Canonical query string of the filters. */
  readonly query: string;
  readonly frequency: AlertFrequency;
  readonly language: Language;
  readonly timeZone: string;
  readonly isActive: boolean;
  readonly pausedBecause: PauseReason | null;
  readonly madeAt: Date;
  /** Listings up to this time were already searched. */
  readonly foundUntil: Date;
  readonly lastSentAt: Date | null;
  /** When the alert last found something, or started. */
  readonly matchedAt: Date;
  readonly nextRunAt: Date | null;
  /**
   * Number from 1 to 10 that counts against the owner's maximum; null until it is confirmed, and for the alert on
   * favourites.
   */
  readonly slot: number | null;
}

/** Columns of a `SavedSearch`, from `saved_search`. */
export const savedSearchColumns = `id, kind, user_id as "userId", reader_id as "readerId", owner_id as "ownerId", (select email from alert_reader r where r.id = reader_id) as email, name, place_kind as "placeKind",
  place_id as "placeId", query, frequency, language, time_zone as "timeZone", is_active as "isActive", paused_because as "pausedBecause", made_at as "madeAt", found_until as "foundUntil", last_sent_at as "lastSentAt",
  matched_at as "matchedAt", next_run_at as "nextRunAt", slot`;
/** SQL condition: a search with the location and filters in $2, $3 and $4, matching the unique index. */
export const sameSearchCondition = `kind = 'search' and coalesce(place_kind, '') = coalesce($2, '') and coalesce(place_id, 0) = coalesce($3::int, 0) and md5(query) = md5($4)`;

/** Minimum age of a listing in an alert, in milliseconds: leaves time for moderation. (docs/rules/alerts.md) */
export const settlingMs = 30 * 60_000;
export const settledBefore = (now: Date): Date => new Date(now.getTime() - settlingMs);
/** Version of the consent text as shown to the reader; a new text gets a new version. */
export const alertConsentVersion = 'home-alerts 2026-11';
export const favouriteConsentVersion = 'favourite-news 2026-11';
