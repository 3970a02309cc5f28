import { locationUrl, splitLanguage } from '@porchlight/contracts';
import { canonicalQuery, readFilters, type ListingFilters } from '@porchlight/contracts/catalog';
import type { LocationIndex } from '../locations/location-index.ts';
import type { Location } from '../locations/location.ts';
import { searchOf, type Search } from '../search/search.ts';
import type { SavedSearch } from './saved-search.ts';

export type Filters = Partial<Omit<ListingFilters, 'lang'>>;
/** Location and filters of a saved search, as stored. */
export type StoredQuery = Pick<SavedSearch, 'placeKind' | 'placeId' | 'query'>;
/** The same location and filters, parsed. */
export interface ParsedSearch {
  readonly place: Location | undefined;
  readonly filters: Filters;
  readonly query: string;
}

// An alert ignores the sort order.
function toParsedSearch(query: URLSearchParams, location: Location | undefined): ParsedSearch {
  const { sort: _sort, ...filters } = readFilters(Object.fromEntries(query));
  return { place: location, filters, query: canonicalQuery(filters) };
}

/** Parses the URL of a results page. Returns undefined for an unknown location, or for a search without location. */
export function parseSearchUrl(url: string, index: LocationIndex): ParsedSearch | undefined {
  const { pathname, searchParams } = new URL(url, 'http://site');
  const [, province, name] = splitLanguage(pathname).path.split('/').filter(Boolean);
  const location =
    province === undefined ? undefined : name === undefined ? index.province(province) : index.at(province, name);
  if (province !== undefined && !location) return undefined;
  const search = toParsedSearch(searchParams, location);
  const { scope, box, lasso } = toIndexSearch(search);
  return (scope ?? box ?? lasso) ? search : undefined;
}

const placeOf = ({ placeKind, placeId }: StoredQuery, index: LocationIndex) =>
  placeKind === null || placeId === null ? undefined : index.byId(placeKind, placeId);

/** Parses a stored search; without its location when that no longer exists. */
export const parseStoredQuery = (stored: StoredQuery, index: LocationIndex): ParsedSearch =>
  toParsedSearch(new URLSearchParams(stored.query), placeOf(stored, index));
/**
 * Parses a stored search to run it. Returns undefined when its location no longer exists, so that it cannot become a
 * search of the whole market.
 */
export function parseRunnableSearch(stored: StoredQuery, index: LocationIndex): ParsedSearch | undefined {
  return stored.placeKind !== null && !placeOf(stored, index) ? undefined : parseStoredQuery(stored, index);
}

export const toStoredQuery = ({ place, query }: ParsedSearch): StoredQuery => ({
  placeKind: place?.kind ?? null,
  placeId: place?.id ?? null,
  query,
});
/** Converts an alert's search for the search index. */
export const toIndexSearch = ({ place, filters }: ParsedSearch): Search => searchOf(filters, place);

/** Returns the URL of the results page, without language prefix. */
export function resultsUrl({ place, filters }: ParsedSearch, sort?: 'newest'): string {
  const query = canonicalQuery({ ...filters, ...(sort ? { sort } : {}) });
  const base = !place
    ? '/homes'
    : place.kind === 'province'
      ? locationUrl(place.slug)
      : locationUrl(place.provinceSlug, place.slug);
  return query ? `${base}?${query}` : base;
}
