import type { Sort } from '@porchlight/contracts';
import { boundsOf, type Bounds, type ListingFilters } from '@porchlight/contracts/catalog';
import { foldedText } from '../search-document/folded-text.ts';
import type { Place } from '../places/place.ts';
import { lassoOf, type Lasso } from './lasso.ts';

export const homesPerPage = 24;
// Above this a box is no answer to "what is here": the map shows clusters, the list keeps to the place (decisions 5.7).
const largestBox = 25;

/** A search as it is asked of the index: everything that can be read has been, nothing unreadable is left. */
export interface Search {
  readonly scope?: Place | undefined;
  /** Filters without `bounds`, `area`, `sort` and `lang`; `keyword` folded. */
  readonly filters: Partial<ListingFilters>;
  readonly box?: Bounds | undefined;
  readonly lasso?: Lasso | undefined;
  /** A box or lasso was too large and is not applied. */
  readonly isClipped: boolean;
  readonly sort: Sort;
  readonly page: number;
  readonly perPage: number;
  /** The keyword is known to be in more homes than are worth looking up one by one. */
  readonly hasFrequentWord?: boolean;
}

/** Reads the query of a search in a place. Never throws: what is no box, no lasso, no word is left out. */
export function searchOf(query: ListingFilters & { page?: number; perPage?: number }, scope?: Place): Search {
  const { bounds, area, sort, lang: _lang, page = 1, perPage = homesPerPage, keyword, ...rest } = query;
  const words = wordsIn(keyword);
  return {
    scope,
    filters: { ...rest, ...(words ? { keyword: words } : {}) },
    ...regionOf(bounds, area),
    sort: sort ?? (scope ? 'relevance' : 'newest'),
    page,
    perPage,
  };
}

/** A keyword as documents are searched for it; nothing when no word is in it. */
function wordsIn(keyword: string | undefined): string {
  const folded = foldedText(keyword ?? '').trim();
  return /[\p{L}\p{N}]/u.test(folded) ? folded : '';
}

function regionOf(bounds: string | undefined, area: string | undefined): Pick<Search, 'box' | 'lasso' | 'isClipped'> {
  const box = bounds === undefined ? undefined : rounded(boundsOf(bounds));
  const lasso = area === undefined ? undefined : lassoOf(area);
  const [isBoxClipped, isLassoClipped] = [isTooLarge(box), isTooLarge(lasso?.box)];
  return {
    box: isBoxClipped ? undefined : box,
    lasso: isLassoClipped ? undefined : lasso,
    isClipped: isBoxClipped || isLassoClipped,
  };
}

/** Degrees from west to east, over the date line when west is the greater. */
export const widthOf = ({ east, west }: Bounds): number => (west > east ? east + 360 - west : east - west);
const isTooLarge = (box: Bounds | undefined): boolean =>
  box !== undefined && (box.north - box.south) * widthOf(box) > largestBox;

/** A box at four decimals, eleven metres: people who look at the same street share one answer. */
export function rounded(box: Bounds | undefined): Bounds | undefined {
  const four = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
  return box && { north: four(box.north), east: four(box.east), south: four(box.south), west: four(box.west) };
}
