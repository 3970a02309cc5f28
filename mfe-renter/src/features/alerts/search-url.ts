import { bedFilterValues, canonicalQuery, readFilters, type SavedSearch } from '@porchlight/contracts/catalog';

/** Minimum numbers of bedrooms offered by the forms of an alert. */
export const bedChoices = bedFilterValues.filter((count) => count > 0);
export const rentChoices = [800, 1000, 1200, 1400, 1600, 1800, 2000, 2250, 2500, 3000, 3500, 4000, 5000] as const;
/** Choice of bedrooms for an alert whose numbers of bedrooms are not "this many or more": they stay. */
export const sameBeds = 'same';

const filtersOf = (query = '') => readFilters(Object.fromEntries(new URLSearchParams(query)));
const bedsFrom = (count: number) => bedFilterValues.filter((one) => one >= count);
interface FormFilters {
  readonly beds: string;
  readonly rent: string;
}

/** Returns the search URL of a location with these filters; keeps the `bounds` query of a street or building. */
export function searchUrl(locationUrl: string, { beds, rent }: FormFilters): string {
  const [path = '/homes', query] = locationUrl.split('?');
  return toUrl(path, {
    ...filtersOf(query),
    ...(beds ? { beds: bedsFrom(Number(beds)) } : {}),
    ...(rent ? { maxrate: Number(rent) } : {}),
  });
}

/** Returns the values of an alert's form fields: minimum bedrooms and maximum rent; empty without such a filter. */
export function formFiltersOf({ query }: Pick<SavedSearch, 'query'>): FormFilters {
  const { beds = [], maxrate } = filtersOf(query);
  const [least = 0] = [...beds].sort();
  const isFrom = beds.length > 0 && least > 0 && beds.length === bedsFrom(least).length;
  return {
    beds: beds.length === 0 ? '' : isFrom ? String(least) : sameBeds,
    rent: maxrate === undefined ? '' : String(maxrate),
  };
}

/**
 * Returns the URL of an alert's search with another location, bedrooms or rent; its other filters stay. The map area
 * belongs to the location and goes with it.
 */
export function changedSearchUrl(
  { url, query }: Pick<SavedSearch, 'url' | 'query'>,
  { locationUrl, beds, rent }: FormFilters & { readonly locationUrl: string },
): string {
  const own = filtersOf(query);
  const [path = '/homes', locationQuery] = locationUrl.split('?');
  const area =
    locationUrl === url
      ? { bounds: own.bounds, area: own.area }
      : { bounds: undefined, area: undefined, ...filtersOf(locationQuery) };
  return toUrl(path, {
    ...own,
    ...area,
    beds: beds === sameBeds ? own.beds : beds ? bedsFrom(Number(beds)) : undefined,
    maxrate: rent ? Number(rent) : undefined,
  });
}

function toUrl(path: string, filters: Parameters<typeof canonicalQuery>[0]): string {
  const query = canonicalQuery(filters);
  return query ? `${path}?${query}` : path;
}
