import type { CreditPrices, ListingCosts, SpendPreview } from '@porchlight/contracts/commerce';
import type { Charge } from '../charges/post-charges.ts';
import { dailyCreditsOf, type LiveListings } from '../memberships/membership-cover.ts';

/** A listing as far as its price depends on it. */
export interface PublishingFacts {
  readonly listingId: string;
  readonly enabled: boolean;
  readonly featured: boolean;
  /** An activation of the last 30 days was paid. */
  readonly isActivated: boolean;
  readonly isTodayPaid: boolean;
  /** Featuring was paid today. */
  readonly isFeaturingPaid: boolean;
}
/** Wallet of a company, with its live listings. */
export interface WalletFacts {
  /** Whole credits. */
  readonly credits: number;
  readonly live: LiveListings;
  /** Business day, `2026-11-23`. */
  readonly today: string;
}

/** Returns whether a membership pays for one more live listing. */
const hasPlace = ({ standard, included }: LiveListings): boolean => standard < included;

/**
 * Returns what turning a listing on costs today: the activation; while an earlier one is valid only the day, unless it
 * is paid. A membership with a free place pays either.
 */
export function chargesOfEnabling(
  { listingId, enabled, isActivated, isTodayPaid }: PublishingFacts,
  live: LiveListings,
  prices: CreditPrices,
): readonly Charge[] {
  if (enabled || (isActivated && isTodayPaid)) return [];
  const kind = isActivated ? 'daily' : 'activation';
  return [{ listingId, kind, credits: hasPlace(live) ? 0 : prices[kind] }];
}

/** Returns what featuring a listing costs today; ended and started again on one day, it is paid once. */
export const chargesOfFeaturing = (
  { listingId, featured, isFeaturingPaid }: PublishingFacts,
  prices: CreditPrices,
): readonly Charge[] =>
  featured || isFeaturingPaid ? [] : [{ listingId, kind: 'featured-activation', credits: prices.featuredActivation }];

/** Returns the sum of charges in credits. */
export const creditsOf = (charges: readonly Charge[]): number => charges.reduce((sum, { credits }) => sum + credits, 0);

/** Returns what turning a listing on and featuring it would cost now, and how long the credits would last. */
export function costsOf(listing: PublishingFacts, wallet: WalletFacts, prices: CreditPrices): ListingCosts {
  const { listingId, enabled, featured } = listing;
  const { credits, live } = wallet;
  const enabling = chargesOfEnabling(listing, live, prices);
  return {
    listingId,
    enabled,
    featured,
    credits,
    enabling: {
      ...previewOf(enabling, wallet, dailyCreditsOf(enabled ? live : { ...live, standard: live.standard + 1 }, prices)),
      isIncluded: enabling.length > 0 && hasPlace(live),
    },
    featuring: {
      ...previewOf(
        chargesOfFeaturing(listing, prices),
        wallet,
        dailyCreditsOf(featured ? live : { ...live, standard: live.standard - 1, featured: live.featured + 1 }, prices),
      ),
      isIncluded: false,
    },
  };
}

/** @param dailyCreditUsage of all live listings afterwards */
function previewOf(
  charges: readonly Charge[],
  wallet: WalletFacts,
  dailyCreditUsage: number,
): Omit<SpendPreview, 'isIncluded'> {
  const credits = creditsOf(charges);
  const left = Math.max(0, wallet.credits - credits);
  return {
    credits,
    shortfall: Math.max(0, credits - wallet.credits),
    dailyCreditUsage,
    runsUntil: dailyCreditUsage === 0 ? null : dayAfter(wallet.today, Math.floor(left / dailyCreditUsage)),
  };
}

/** Longest forecast, in days: a later date means nothing. */
const maxDays = 36_500;
function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + Math.min(days, maxDays));
  return date.toISOString().slice(0, 10);
}
