import {
  accessibilityFeatures,
  amenities,
  furnishings,
  laundryKinds,
  leaseTerms,
  newcomerBenefits,
  parkingTypes,
  petFilterValues,
  rentalTypes,
  utilities,
} from '@porchlight/contracts';
import { bathFilterValues, bedFilterValues } from '@porchlight/contracts/catalog';
import type { TestApp } from '@porchlight/service-kit/testing';
import { locations, type FixtureListing } from './a-market.ts';
import { hasKeyword } from './naive-keyword.ts';
import { regionOf } from './naive-region.ts';

/**
 * Values that the model reads from the database, because other tests cover them: rank, public coordinates, listing
 * time, random order of the hour.
 */
interface StoredValues {
  readonly id: number;
  readonly rank: number;
  readonly lat: number;
  readonly lon: number;
  readonly listed: number;
  readonly draw: string;
  readonly isFeatured: boolean;
}
export type ModelListing = FixtureListing & StoredValues;
/** Query parameters as written in a URL. */
export type ModelQuery = Readonly<Record<string, string>>;

export const hourNow = (): number => Math.floor(Date.now() / 3_600_000);

/** Returns the public listings of the model: those of the fixture, not the columns that the search reads. */
export async function modelListings(
  app: TestApp,
  listings: readonly FixtureListing[],
  hour: number,
): Promise<ModelListing[]> {
  const rows = await app.sql<StoredValues & { publicId: string }>(
    `
    select public_id as "publicId", id::int as id, rank, lat, lon,
      (extract(epoch from listed_at) * 1000000)::float8 as listed, featured as "isFeatured",
      hashint8extended(id, $1)::text as draw from listing_search`,
    [hour],
  );
  const byId = new Map(rows.map((row) => [row.publicId, row]));
  return listings.flatMap((listing) => {
    const row = byId.get(listing.publicId);
    return row ? [{ ...listing, ...row }] : [];
  });
}

const listed = (text: string | undefined) => text?.split(',');
const anyOf = (wishes: string | undefined, has: (option: string) => boolean) => listed(wishes)?.some(has) ?? true;
const allOf = (wishes: string | undefined, has: (option: string) => boolean) => listed(wishes)?.every(has) ?? true;
const cityOf = (listing: FixtureListing) => locations.cities.find(({ id }) => id === listing.cityId)!;
const today = new Date();
const dayIn = (days: number) =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + days)).toISOString().slice(0, 10);

// One rule for each filter, as docs/rules/search.md specifies.
const rules: Readonly<Record<string, (listing: ModelListing, value: string) => boolean>> = {
  beds: (listing, value) =>
    anyOf(value, (option) => (option === '4' ? listing.beds >= 4 : listing.beds === Number(option))),
  baths: (listing, value) =>
    anyOf(value, (option) => {
      const baths = listing.bathsFull + listing.bathsHalf / 2;
      return option === '3' ? baths >= 3 : baths === Number(option);
    }),
  minrate: (listing, value) => listing.rent >= Number(value),
  maxrate: (listing, value) => listing.rent <= Number(value),
  amenities: (listing, value) => allOf(value, (option) => (listing.amenities as readonly string[]).includes(option)),
  utilities: (listing, value) =>
    allOf(value, (option) => (listing.utilitiesIncluded as readonly string[]).includes(option)),
  rentaltypes: (listing, value) => anyOf(value, (option) => listing.rentalType === option),
  petpolicies: (listing, value) =>
    anyOf(value, (option) =>
      listing.petPolicies.some(
        (policy) => policy === option || (option === 'dogs' && /^(small|large)-dogs$/.test(policy)),
      ),
    ),
  furnished: (listing, value) =>
    anyOf(value, (option) => (option === 'true' ? listing.furnished !== 'no' : listing.furnished === option)),
  keyword: (listing, value) =>
    hasKeyword(
      [listing.title, listing.hideExactAddress ? '' : listing.street, cityOf(listing).name, listing.description].join(
        ' ',
      ),
      value,
    ),
  minsqft: (listing, value) => listing.sqft !== null && listing.sqft >= Number(value),
  maxsqft: (listing, value) => listing.sqft !== null && listing.sqft <= Number(value),
  movein: (listing, value) => dayIn(listing.availableInDays) <= value,
  lease: (listing, value) => anyOf(value, (option) => listing.leaseTerm === option),
  parking: (listing, value) => anyOf(value, (option) => listing.parkingType === option),
  laundry: (listing, value) => anyOf(value, (option) => listing.laundry === option),
  accessibility: (listing, value) =>
    allOf(value, (option) => (listing.accessibility as readonly string[]).includes(option)),
  newcomer: (listing, value) => allOf(value, (option) => (listing.newcomer as readonly string[]).includes(option)),
};

function isInLocation(listing: ModelListing, { cityId, metroAreaId, provinceId }: ModelQuery): boolean {
  if (cityId) return listing.cityId === Number(cityId);
  if (metroAreaId) return cityOf(listing).metroId === Number(metroAreaId);
  return !provinceId || cityOf(listing).provinceId === Number(provinceId);
}

const regionTest = (query: ModelQuery): ((listing: ModelListing) => boolean) =>
  regionOf(query.bounds, query.area).holds ?? ((listing) => isInLocation(listing, query));
// Rooms are left out when beds are chosen and rental types are not.
const isLeftOut = (listing: ModelListing, has: (key: string) => boolean): boolean =>
  listing.rentalType === 'room' && has('beds') && !has('rentaltypes');
const filtersIn = (query: ModelQuery): string[] => Object.keys(query).filter((key) => key in rules);

/** Returns the listings that match a query, in no particular order. */
export function matching(listings: readonly ModelListing[], query: ModelQuery): ModelListing[] {
  const [isInRegion, wishes] = [regionTest(query), filtersIn(query)];
  return listings.filter(
    (listing) =>
      isInRegion(listing) &&
      wishes.every((key) => rules[key]!(listing, query[key]!)) &&
      !isLeftOut(listing, (key) => wishes.includes(key)),
  );
}

const facetValues: Readonly<Record<string, readonly (string | number)[]>> = {
  beds: bedFilterValues,
  baths: bathFilterValues,
  amenities,
  utilities,
  rentaltypes: rentalTypes,
  petpolicies: petFilterValues,
  furnished: furnishings,
  lease: leaseTerms,
  parking: parkingTypes,
  laundry: laundryKinds,
  accessibility: accessibilityFeatures,
  newcomer: newcomerBenefits,
};
const orFacets = ['beds', 'baths', 'rentaltypes', 'petpolicies', 'furnished', 'lease', 'parking', 'laundry'];

/**
 * Returns the expected response of `count=true`: the total, and for every value of every facet the number of listings
 * left by selecting it (docs/rules/search.md).
 */
export function expectedCounts(
  listings: readonly ModelListing[],
  query: ModelQuery,
): { count: number; facets: Record<string, Record<string, number>> } {
  const isInRegion = regionTest(query);
  const multiSelect = orFacets.filter((facet) => query[facet] !== undefined).slice(0, 4);
  const judged = listings.filter(isInRegion).map((listing) => ({
    home: listing,
    misses: filtersIn(query).filter((key) => !rules[key]!(listing, query[key]!)),
  }));
  const facets = Object.entries(facetValues).map(([facet, values]) => {
    const left = judged.filter(
      ({ home, misses }) =>
        misses.every((key) => key === facet && multiSelect.includes(facet)) &&
        !isLeftOut(home, (key) => key === facet || query[key] !== undefined),
    );
    return [
      facet,
      Object.fromEntries(
        values.map((value) => [value, left.filter(({ home }) => rules[facet]!(home, String(value))).length]),
      ),
    ] as const;
  });
  return { count: matching(listings, query).length, facets: Object.fromEntries(facets) };
}

const order: Readonly<Record<string, (a: ModelListing, b: ModelListing) => number>> = {
  relevance: (a, b) => b.rank - a.rank,
  newest: (a, b) => b.listed - a.listed,
  'rent-asc': (a, b) => a.rent - b.rent,
  'rent-desc': (a, b) => b.rent - a.rent,
  'size-desc': (a, b) => (b.sqft ?? -1) - (a.sqft ?? -1),
};
const byDraw = (a: ModelListing, b: ModelListing) => (BigInt(a.draw) < BigInt(b.draw) ? -1 : 1);

/** Returns the expected response of a query: ids in order, total and page, and whether the map was too large. */
export function expectedResponse(
  listings: readonly ModelListing[],
  query: ModelQuery,
): { ids: string[]; total: number; page: number; isClipped: boolean } {
  const found = matching(listings, query);
  const hasPlace = Boolean(query.cityId ?? query.metroAreaId ?? query.provinceId);
  const sort = query.sort ?? (hasPlace ? 'relevance' : 'newest');
  const sorted = [...found].sort((a, b) => order[sort]!(a, b) || a.id - b.id);
  const perPage = Number(query.perPage ?? 24);
  const page = Math.min(Math.max(1, Number(query.page ?? 1)), Math.max(1, Math.ceil(sorted.length / perPage)));
  const above =
    sort === 'relevance'
      ? found
          .filter(({ isFeatured }) => isFeatured)
          .sort(byDraw)
          .slice((page - 1) * 4, page * 4)
      : [];
  const below = sorted.slice((page - 1) * perPage, page * perPage).filter((listing) => !above.includes(listing));
  return {
    ids: [...above, ...below].map(({ publicId }) => publicId),
    total: found.length,
    page,
    isClipped: regionOf(query.bounds, query.area).isClipped,
  };
}
