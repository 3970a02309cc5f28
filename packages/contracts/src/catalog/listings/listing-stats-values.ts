/** Periods of the statistics of listings, in days. */
export const listingStatsPeriods = [30, 90] as const;
export type ListingStatsPeriod = (typeof listingStatsPeriods)[number];
/** Greatest number of listings with statistics of their own. */
export const maxListingStats = 100;
