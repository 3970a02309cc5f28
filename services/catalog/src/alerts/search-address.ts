import { placeUrl, splitLanguage } from '@porchlight/contracts';
import { canonicalQuery, readFilters, type ListingFilters } from '@porchlight/contracts/catalog';
import type { PlaceIndex } from '../places/place-index.ts';
import type { Place, PlaceKind } from '../places/place.ts';
import { searchOf, type Search } from '../search/search.ts';

export type Filters = Partial<Omit<ListingFilters, 'lang'>>;
/** A search as an alert keeps it: where, and the canonical text of its wishes. */
export interface KeptSearch {
  readonly placeKind: PlaceKind | null;
  readonly placeId: number | null;
  readonly query: string;
}
/** The same, read. */
export interface WatchedSearch {
  readonly place: Place | undefined;
  readonly filters: Filters;
  readonly query: string;
}

// In what order a page shows homes is nothing that an alert asks for.
function watched(query: URLSearchParams, place: Place | undefined): WatchedSearch {
  const { sort: _sort, ...filters } = readFilters(Object.fromEntries(query));
  return { place, filters, query: canonicalQuery(filters) };
}

/** The search of a page of results. Nothing when its place is none of ours, or when it says nothing of where. */
export function readSearchAddress(url: string, index: PlaceIndex): WatchedSearch | undefined {
  const { pathname, searchParams } = new URL(url, 'http://site');
  const [, province, name] = splitLanguage(pathname).path.split('/').filter(Boolean);
  const place =
    province === undefined ? undefined : name === undefined ? index.province(province) : index.at(province, name);
  if (province !== undefined && !place) return undefined;
  const search = watched(searchParams, place);
  const { scope, box, lasso } = searchIn(search);
  return (scope ?? box ?? lasso) ? search : undefined;
}

const placeOf = ({ placeKind, placeId }: KeptSearch, index: PlaceIndex) =>
  placeKind === null || placeId === null ? undefined : index.byId(placeKind, placeId);

/** What an alert keeps, read again; without its place when that is gone. */
export const readWishes = (kept: KeptSearch, index: PlaceIndex): WatchedSearch =>
  watched(new URLSearchParams(kept.query), placeOf(kept, index));
/** The same to search by. Nothing when its place is gone: it must not become a search of the whole market. */
export function readKept(kept: KeptSearch, index: PlaceIndex): WatchedSearch | undefined {
  return kept.placeKind !== null && !placeOf(kept, index) ? undefined : readWishes(kept, index);
}

export const keptOf = ({ place, query }: WatchedSearch): KeptSearch => ({
  placeKind: place?.kind ?? null,
  placeId: place?.id ?? null,
  query,
});
/** The search as the index takes it. */
export const searchIn = ({ place, filters }: WatchedSearch): Search => searchOf(filters, place);

/** The address of the results, without language prefix. */
export function addressOf({ place, filters }: WatchedSearch, sort?: 'newest'): string {
  const query = canonicalQuery({ ...filters, ...(sort ? { sort } : {}) });
  const base = !place
    ? '/homes'
    : place.kind === 'province'
      ? placeUrl(place.slug)
      : placeUrl(place.provinceSlug, place.slug);
  return query ? `${base}?${query}` : base;
}
