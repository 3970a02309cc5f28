import type { SupportListing, SupportListings } from '@porchlight/contracts/catalog';

/** Returns a listing in a list of support. */
export const aSupportListing = (given: Partial<SupportListing> = {}): SupportListing => ({
  id: 'abcdefghij',
  title: 'Bright home near the park',
  lang: 'en',
  status: 'active',
  address: '67 Sorauren Ave',
  city: 'Toronto',
  province: 'ON',
  company: 'Maple Homes',
  companyId: '33333333-3333-4333-8333-333333333333',
  landlord: { id: '66666666-6666-4666-8666-666666666666', name: 'Leila H.' },
  isLive: true,
  isFeatured: false,
  risk: 62,
  listedAt: '2026-11-21T09:00:00.000Z',
  confirmedAt: '2026-11-20T12:00:00.000Z',
  ...given,
});

/** Returns a page of a list. */
export const listingsPage = (
  listings: readonly SupportListing[],
  given: Partial<SupportListings> = {},
): SupportListings => ({ listings: [...listings], isMore: false, total: listings.length, ...given });
