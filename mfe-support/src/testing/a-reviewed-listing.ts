import type { OwnListing, ReviewedListing } from '@porchlight/contracts/catalog';

export const listingId = 'abcdefghij';

const listing: OwnListing = {
  id: listingId,
  version: 4,
  status: 'pending_review',
  isLive: false,
  isFeatured: false,
  currency: 'CAD',
  street: '67 Sorauren Ave',
  postalCode: 'M6R 2E1',
  city: 'Toronto',
  cityPath: 'ontario/toronto',
  province: 'ON',
  latitude: 43.64,
  longitude: -79.44,
  timeZone: 'America/Toronto',
  isPinConfirmed: true,
  photos: [
    { id: 'p1', url: '/photos/p1-960.webp', alt: 'Living room', width: 960, height: 640 },
    { id: 'p2', url: '/photos/p2-960.webp', alt: '', width: 960, height: 640 },
  ],
  areaMedian: 2_500,
  priceHistory: [],
  changes: [],
  updatedAt: '2026-11-21T09:00:00.000Z',
  title: 'Bright home near the park',
  description: 'Upper floor of a <b>brick</b> home.\nQuiet street.',
  lang: 'en',
  rentalType: 'apartment',
  listingKind: 'entire',
  unitNumber: 'Upper',
  hideExactAddress: false,
  beds: 1,
  bathsFull: 1,
  bathsHalf: 0,
  sqft: 610,
  rent: 1_900,
  rentFrequency: 'month',
  deposit: 1_900,
  fees: [{ type: 'key', name: 'Key fob', amount: 40, timing: 'moveIn', requirement: 'mandatory', refundable: true }],
  availableDate: '2026-12-01',
  leaseTerm: 'fixed',
  leaseMinMonths: 12,
  petPolicies: ['cats'],
  utilities: ['heat', 'water'],
  amenities: ['balcony'],
  parkingType: 'none',
  laundry: 'in_building',
  accessibility: [],
  newcomer: ['accepts-newcomers'],
  languagesSpoken: ['en', 'cr'],
  documentsAccepted: ['job_letter'],
  declaresFairHousing: true,
};

/** Returns the record of a listing in review, with its own fields and those of its listing. */
export const aReviewedListing = (
  given: Partial<Omit<ReviewedListing, 'listing'>> = {},
  fields: Partial<OwnListing> = {},
): ReviewedListing => ({
  listing: { ...listing, ...fields },
  company: 'Maple Homes',
  isCompanyVerified: false,
  publishedListings: 0,
  reviews: [
    {
      submittedAt: '2026-11-21T09:00:00.000Z',
      risk: 80,
      reasons: [
        { rule: 'rent-low', points: 25 },
        { rule: 'verified-company', points: -30 },
      ],
    },
  ],
  ...given,
});
