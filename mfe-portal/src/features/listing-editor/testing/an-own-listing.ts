import type { Fee, OwnListing, OwnPhoto } from '@porchlight/contracts/catalog';

export const listingId = 'abcdefghij';
export const publicUrl = `/homes/ontario/toronto/bright-home-${listingId}`;

/** Returns a fee that every renter pays each month. */
export const aFee = (given: Partial<Fee> = {}): Fee => ({
  type: 'parking',
  name: 'Parking spot',
  amount: 85,
  timing: 'monthly',
  requirement: 'mandatory',
  refundable: false,
  ...given,
});

/** Returns a photo of a room. */
export const aPhoto = (room: string, alt = ''): OwnPhoto => ({
  id: `p1-${room}`,
  url: `/photos/p1-${room}-960.webp`,
  alt,
  width: 960,
  height: 640,
});

/** Returns a live listing as its landlord edits it. */
export const anOwnListing = (given: Partial<OwnListing> = {}): OwnListing => ({
  id: listingId,
  version: 4,
  status: 'active',
  isLive: true,
  isFeatured: false,
  url: publicUrl,
  currency: 'CAD',
  street: '67 Sorauren Ave',
  postalCode: 'M6R 2E1',
  city: 'Toronto',
  province: 'ON',
  cityPath: 'ontario/toronto',
  latitude: 43.64,
  longitude: -79.44,
  timeZone: 'America/Toronto',
  isPinConfirmed: true,
  photos: [aPhoto('living', 'Living room')],
  priceHistory: [
    { at: '2026-09-01T12:00:00.000Z', old: 2_200, new: 2_100 },
    { at: '2026-10-01T12:00:00.000Z', old: 2_100, new: 1_980 },
  ],
  changes: [{ at: '2026-11-10T12:00:00.000Z', fields: ['rent', 'petPolicies'] }],
  updatedAt: '2026-11-10T12:00:00.000Z',
  title: 'Bright home near the park',
  description: 'Upper floor of a brick home. '.repeat(8).trim(),
  lang: 'en',
  rentalType: 'apartment',
  listingKind: 'entire',
  unitNumber: 'Upper',
  hideExactAddress: false,
  beds: 1,
  bathsFull: 1,
  bathsHalf: 0,
  sqft: 610,
  rent: 1_980,
  rentFrequency: 'month',
  fees: [],
  availableDate: '2026-12-01',
  leaseTerm: 'fixed',
  furnished: 'no',
  petPolicies: ['cats'],
  utilities: ['heat', 'water'],
  amenities: ['balcony'],
  parkingType: 'none',
  laundry: 'in_building',
  accessibility: [],
  newcomer: ['accepts-newcomers'],
  languagesSpoken: ['en'],
  documentsAccepted: ['job_letter'],
  den: false,
  utilitiesTenantPays: [],
  openHouses: [],
  showPhone: false,
  declaresFairHousing: true,
  ...given,
});
