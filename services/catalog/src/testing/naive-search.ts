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
import { places, type FixtureListing } from './a-market.ts';
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
  homes: readonly FixtureListing[],
  hour: number,
): Promise<ModelListing[]> {
  const rows = await app.sql<StoredValues & { publicId: string }>(
    `
    select public_id as "publicId", id::int as id, rank, lat, lon, (extract(epoch from listed_at) * 1000000)::float8 as listed, featured as "isFeatured",
      hashint8extended(id, $1)::text as draw from listing_search`,
    [hour],
  );
  const byId = new Map(rows.map((row) => [row.publicId, row]));
  return homes.flatMap((home) => {
    const row = byId.get(home.publicId);
    return row ? [{ ...home, ...row }] : [];
  });
}

const listed = (text: string | undefined) => text?.split(',');
const anyOf = (wishes: string | undefined, has: (option: string) => boolean) => listed(wishes)?.some(has) ?? true;
const allOf = (wishes: string | undefined, has: (option: string) => boolean) => listed(wishes)?.every(has) ?? true;
const cityOf = (home: FixtureListing) => places.cities.find(({ id }) => id === home.cityId)!;
const today = new Date();
const dayIn = (days: number) =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + days)).toISOString().slice(0, 10);

// One rule for each filter, as specified in (docs/rules/search.md).
const rules: Readonly<Record<string, (home: ModelListing, value: string) => boolean>> = {
  beds: (home, value) => anyOf(value, (option) => (option === '4' ? home.beds >= 4 : home.beds === Number(option))),
  baths: (home, value) =>
    anyOf(value, (option) => {
      const baths = home.bathsFull + home.bathsHalf / 2;
      return option === '3' ? baths >= 3 : baths === Number(option);
    }),
  minrate: (home, value) => home.rent >= Number(value),
  maxrate: (home, value) => home.rent <= Number(value),
  amenities: (home, value) => allOf(value, (option) => (home.amenities as readonly string[]).includes(option)),
  utilities: (home, value) => allOf(value, (option) => (home.utilitiesIncluded as readonly string[]).includes(option)),
  rentaltypes: (home, value) => anyOf(value, (option) => home.rentalType === option),
  petpolicies: (home, value) =>
    anyOf(value, (option) =>
      home.petPolicies.some(
        (policy) => policy === option || (option === 'dogs' && /^(small|large)-dogs$/.test(policy)),
      ),
    ),
  furnished: (home, value) =>
    anyOf(value, (option) => (option === 'true' ? home.furnished !== 'no' : home.furnished === option)),
  keyword: (home, value) =>
    hasKeyword(
      [home.title, home.hideExactAddress ? '' : home.street, cityOf(home).name, home.description].join(' '),
      value,
    ),
  minsqft: (home, value) => home.sqft !== null && home.sqft >= Number(value),
  maxsqft: (home, value) => home.sqft !== null && home.sqft <= Number(value),
  movein: (home, value) => dayIn(home.availableInDays) <= value,
  lease: (home, value) => anyOf(value, (option) => home.leaseTerm === option),
  parking: (home, value) => anyOf(value, (option) => home.parkingType === option),
  laundry: (home, value) => anyOf(value, (option) => home.laundry === option),
  accessibility: (home, value) => allOf(value, (option) => (home.accessibility as readonly string[]).includes(option)),
  newcomer: (home, value) => allOf(value, (option) => (home.newcomer as readonly string[]).includes(option)),
};

function isInLocation(home: ModelListing, { cityId, metroAreaId, provinceId }: ModelQuery): boolean {
  if (cityId) return home.cityId === Number(cityId);
  if (metroAreaId) return cityOf(home).metroId === Number(metroAreaId);
  return !provinceId || cityOf(home).provinceId === Number(provinceId);
}

const regionTest = (query: ModelQuery): ((home: ModelListing) => boolean) =>
  regionOf(query.bounds, query.area).holds ?? ((home) => isInLocation(home, query));
const filtersIn = (query: ModelQuery): string[] => Object.keys(query).filter((key) => key in rules);

/** Returns the listings that match a query, in no particular order. */
export function matching(homes: readonly ModelListing[], query: ModelQuery): ModelListing[] {
  const [isInRegion, wishes] = [regionTest(query), filtersIn(query)];
  return homes.filter((home) => isInRegion(home) && wishes.every((key) => rules[key]!(home, query[key]!)));
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
  homes: readonly ModelListing[],
  query: ModelQuery,
): { count: number; facets: Record<string, Record<string, number>> } {
  const isInRegion = regionTest(query);
  const multiSelect = orFacets.filter((facet) => query[facet] !== undefined).slice(0, 4);
  const judged = homes
    .filter(isInRegion)
    .map((home) => ({ home, misses: filtersIn(query).filter((key) => !rules[key]!(home, query[key]!)) }));
  const facets = Object.entries(facetValues).map(([facet, values]) => {
    const left = judged.filter(({ misses }) => misses.every((key) => key === facet && multiSelect.includes(facet)));
    return [
      facet,
      Object.fromEntries(
        values.map((value) => [value, left.filter(({ home }) => rules[facet]!(home, String(value))).length]),
      ),
    ] as const;
  });
  return { count: judged.filter(({ misses }) => misses.length === 0).length, facets: Object.fromEntries(facets) };
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
  homes: readonly ModelListing[],
  query: ModelQuery,
): { ids: string[]; total: number; page: number; isClipped: boolean } {
  const found = matching(homes, query);
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
  const below = sorted.slice((page - 1) * perPage, page * perPage).filter((home) => !above.includes(home));
  return {
    ids: [...above, ...below].map(({ publicId }) => publicId),
    total: found.length,
    page,
    isClipped: regionOf(query.bounds, query.area).isClipped,
  };
}
