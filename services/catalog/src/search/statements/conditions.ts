import { furnishings, rentalTypes } from '@porchlight/contracts';
import { filterKeys, type Bounds, type ListingFilters } from '@porchlight/contracts/catalog';
import { amenityMask, extraMask, petMask, utilityMask, type SharedFacet } from '../../search-document/search-bits.ts';
import type { Bind } from './bind.ts';
import { pointSql, polygonText } from './lasso.ts';
import type { Search } from '../search.ts';

export type SearchFilterKey = Exclude<(typeof filterKeys)[number], 'bounds' | 'area' | 'sort'>;
/** One filter of a search as SQL over the columns of `listing_search`. */
export interface Condition {
  readonly key: SearchFilterKey;
  readonly sql: string;
}

type Filters = Partial<ListingFilters>;
type Writer = (filters: Filters, bind: Bind) => string | undefined;

const bedsOrMore = 4;
const bathsOrMore = 3;
/** A home of its own: everything but a room in a shared home. */
export const ownHomeSql = `type <> ${rentalTypes.indexOf('room')}`;
const indexesIn = (words: readonly string[], given: readonly string[]) =>
  given.map((word) => words.indexOf(word)).filter((at) => at >= 0);
// Matches a list of exact values; the largest value means that or more.
const exactOrMore = (column: string, values: readonly number[], most: number, bind: Bind): string =>
  values.includes(most)
    ? `(${column} = any(${bind.as('smallint[]', values)}) or ${column} >= ${bind.as('smallint', most)})`
    : `${column} = any(${bind.as('smallint[]', values)})`;
const hasAllBits = (column: string, type: 'bigint' | 'smallint', mask: bigint, bind: Bind): string => {
  const bits = bind.as(type, mask);
  return `(${column} & ${bits}) = ${bits}`;
};
const hasSomeBits = (column: string, type: 'bigint' | 'smallint', mask: bigint, bind: Bind): string =>
  `(${column} & ${bind.as(type, mask)}) <> 0`;
const hasAllExtra =
  (facet: SharedFacet & SearchFilterKey): Writer =>
  (filters, bind) =>
    filters[facet] && hasAllBits('extra', 'bigint', extraMask(facet, filters[facet] as string[]), bind);
const hasSomeExtra =
  (facet: SharedFacet & SearchFilterKey): Writer =>
  (filters, bind) =>
    filters[facet] && hasSomeBits('extra', 'bigint', extraMask(facet, filters[facet] as string[]), bind);
const furnishedIndexes = (wishes: readonly string[]) =>
  indexesIn(
    furnishings,
    wishes.flatMap((wish) => (wish === 'true' ? ['yes', 'partial'] : [wish])),
  );

// SQL of each filter: some require all of their values, others any of them (docs/rules/search.md).
const writers: Readonly<Record<SearchFilterKey, Writer>> = {
  beds: ({ beds }, bind) => beds && exactOrMore('beds', beds, bedsOrMore, bind),
  baths: ({ baths }, bind) =>
    baths &&
    exactOrMore(
      'baths2',
      baths.map((count) => count * 2),
      bathsOrMore * 2,
      bind,
    ),
  minrate: ({ minrate }, bind) => (minrate === undefined ? undefined : `rent >= ${bind.as('int', minrate)}`),
  maxrate: ({ maxrate }, bind) => (maxrate === undefined ? undefined : `rent <= ${bind.as('int', maxrate)}`),
  amenities: ({ amenities }, bind) => amenities && hasAllBits('amen', 'bigint', amenityMask(amenities), bind),
  utilities: ({ utilities }, bind) => utilities && hasAllBits('utils', 'smallint', utilityMask(utilities), bind),
  rentaltypes: ({ rentaltypes, beds }, bind) =>
    rentaltypes ? `type = any(${bind.as('smallint[]', indexesIn(rentalTypes, rentaltypes))})` : beds && ownHomeSql,
  petpolicies: ({ petpolicies }, bind) => petpolicies && hasSomeBits('pets', 'smallint', petMask(petpolicies), bind),
  furnished: ({ furnished }, bind) =>
    furnished && `furnished = any(${bind.as('smallint[]', furnishedIndexes(furnished))})`,
  keyword: ({ keyword }, bind) => (keyword === undefined ? undefined : keywordSql(keyword, bind)),
  minsqft: ({ minsqft }, bind) => (minsqft === undefined ? undefined : `sqft >= ${bind.as('int', minsqft)}`),
  maxsqft: ({ maxsqft }, bind) => (maxsqft === undefined ? undefined : `sqft <= ${bind.as('int', maxsqft)}`),
  movein: ({ movein }, bind) => (movein === undefined ? undefined : `available <= ${bind.as('date', movein)}`),
  lease: hasSomeExtra('lease'),
  parking: hasSomeExtra('parking'),
  laundry: hasSomeExtra('laundry'),
  accessibility: hasAllExtra('accessibility'),
  newcomer: hasAllExtra('newcomer'),
};

/** Returns the condition of a keyword: words, "phrases", or, -not. A keyword without words matches everything. */
export function keywordSql(keyword: string, bind: Bind): string {
  const query = `websearch_to_tsquery('simple', ${bind.as('text', keyword)})`;
  return `(numnode(${query}) = 0 or tsv @@ ${query})`;
}

const conditionKeys = filterKeys.filter((key): key is SearchFilterKey => key in writers);

/** Returns the filters of a search, one condition each, in the order of the query parameters. */
export const filterConditions = ({ filters }: Search, bind: Bind): Condition[] =>
  conditionKeys.flatMap((key) => {
    const sql = writers[key](filters, bind);
    return sql === undefined ? [] : [{ key, sql }];
  });

/**
 * Returns whether rooms are left out because beds are chosen and rental types are not
 * (docs/rules/search.md#search-15-beds-without-a-rental-type-leave-out-rooms). The condition then stands under
 * `rentaltypes`.
 */
export const leavesOutRooms = ({ filters: { beds, rentaltypes } }: Search): boolean =>
  beds !== undefined && rentaltypes === undefined;

/**
 * Returns the conditions of the searched region: box and lasso of the map, else the location, else the entire market.
 */
export function regionConditions({ scope, box, lasso }: Search, bind: Bind): string[] {
  if (lasso || box) {
    return [
      ...(box ? boxConditions(box, bind) : []),
      ...(lasso ? [...boxConditions(lasso.box, bind), `${bind.as('polygon', polygonText(lasso))} @> ${pointSql}`] : []),
    ];
  }
  if (!scope) return [];
  if (scope.kind === 'metro') return [`metro_id = ${bind.as('int', scope.id)}`, 'metro_id > 0'];
  return [
    scope.kind === 'city' ? `city_id = ${bind.as('int', scope.id)}` : `province_id = ${bind.as('smallint', scope.id)}`,
  ];
}

function boxConditions({ north, east, south, west }: Bounds, bind: Bind): string[] {
  const latitudes = `lat between ${bind.as('float8', south)} and ${bind.as('float8', north)}`;
  if (west <= east) return [latitudes, `lon between ${bind.as('float8', west)} and ${bind.as('float8', east)}`];
  return [latitudes, `(lon >= ${bind.as('float8', west)} or lon <= ${bind.as('float8', east)})`];
}

/** Joins conditions for `where` or `filter`; `true` without conditions. */
export const allOf = (conditions: readonly string[]): string => conditions.join(' and ') || 'true';
