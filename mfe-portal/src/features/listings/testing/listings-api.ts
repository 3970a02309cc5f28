import type { PortalListing, PortalListingsPage } from '@porchlight/contracts/catalog';
import type { ListingCosts, SpendPreview } from '@porchlight/contracts/commerce';

/** Returns a listing of a landlord; it is off by default. */
export const aPortalListing = (given: Partial<PortalListing> = {}): PortalListing => ({
  id: 'abcdefghij',
  title: 'Bright home',
  lang: 'en',
  status: 'active',
  address: '88 Harbord St, 3',
  city: 'Toronto',
  province: 'ON',
  timeZone: 'America/Toronto',
  rent: 2150,
  currency: 'CAD',
  beds: 1,
  isLive: false,
  isFeatured: false,
  version: 1,
  updatedAt: '2026-11-20T12:00:00.000Z',
  ...given,
});
/** Returns a listing that visitors see. */
export const aLiveListing = (given: Partial<PortalListing> = {}): PortalListing =>
  aPortalListing({ isLive: true, url: '/homes/ontario/toronto/bright-home-abcdefghij', ...given });

/** Returns the page of a landlord who has these listings. */
export const pageOf = (
  listings: readonly PortalListing[],
  counts: Partial<PortalListingsPage['counts']> = {},
): PortalListingsPage => ({
  listings: [...listings],
  counts: {
    all: listings.length,
    live: listings.filter(({ isLive }) => isLive).length,
    off: listings.filter(({ isLive }) => !isLive).length,
    scheduled: 0,
    draft: 0,
    deleted: 0,
    ...counts,
  },
  pagination: {
    currentPage: 1,
    prevPages: [],
    nextPages: [],
    showing: { start: 1, end: listings.length },
    total: listings.length,
    more: false,
    numOfListingsFromPageOne: listings.length,
    endOfListings: true,
  },
});

const preview = (given: Partial<SpendPreview>): SpendPreview => ({
  credits: 10,
  isIncluded: false,
  shortfall: 0,
  dailyCreditUsage: 9,
  runsUntil: '2026-12-04',
  ...given,
});
/** Returns what changes of a listing that is off cost with 128 credits in the wallet. */
export const someCosts = (given: Partial<ListingCosts> = {}): ListingCosts => ({
  listingId: 'abcdefghij',
  enabled: false,
  featured: false,
  credits: 128,
  enabling: preview({}),
  featuring: preview({ credits: 15, dailyCreditUsage: 11 }),
  ...given,
});
/** Returns what changes cost with 4 credits in the wallet. */
export const shortCosts = (): ListingCosts =>
  someCosts({ credits: 4, enabling: preview({ shortfall: 6 }), featuring: preview({ credits: 15, shortfall: 11 }) });
