/**
 * Lists of listings for support. `stale`: active, and not edited, confirmed or turned on for 38 days; those that visitors see expire a week later.
 * `no-photos` and `feed`, from a feed: in any state. Listings that wait for review are a queue with an order of its own.
 */
export const supportListingFilters = [
  'all',
  'active',
  'featured',
  'reported',
  'expired',
  'suspended',
  'stale',
  'no-photos',
  'feed',
] as const;
export type SupportListingFilter = (typeof supportListingFilters)[number];
export const supportListingsPerPage = 25;
/** Listings of a list are counted up to this number. */
export const maxCountedListings = 1_000;
/** Characters of a search of listings by support. */
export const supportSearchLength = { min: 3, max: 100 } as const;
/** Listings that such a search returns. */
export const maxSupportSearch = 25;
