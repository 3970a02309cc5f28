import { expiryNoticeDays, listingExpiryDays } from '@porchlight/contracts/catalog';

/**
 * When the listing `l` was last known to be available: edited, confirmed or turned on. It names the run of the listing:
 * notices and links of an earlier run are void.
 */
export const confirmedAt = 'greatest(l.refreshed_at, l.published_at, l.reopened_at)';
/** Run of the listing `l` as text, exact to the microsecond. */
export const runOf = `extract(epoch from ${confirmedAt})::text`;
/** When the listing `l` expires while it is public. */
export const expiresAt = `(${confirmedAt} + interval '${listingExpiryDays} days')`;
/** Whether the listing `l` expires within the given number of days; an index of active listings finds those. */
export const expiresWithin = (days: number): string =>
  `${confirmedAt} <= now() - interval '${listingExpiryDays - days} days'`;
/** Whether the landlord of the listing `l` can confirm it by now. */
export const canBeRefreshed = expiresWithin(expiryNoticeDays.first);
/**
 * Whether the listing `l` expires at all. The landlords of the demo market have no account that could confirm a
 * listing: for them the market counts as confirmed by a feed.
 */
export const expires = `l.status = 'active' and exists (select from listing_search s where s.id = l.id)
  and exists (select from known_address k where k.person_id = l.owner_user_id and k.is_proved)`;

/** When the listing `l` expires, or did; null in other states. `isLive` is an expression. */
export const shownExpiry = (isLive: string): string =>
  `case when l.status = 'expired' then l.closed_at when ${isLive} then ${expiresAt} end`;
