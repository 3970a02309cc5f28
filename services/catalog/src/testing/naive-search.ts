import {
  accessibilityFeatures,
  amenities,
  furnishings,
  laundryKinds,
  leaseTerms,
  newcomerBenefits,
  parkingTypes,
  petWishes,
  rentalTypes,
  utilities,
} from '@porchlight/contracts';
import { bathWishes, bedWishes } from '@porchlight/contracts/catalog';
import type { TestApp } from '@porchlight/service-kit/testing';
import { places, type FixtureHome } from './a-market.ts';
import { hasKeyword } from './naive-keyword.ts';
import { regionOf } from './naive-region.ts';

/** What the model takes from the database because other tests hold it: rank, public point, moment of listing, the hour's draw. */
interface Placed {
  readonly id: number;
  readonly rank: number;
  readonly lat: number;
  readonly lon: number;
  readonly listed: number;
  readonly draw: string;
  readonly isFeatured: boolean;
}
export type ModelHome = FixtureHome & Placed;
/** A query as the address writes it. */
export type ModelQuery = Readonly<Record<string, string>>;

export const hourNow = (): number => Math.floor(Date.now() / 3_600_000);

/** The public homes as the model looks at them: the homes of the fixture, not the columns that the search reads. */
export async function modelHomes(app: TestApp, homes: readonly FixtureHome[], hour: number): Promise<ModelHome[]> {
  const rows = await app.sql<Placed & { publicId: string }>(
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
const anyOf = (wishes: string | undefined, has: (wish: string) => boolean) => listed(wishes)?.some(has) ?? true;
const allOf = (wishes: string | undefined, has: (wish: string) => boolean) => listed(wishes)?.every(has) ?? true;
const cityOf = (home: FixtureHome) => places.cities.find(({ id }) => id === home.cityId)!;
const today = new Date();
const dayIn = (days: number) =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + days)).toISOString().slice(0, 10);

// One rule a filter, in the words of decisions 5.7.
const rules: Readonly<Record<string, (home: ModelHome, value: string) => boolean>> = {
  beds: (home, value) => anyOf(value, (wish) => (wish === '4' ? home.beds >= 4 : home.beds === Number(wish))),
  baths: (home, value) =>
    anyOf(value, (wish) => {
      const baths = home.bathsFull + home.bathsHalf / 2;
      return wish === '3' ? baths >= 3 : baths === Number(wish);
    }),
  minrate: (home, value) => home.rent >= Number(value),
  maxrate: (home, value) => home.rent <= Number(value),
  amenities: (home, value) => allOf(value, (wish) => (home.amenities as readonly string[]).includes(wish)),
  utilities: (home, value) => allOf(value, (wish) => (home.utilitiesIncluded as readonly string[]).includes(wish)),
  rentaltypes: (home, value) => anyOf(value, (wish) => home.rentalType === wish),
  petpolicies: (home, value) =>
    anyOf(value, (wish) =>
      home.petPolicies.some((policy) => policy === wish || (wish === 'dogs' && /^(small|large)-dogs$/.test(policy))),
    ),
  furnished: (home, value) =>
    anyOf(value, (wish) => (wish === 'true' ? home.furnished !== 'no' : home.furnished === wish)),
  keyword: (home, value) =>
    hasKeyword(
      [home.title, home.hideExactAddress ? '' : home.street, cityOf(home).name, home.description].join(' '),
      value,
    ),
  minsqft: (home, value) => home.sqft !== null && home.sqft >= Number(value),
  maxsqft: (home, value) => home.sqft !== null && home.sqft <= Number(value),
  movein: (home, value) => dayIn(home.availableInDays) <= value,
  lease: (home, value) => anyOf(value, (wish) => home.leaseTerm === wish),
  parking: (home, value) => anyOf(value, (wish) => home.parkingType === wish),
  laundry: (home, value) => anyOf(value, (wish) => home.laundry === wish),
  accessibility: (home, value) => allOf(value, (wish) => (home.accessibility as readonly string[]).includes(wish)),
  newcomer: (home, value) => allOf(value, (wish) => (home.newcomer as readonly string[]).includes(wish)),
};

function isInPlace(home: ModelHome, { cityId, metroAreaId, provinceId }: ModelQuery): boolean {
  if (cityId) return home.cityId === Number(cityId);
  if (metroAreaId) return cityOf(home).metroId === Number(metroAreaId);
  return !provinceId || cityOf(home).provinceId === Number(provinceId);
}

const isThere = (query: ModelQuery): ((home: ModelHome) => boolean) =>
  regionOf(query.bounds, query.area).holds ?? ((home) => isInPlace(home, query));
const wishesIn = (query: ModelQuery): string[] => Object.keys(query).filter((key) => key in rules);

/** The homes that a query means, in no order. */
export function matching(homes: readonly ModelHome[], query: ModelQuery): ModelHome[] {
  const [isHere, wishes] = [isThere(query), wishesIn(query)];
  return homes.filter((home) => isHere(home) && wishes.every((key) => rules[key]!(home, query[key]!)));
}

const facetValues: Readonly<Record<string, readonly (string | number)[]>> = {
  beds: bedWishes,
  baths: bathWishes,
  amenities,
  utilities,
  rentaltypes: rentalTypes,
  petpolicies: petWishes,
  furnished: furnishings,
  lease: leaseTerms,
  parking: parkingTypes,
  laundry: laundryKinds,
  accessibility: accessibilityFeatures,
  newcomer: newcomerBenefits,
};
const orFacets = ['beds', 'baths', 'rentaltypes', 'petpolicies', 'furnished', 'lease', 'parking', 'laundry'];

/** What `count=true` should answer: the total, and for every value of every facet the homes that choosing it would leave (decisions 5.26). */
export function expectedCounts(
  homes: readonly ModelHome[],
  query: ModelQuery,
): { count: number; facets: Record<string, Record<string, number>> } {
  const isHere = isThere(query);
  const sideways = orFacets.filter((facet) => query[facet] !== undefined).slice(0, 4);
  const judged = homes
    .filter(isHere)
    .map((home) => ({ home, misses: wishesIn(query).filter((key) => !rules[key]!(home, query[key]!)) }));
  const facets = Object.entries(facetValues).map(([facet, values]) => {
    const left = judged.filter(({ misses }) => misses.every((key) => key === facet && sideways.includes(facet)));
    return [
      facet,
      Object.fromEntries(
        values.map((value) => [value, left.filter(({ home }) => rules[facet]!(home, String(value))).length]),
      ),
    ] as const;
  });
  return { count: judged.filter(({ misses }) => misses.length === 0).length, facets: Object.fromEntries(facets) };
}

const order: Readonly<Record<string, (a: ModelHome, b: ModelHome) => number>> = {
  relevance: (a, b) => b.rank - a.rank,
  newest: (a, b) => b.listed - a.listed,
  'rent-asc': (a, b) => a.rent - b.rent,
  'rent-desc': (a, b) => b.rent - a.rent,
  'size-desc': (a, b) => (b.sqft ?? -1) - (a.sqft ?? -1),
};
const byDraw = (a: ModelHome, b: ModelHome) => (BigInt(a.draw) < BigInt(b.draw) ? -1 : 1);

/** The whole answer that a query should have: ids in order, total and page, and whether the map was too large. */
export function expectedAnswer(
  homes: readonly ModelHome[],
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
