import type { CreditPrices, ListingCosts, SpendPreview } from '@porchlight/contracts/commerce';
import type { Charge } from '../charges/post-charges.ts';

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
/** Wallet of a company and its daily usage, in whole credits. */
export interface WalletFacts {
  readonly credits: number;
  readonly dailyCreditUsage: number;
  /** Business day, `2026-11-23`. */
  readonly today: string;
}

/**
 * Returns what turning a listing on costs today: the activation; while an earlier one is valid only the day, unless it is
 * paid.
 */
export function chargesOfEnabling(
  { listingId, enabled, isActivated, isTodayPaid }: PublishingFacts,
  prices: CreditPrices,
): readonly Charge[] {
  if (enabled) return [];
  if (!isActivated) return [{ listingId, kind: 'activation', credits: prices.activation }];
  return isTodayPaid ? [] : [{ listingId, kind: 'daily', credits: prices.daily }];
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
  const { credits } = wallet;
  const featuring = prices.featuredDaily - prices.daily;
  return {
    listingId,
    enabled,
    featured,
    credits,
    enabling: previewOf(chargesOfEnabling(listing, prices), wallet, enabled ? 0 : prices.daily),
    featuring: previewOf(chargesOfFeaturing(listing, prices), wallet, featured ? 0 : featuring),
  };
}

function previewOf(charges: readonly Charge[], wallet: WalletFacts, dailyChange: number): SpendPreview {
  const credits = creditsOf(charges);
  const dailyCreditUsage = wallet.dailyCreditUsage + dailyChange;
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
