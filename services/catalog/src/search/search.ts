import { maxSearchResults, type Sort } from '@porchlight/contracts';
import { parseBounds, type Bounds, type ListingFilters } from '@porchlight/contracts/catalog';
import { foldedText } from '../search-document/folded-text.ts';
import type { Location } from '../locations/location.ts';
import { parseLasso, type Lasso } from './statements/lasso.ts';

export const homesPerPage = 24;
// Maximum size of a box in square degrees: above it the map shows clusters and the list falls back to the location
// (docs/rules/search.md).
const maxBoxSquareDegrees = 25;

/**
 * Number of listings of a location up to which it is counted and drawn exactly
 * (docs/rules/search.md#search-2-a-search-pages-through-at-most-2400-listings).
 */
export const maxExactListings = 50_000;

/** A parsed search; unreadable parameters have been dropped. */
export interface Search {
  readonly scope?: Location | undefined;
  /** Filters without `bounds`, `area`, `sort` and `lang`; `keyword` is folded. */
  readonly filters: Partial<ListingFilters>;
  readonly box?: Bounds | undefined;
  readonly lasso?: Lasso | undefined;
  /** A box or lasso was too large and is ignored. */
  readonly isClipped: boolean;
  readonly sort: Sort;
  readonly page: number;
  readonly perPage: number;
  /** Number of matching listings up to which the total is exact; limits the cost of counting. */
  readonly maxTotal: number;
  /** The keyword is known to match too many listings to look them up one by one. */
  readonly hasFrequentWord?: boolean;
}

/**
 * Parses the query of a search in a location, or in a market of so many listings. Never throws: an invalid box, lasso
 * or keyword is dropped.
 */
export function searchOf(
  query: ListingFilters & { page?: number; perPage?: number },
  scope?: Location,
  marketListings = Infinity,
): Search {
  const { bounds, area, sort, lang: _lang, page = 1, perPage = homesPerPage, keyword, ...rest } = query;
  const words = foldKeyword(keyword);
  const region = regionOf(bounds, area);
  return {
    scope,
    filters: { ...rest, ...(words ? { keyword: words } : {}) },
    ...region,
    sort: sort ?? (scope ? 'relevance' : 'newest'),
    page,
    perPage,
    maxTotal: maxTotalOf(region, scope?.homes ?? marketListings),
  };
}

// The listings of a box or lasso are read anyway, those of a large location or market only up to the last page.
const maxTotalOf = ({ box, lasso }: Pick<Search, 'box' | 'lasso'>, listings: number): number =>
  box || lasso || listings <= maxExactListings ? maxExactListings : maxSearchResults;

/** Returns the keyword as documents are searched for it; empty when it contains no word. */
function foldKeyword(keyword: string | undefined): string {
  const folded = foldedText(keyword ?? '').trim();
  return /[\p{L}\p{N}]/u.test(folded) ? folded : '';
}

function regionOf(bounds: string | undefined, area: string | undefined): Pick<Search, 'box' | 'lasso' | 'isClipped'> {
  const box = bounds === undefined ? undefined : roundBox(parseBounds(bounds));
  const lasso = area === undefined ? undefined : parseLasso(area);
  const [isBoxClipped, isLassoClipped] = [isTooLarge(box), isTooLarge(lasso?.box)];
  return {
    box: isBoxClipped ? undefined : box,
    lasso: isLassoClipped ? undefined : lasso,
    isClipped: isBoxClipped || isLassoClipped,
  };
}

/** Returns the degrees from west to east, across the date line when west is greater. */
export const widthOf = ({ east, west }: Bounds): number => (west > east ? east + 360 - west : east - west);
const isTooLarge = (box: Bounds | undefined): boolean =>
  box !== undefined && (box.north - box.south) * widthOf(box) > maxBoxSquareDegrees;

/** Rounds a box to four decimals (11 m), so that visitors who view the same street share a cached response. */
export function roundBox(box: Bounds | undefined): Bounds | undefined {
  const four = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
  return box && { north: four(box.north), east: four(box.east), south: four(box.south), west: four(box.west) };
}
