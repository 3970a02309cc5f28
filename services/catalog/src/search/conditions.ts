import { furnishings, rentalTypes } from '@porchlight/contracts';
import { filterKeys, type Bounds, type ListingFilters } from '@porchlight/contracts/catalog';
import { amenityMask, extraMask, petMask, utilityMask, type SharedFacet } from '../search-document/search-bits.ts';
import type { Bind } from './bind.ts';
import { pointSql, polygonText } from './lasso.ts';
import type { Search } from './search.ts';

export type WishKey = Exclude<(typeof filterKeys)[number], 'bounds' | 'area' | 'sort'>;
/** One wish of a search, as SQL over the columns of `listing_search`. */
export interface Condition {
  readonly key: WishKey;
  readonly sql: string;
}

type Filters = Partial<ListingFilters>;
type Writer = (filters: Filters, bind: Bind) => string | undefined;

const bedsOrMore = 4;
const bathsOrMore = 3;
const indexesIn = (words: readonly string[], given: readonly string[]) =>
  given.map((word) => words.indexOf(word)).filter((at) => at >= 0);
// A list of exact values; the largest wish of a vocabulary means that or more.
const exactOrMore = (column: string, values: readonly number[], most: number, bind: Bind): string =>
  values.includes(most)
    ? `(${column} = any(${bind.as('smallint[]', values)}) or ${column} >= ${bind.as('smallint', most)})`
    : `${column} = any(${bind.as('smallint[]', values)})`;
const all = (column: string, type: 'bigint' | 'smallint', mask: bigint, bind: Bind): string => {
  const bits = bind.as(type, mask);
  return `(${column} & ${bits}) = ${bits}`;
};
const some = (column: string, type: 'bigint' | 'smallint', mask: bigint, bind: Bind): string =>
  `(${column} & ${bind.as(type, mask)}) <> 0`;
const allExtra =
  (facet: SharedFacet & WishKey): Writer =>
  (filters, bind) =>
    filters[facet] && all('extra', 'bigint', extraMask(facet, filters[facet] as string[]), bind);
const someExtra =
  (facet: SharedFacet & WishKey): Writer =>
  (filters, bind) =>
    filters[facet] && some('extra', 'bigint', extraMask(facet, filters[facet] as string[]), bind);
const furnishedAs = (wishes: readonly string[]) =>
  indexesIn(
    furnishings,
    wishes.flatMap((wish) => (wish === 'true' ? ['yes', 'partial'] : [wish])),
  );

// decisions 5.7 and performance 3: which wishes are "all of these" and which "any of these".
const writers: Readonly<Record<WishKey, Writer>> = {
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
  amenities: ({ amenities }, bind) => amenities && all('amen', 'bigint', amenityMask(amenities), bind),
  utilities: ({ utilities }, bind) => utilities && all('utils', 'smallint', utilityMask(utilities), bind),
  rentaltypes: ({ rentaltypes }, bind) =>
    rentaltypes && `type = any(${bind.as('smallint[]', indexesIn(rentalTypes, rentaltypes))})`,
  petpolicies: ({ petpolicies }, bind) => petpolicies && some('pets', 'smallint', petMask(petpolicies), bind),
  furnished: ({ furnished }, bind) => furnished && `furnished = any(${bind.as('smallint[]', furnishedAs(furnished))})`,
  keyword: ({ keyword }, bind) => (keyword === undefined ? undefined : keywordSql(keyword, bind)),
  minsqft: ({ minsqft }, bind) => (minsqft === undefined ? undefined : `sqft >= ${bind.as('int', minsqft)}`),
  maxsqft: ({ maxsqft }, bind) => (maxsqft === undefined ? undefined : `sqft <= ${bind.as('int', maxsqft)}`),
  movein: ({ movein }, bind) => (movein === undefined ? undefined : `available <= ${bind.as('date', movein)}`),
  lease: someExtra('lease'),
  parking: someExtra('parking'),
  laundry: someExtra('laundry'),
  accessibility: allExtra('accessibility'),
  newcomer: allExtra('newcomer'),
};

/** A keyword as a visitor writes it: words, "phrases", or, -not. One in which no word is left asks for nothing. */
export function keywordSql(keyword: string, bind: Bind): string {
  const query = `websearch_to_tsquery('simple', ${bind.as('text', keyword)})`;
  return `(numnode(${query}) = 0 or tsv @@ ${query})`;
}

const wishKeys = filterKeys.filter((key): key is WishKey => key in writers);

/** What a visitor wishes, one condition a filter that is set, in the order of the address keys. */
export const wishesOf = ({ filters }: Search, bind: Bind): Condition[] =>
  wishKeys.flatMap((key) => {
    const sql = writers[key](filters, bind);
    return sql === undefined ? [] : [{ key, sql }];
  });

/** Where a search looks: the box and the lasso of the map, else its place, else the whole market. */
export function whereaboutsOf({ scope, box, lasso }: Search, bind: Bind): string[] {
  if (lasso || box) {
    return [
      ...(box ? inBox(box, bind) : []),
      ...(lasso ? [...inBox(lasso.box, bind), `${bind.as('polygon', polygonText(lasso))} @> ${pointSql}`] : []),
    ];
  }
  if (!scope) return [];
  if (scope.kind === 'metro') return [`metro_id = ${bind.as('int', scope.id)}`, 'metro_id > 0'];
  return [
    scope.kind === 'city' ? `city_id = ${bind.as('int', scope.id)}` : `province_id = ${bind.as('smallint', scope.id)}`,
  ];
}

function inBox({ north, east, south, west }: Bounds, bind: Bind): string[] {
  const latitudes = `lat between ${bind.as('float8', south)} and ${bind.as('float8', north)}`;
  if (west <= east) return [latitudes, `lon between ${bind.as('float8', west)} and ${bind.as('float8', east)}`];
  return [latitudes, `(lon >= ${bind.as('float8', west)} or lon <= ${bind.as('float8', east)})`];
}

/** Conditions as one text for `where` or `filter`; nothing asked is true. */
export const allOf = (conditions: readonly string[]): string => conditions.join(' and ') || 'true';
