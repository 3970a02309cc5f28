import type { CreditPrices } from '@porchlight/contracts/commerce';
import { dailyCreditsOf } from '../memberships/membership-cover.ts';

export interface DailyCharge {
  readonly listingId: string;
  readonly kind: 'daily' | 'featured-daily';
  readonly credits: number;
}
/** Charges of a day that a wallet can pay, and what has to end for it. */
export interface ChargePlan {
  readonly charges: readonly DailyCharge[];
  /** Listings that stay live but are no longer featured. */
  readonly unfeatured: readonly string[];
  readonly paused: readonly string[];
}

/** What pays for a day. */
export interface Funds {
  readonly balance: number;
  /** Listings that a membership pays for. */
  readonly included: number;
  readonly prices: Pick<CreditPrices, 'daily' | 'featuredDaily'>;
}

/**
 * Plans the charges of a day. While the wallet is short, the listing that was featured last loses its place, then the
 * one that was enabled last is paused: the oldest survive. A membership pays for the oldest ones that are not featured.
 *
 * @param due ids of the live listings in the order in which they were enabled
 * @param featured ids in the order in which they were featured
 */
export function planCharges(
  due: readonly string[],
  featured: readonly string[],
  { balance, included, prices }: Funds,
): ChargePlan {
  let live = due;
  let kept = featured.filter((id) => live.includes(id));
  const cost = () => dailyCreditsOf({ standard: live.length - kept.length, featured: kept.length, included }, prices);
  while (cost() > balance && kept.length > 0) kept = kept.slice(0, -1);
  while (cost() > balance && live.length > 0) live = live.slice(0, -1);
  const [isLive, isKept] = [new Set(live), new Set(kept)];
  const covered = new Set(live.filter((id) => !isKept.has(id)).slice(0, included));
  return {
    charges: live.map((listingId) =>
      isKept.has(listingId)
        ? { listingId, kind: 'featured-daily', credits: prices.featuredDaily }
        : { listingId, kind: 'daily', credits: covered.has(listingId) ? 0 : prices.daily },
    ),
    unfeatured: featured.filter((id) => isLive.has(id) && !isKept.has(id)),
    paused: due.filter((id) => !isLive.has(id)),
  };
}
