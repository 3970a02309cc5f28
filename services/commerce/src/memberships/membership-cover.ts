import type { CreditPrices } from '@porchlight/contracts/commerce';

/** Days after the last day of a membership on which its benefits continue and a renewal continues it without a gap. */
export const graceDays = 14;

/** Returns SQL of whether a renewal on a day continues a membership that ends on another one, so that no day is lost. */
export const isContinuedSql = (endsOn: string, day: string): string => `${endsOn} + ${graceDays} >= ${day}`;

/**
 * Returns SQL of the number of standard listings that the membership of a company pays for on a day; 0 without one.
 * @param company SQL of its id, with the name of its table
 */
export const includedListingsSql = (company: string, day: string): string => `coalesce((
  select included_listings from membership_period
  where membership_period.company_id = ${company} and lower(valid) <= ${day} and upper(valid) + ${graceDays} > ${day}
  order by valid desc limit 1), 0)`;

/** Live listings of a company. */
export interface LiveListings {
  /** Listings that are not featured. */
  readonly standard: number;
  readonly featured: number;
  /** Standard listings that a membership pays for. */
  readonly included: number;
}

/** Returns the credits that live listings cost a day. */
export const dailyCreditsOf = (
  { standard, featured, included }: LiveListings,
  { daily, featuredDaily }: Pick<CreditPrices, 'daily' | 'featuredDaily'>,
): number => Math.max(0, standard - included) * daily + featured * featuredDaily;
