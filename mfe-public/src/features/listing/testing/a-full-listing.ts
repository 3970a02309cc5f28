import type { Listing } from '@porchlight/contracts/catalog';
import { aListingCard } from '@porchlight/listing-ui/testing';

/** Returns a full listing for tests; `given` overrides the fields that matter to the test. */
export const aFullListing = (given: Partial<Listing> = {}): Listing => ({
  ...aListingCard({ areaMedian: 2500 }),
  slug: 'bright-home',
  provinceSlug: 'ontario',
  citySlug: 'toronto',
  provinceName: 'Ontario',
  description: 'Bright.',
  descriptionLang: 'en',
  listingKind: 'entire',
  hideExactAddress: false,
  bathsFull: 1,
  bathsHalf: 0,
  fees: [],
  totalMonthlyCost: 2150,
  leaseTerm: 'fixed',
  parkingType: 'none',
  laundry: 'in_unit',
  accessibility: [],
  languagesSpoken: [],
  documentsAccepted: [],
  refreshedAt: '2026-11-20T00:00:00.000Z',
  company: { id: 'c1', name: 'Maple Homes', verified: true, languages: ['en'] },
  priceHistory: [],
  ...given,
});
