import { canonicalQuery, readFilters, type ListingFilters } from '@porchlight/contracts/catalog';

/** The wishes of a search. */
export type Filters = { [K in keyof Omit<ListingFilters, 'lang'>]?: ListingFilters[K] | undefined };
/** What the address of a results page asks for. */
export interface Asked {
  readonly filters: Filters;
  readonly page: number;
  /** Text of the place search sent without script. */ readonly text: string | undefined;
}

const mostPages = 100_000;
const pageOf = (text: string | null) =>
  text && /^\d{1,9}$/.test(text) ? Math.min(mostPages, Math.max(1, Number(text))) : 1;

/** Reads the query of an address with the reader of the call: what cannot be read is dropped, swapped ranges are mended. */
export function readAddress(query: URLSearchParams): Asked {
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

/** The address of a results page: the place, then the filters in their one order; page 1 is not written. */
export function addressOf(base: string, filters: Filters, page = 1): string {
  const query = canonicalQuery(filters as Partial<ListingFilters>, page);
  return query ? `${base}?${query}` : base;
}

/** The search to be told of: its address without the order, and its words. */
export const alertSearchOf = (
  { base, filters: { sort: _, ...wishes } }: { readonly base: string; readonly filters: Filters },
  words: string,
): { readonly url: string; readonly words: string } => ({ url: addressOf(base, wishes), words });

/** Filters with some changed; what is empty is taken off. Any change is meant for page 1 (product §4). */
export function changed(filters: Filters, patch: Filters): Filters {
  const kept = Object.entries({ ...filters, ...patch }).filter(
    ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(kept) as Filters;
}

/** Everything off but the order: 'Reset filters' keeps the place. */
export const withoutWishes = ({ sort }: Filters): Filters => (sort ? { sort } : {});
/** Whether something is asked for besides the place and the order. */
export const hasWishes = ({ sort: _, ...wishes }: Filters): boolean => Object.keys(wishes).length > 0;

/** Everything but where: another place is looked at with the same wishes. */
export const withoutPlace = (filters: Filters): Filters => changed(filters, { bounds: undefined, area: undefined });
/** The query text that another place keeps. */
export const keptText = (filters: Filters): string => canonicalQuery(withoutPlace(filters) as Partial<ListingFilters>);

type ListKey =
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
/** A list filter with one value put in or taken out. */
export function toggled(filters: Filters, key: ListKey, value: string | number): Filters {
  const now = (filters[key] ?? []) as readonly (string | number)[];
  return changed(filters, {
    [key]: now.includes(value) ? now.filter((one) => one !== value) : [...now, value],
  } as Filters);
}
