import { randomUUID } from 'node:crypto';
import {
  accessibilityFeatures,
  amenities,
  furnishings,
  laundryKinds,
  leaseTerms,
  newcomerBenefits,
  parkingTypes,
  petPolicies,
  rentalTypes,
  utilities,
} from '@porchlight/contracts';
import type { MarketFile } from '../seed/market-file.ts';
import { Chance } from './chance.ts';

const box = (latitude: number, longitude: number, half: number) => ({
  north: latitude + half,
  east: longitude + half,
  south: latitude - half,
  west: longitude - half,
});
const location = (id: number, name: string, slug: string, bounds: ReturnType<typeof box>) => ({
  id,
  slug,
  name,
  nameFr: name,
  aliases: [] as string[],
  bounds,
});

/** Two provinces and a state; a metro area of two cities; one city without listings. */
export const locations = {
  provinces: [
    { ...location(1, 'Alberta', 'alberta', box(52, -114, 3)), code: 'AB', country: 'CA' },
    { ...location(2, 'Quebec', 'quebec', box(46, -73, 3)), nameFr: 'Québec', code: 'QC', country: 'CA' },
    { ...location(3, 'Alaska', 'alaska', box(52, 179, 3)), code: 'AK', country: 'US' },
  ],
  metros: [{ ...location(1, 'Calgary area', 'calgary-area', box(51.1, -114, 0.4)), provinceId: 1 }],
  cities: [
    city(11, 'Calgary', 1, 1, 51.05, -114.07),
    city(12, 'Airdrie', 1, 1, 51.29, -114.01),
    city(13, 'Edmonton', 1, 0, 53.55, -113.49),
    { ...city(21, 'Montreal', 2, 0, 45.5, -73.57), nameFr: 'Montréal', aliases: ['YUL'] },
    city(31, 'Amchitka', 3, 0, 51.54, 180),
    city(14, 'Vulcan', 1, 0, 50.4, -113.25),
  ],
};
function city(id: number, name: string, provinceId: number, metroId: number, latitude: number, longitude: number) {
  return {
    ...location(id, name, name.toLowerCase(), box(latitude, longitude, 0.2)),
    provinceId,
    metroId,
    population: 1000 * id,
    latitude,
    longitude,
    featured: id === 11,
  };
}

export type FixtureListing = ReturnType<typeof aSeedListing>;
export type FixtureMarket = Omit<MarketFile, 'homes'> & { readonly homes: readonly FixtureListing[] };
const word = ['river', 'park', 'café', 'quiet', 'sunny', 'école', 'garage', 'market', 'tower', 'garden'] as const;
const scenes = [
  { scene: 'p3-living', alt: { en: 'Living room', fr: 'Salon' } },
  { scene: 'p3-kitchen', alt: { en: 'Kitchen', fr: 'Cuisine' } },
];

function facilities(chance: Chance) {
  return {
    petPolicies: chance.some(petPolicies, 0.4),
    utilitiesIncluded: chance.some(utilities, 0.4),
    amenities: chance.some(amenities, 0.4),
    parkingType: chance.pick(parkingTypes),
    laundry: chance.pick(laundryKinds),
    accessibility: chance.some(accessibilityFeatures, 0.3),
    newcomer: chance.some(newcomerBenefits, 0.4),
    furnished: chance.pick(furnishings),
    leaseTerm: chance.pick(leaseTerms),
    rentalType: chance.pick(rentalTypes.slice(0, 6)),
  };
}

/** Creates one listing of a market; all attributes are random, so that every filter matches some and misses some. */
function aSeedListing(chance: Chance, at: number, companyId: string, ownerUserId: string) {
  const seedCity = locations.cities[chance.pick([0, 0, 0, 1, 2, 3, 4])]!;
  const longitude = seedCity.longitude + chance.between(-1000, 1000) / 10_000;
  return {
    publicId: at.toString(36).padStart(10, '0'),
    companyId,
    ownerUserId,
    buildingId: null as number | null,
    ...facilities(chance),
    title: `${chance.pick(word)} ${chance.pick(word)} home`,
    description: `A ${chance.pick(word)} place near the ${chance.pick(word)}, number ${at}.`,
    lang: 'en',
    listingKind: 'entire',
    street: `${at} Elm Street`,
    unitNumber: null as string | null,
    cityId: seedCity.id,
    postalCode: 'T2P 1J9',
    latitude: seedCity.latitude + chance.between(-1000, 1000) / 10_000,
    longitude: longitude > 180 ? longitude - 360 : longitude,
    hideExactAddress: chance.is(0.1),
    beds: chance.between(0, 5),
    bathsFull: chance.between(1, 3),
    bathsHalf: chance.between(0, 1),
    sqft: chance.is(0.2) ? null : chance.between(30, 180) * 10,
    rent: chance.between(40, 120) * 25,
    currency: seedCity.provinceId === 3 ? 'USD' : 'CAD',
    deposit: 500,
    depositNote: null as string | null,
    fees: [] as object[],
    availableInDays: chance.between(0, 90),
    leaseMinMonths: 12,
    leaseMaxMonths: 12,
    languagesSpoken: ['en'],
    documentsAccepted: ['references'],
    photos: scenes,
    verified: chance.is(0.3),
    featured: chance.is(0.15),
    listedDaysAgo: chance.between(0, 40),
    refreshedDaysAgo: chance.between(0, 20),
    yearBuilt: 1990,
  };
}

/** Creates a small random market in the format of the seed file. */
export function aMarket(size: number, seed = 7): FixtureMarket {
  const chance = new Chance(seed);
  const companies = Array.from({ length: 5 }, (_, at) => ({
    id: randomUUID(),
    name: `Company ${at}`,
    verifiedLevel: Math.min(3, at),
    languages: ['en'],
  }));
  const owner = randomUUID();
  return {
    ...locations,
    companies,
    trends: [],
    homes: Array.from({ length: size }, (_, at) => aSeedListing(chance, at, companies[at % 5]!.id, owner)),
  };
}

const everyRoom = 6;
/** Returns the market with every sixth listing a room in a shared home. */
export const withRooms = (market: FixtureMarket): FixtureMarket => ({
  ...market,
  homes: market.homes.map((listing, at) => (at % everyRoom === 0 ? { ...listing, rentalType: 'room' } : listing)),
});
