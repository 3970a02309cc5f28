import type { ListingCard } from '@porchlight/contracts/catalog';

/** A home for tests; name what matters to the rule. */
export const aListing = (given: Partial<ListingCard> = {}): ListingCard => ({
  id: 'abcdefghij', url: '/homes/ontario/toronto/bright-home-abcdefghij', title: 'Bright home', rent: 2150, currency: 'CAD', beds: 1, baths: 1, sqft: 620, rentalType: 'apartment',
  address: '88 Harbord St, 3', city: 'Toronto', province: 'ON', country: 'CA', latitude: 43.66, longitude: -79.4,
  photos: [{ url: '/photos/p1-living-960.webp', alt: 'Living room', width: 960, height: 640 }], photoCount: 1, featured: false, verified: false,
  newcomer: [], amenities: [], petPolicies: [], utilities: [], furnished: 'no', availableDate: '2026-12-01', listedAt: '2026-10-01T00:00:00.000Z', ...given,
});
