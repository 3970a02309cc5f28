import { canonicalQuery, readFilters, type ListingFilters } from '@porchlight/contracts/catalog';

/** Filters of a search. */
export type Filters = { [K in keyof Omit<ListingFilters, 'lang'>]?: ListingFilters[K] | undefined };
/** Parameters of a results page URL. */
export interface ResultsQuery {
  readonly filters: Filters;
  readonly page: number;
  /** Text submitted by the location search without JavaScript. */ readonly text: string | undefined;
}

const maxPage = 100_000;
const pageOf = (text: string | null) =>
  text && /^\d{1,9}$/.test(text) ? Math.min(maxPage, Math.max(1, Number(text))) : 1;

/** Parses the query with the same reader as the API: invalid values are dropped, swapped ranges are fixed. */
export function parseResultsQuery(query: URLSearchParams): ResultsQuery {
  const raw = Object.fromEntries(
    [...new Set(query.keys())].map((key) => {
      const all = query.getAll(key);
      return [key, all.length > 1 ? all : all[0]];
    }),
  );
  return {
    filters: readFilters(raw),
    page: pageOf(query.get('p')),
    text: query.get('q')?.trim().slice(0, 200) || undefined,
  };
}

/** Returns the URL of a results page: base path and filters in canonical order; page 1 is omitted. */
export function resultsUrl(base: string, filters: Filters, page = 1): string {
  const query = canonicalQuery(filters as Partial<ListingFilters>, page);
  return query ? `${base}?${query}` : base;
}

/** Returns the search to save: its URL without the sort order, and its summary. */
export const toSavedSearch = (
  { base, filters: { sort: _, ...rest } }: { readonly base: string; readonly filters: Filters },
  summary: string,
): { readonly url: string; readonly summary: string } => ({ url: resultsUrl(base, rest), summary });

/** Returns the filters with a patch applied and empty values removed. Every filter change leads to page 1. */
export function withChanges(filters: Filters, patch: Filters): Filters {
  const entries = Object.entries({ ...filters, ...patch }).filter(
    ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(entries) as Filters;
}

/** Returns the filters without everything but the sort order (the location stays). */
export const resetFilters = ({ sort }: Filters): Filters => (sort ? { sort } : {});
/** Returns whether any filter besides the sort order is set. */
export const hasFilters = ({ sort: _, ...rest }: Filters): boolean => Object.keys(rest).length > 0;

/** Returns the filters without map bounds and drawn area, for use in another location. */
export const withoutBounds = (filters: Filters): Filters =>
  withChanges(filters, { bounds: undefined, area: undefined });
/** Returns the query that is carried over to another location. */
export const carriedQueryOf = (filters: Filters): string =>
  canonicalQuery(withoutBounds(filters) as Partial<ListingFilters>);

export type ListKey =
  | 'beds'
  | 'baths'
  | 'amenities'
  | 'utilities'
  | 'rentaltypes'
  | 'petpolicies'
  | 'furnished'
  | 'newcomer'
  | 'accessibility'
  | 'parking'
  | 'laundry'
  | 'lease';
/** Returns the filters with one value of a list filter added or removed. */
export function withToggled(filters: Filters, key: ListKey, value: string | number): Filters {
  const now = (filters[key] ?? []) as readonly (string | number)[];
  return withChanges(filters, {
    [key]: now.includes(value) ? now.filter((one) => one !== value) : [...now, value],
  } as Filters);
}
