import type { Listing } from '@porchlight/contracts/catalog';
import { aListing } from '@porchlight/listing-ui/testing';

/** A whole home for tests; name what matters to the rule. */
export const aHome = (given: Partial<Listing> = {}): Listing => ({
  ...aListing({ areaMedian: 2500 }),
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
