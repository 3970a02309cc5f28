import type { HomeRow } from './home-row.ts';

/** A home for tests: `aHome({ beds: 2, hidesExactAddress: true })`. */
export const aHome = (given: Partial<HomeRow> = {}): HomeRow => ({
  id: '1', publicId: 'abcdefgh01', slug: 'bright-two-bedroom', version: 1, companyId: 1, buildingId: null, status: 'active',
  title: 'Bright two bedroom near the river', description: 'Big windows and a quiet street. Café du Coin is downstairs.', lang: 'en',
  rentalType: 'apartment', listingKind: 'entire', street: '1420 Elm Street', unitNumber: '304', postalCode: 'T2P 1J9',
  latitude: 51.0447123, longitude: -114.0719456, hidesExactAddress: false, beds: 2, bathsFull: 1, bathsHalf: 1, sqft: 810,
  rent: 1850, rentMax: null, currency: 'CAD', deposit: 1850, depositNote: null, fees: [], availableDate: '2026-12-01',
  leaseTerm: 'fixed', leaseMinMonths: 12, leaseMaxMonths: 12, furnished: 'no', petPolicies: ['cats'], utilities: ['heat', 'water'],
  amenities: ['dishwasher', 'balcony', 'elevator'], parkingType: 'underground', laundry: 'in_unit', accessibility: ['step-free-entry'],
  newcomer: ['accepts-newcomers'], languagesSpoken: ['en', 'fr'], documentsAccepted: ['job_letter'], yearBuilt: 1998, isVerified: true,
  listedAt: new Date('2026-11-10T15:00:00Z'), refreshedAt: new Date('2026-11-18T15:00:00Z'),
  cityId: 5913490, cityName: 'Calgary', citySlug: 'calgary', metroAreaId: 5913490, provinceId: 1, provinceName: 'Alberta', provinceNameFr: 'Alberta',
  provinceSlug: 'alberta', provinceCode: 'AB', country: 'CA',
  photos: [{ scene: 'p3-living', altEn: 'Living room', altFr: 'Salon' }, { scene: 'p3-kitchen', altEn: 'Kitchen', altFr: 'Cuisine' }], ...given,
});
