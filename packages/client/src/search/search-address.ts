// Every filter that the address query knows (product §2, decisions 5.26); the place is in the path, the sort is no filter.
const filters = [
  'beds',
  'baths',
  'minrate',
  'maxrate',
  'amenities',
  'utilities',
  'rentaltypes',
  'petpolicies',
  'furnished',
  'keyword',
  'bounds',
  'minsqft',
  'maxsqft',
  'movein',
  'lease',
  'parking',
  'laundry',
  'accessibility',
  'newcomer',
  'area',
];
const key = 'porchlight:last-search';

/** The address of the last search of this session, if there was one: path and query without language prefix. */
export function lastSearch(): string | undefined {
  try {
    const kept = sessionStorage.getItem(key);
    return kept?.startsWith('/') ? kept : undefined;
  } catch {
    return undefined;
  }
}
/** Keeps the address of a search for this session (product §2). */
export function keepSearch(address: string): void {
  try {
    sessionStorage.setItem(key, address);
  } catch {
    /* full or refused: the offer to continue is not made */
  }
}

/** The query with one filter changed; any change returns to page 1 (product §4). No value takes the filter off. */
export function withFilter(
  query: URLSearchParams,
  name: string,
  value: string | readonly string[] | undefined,
): URLSearchParams {
  const next = new URLSearchParams(query);
  const text = Array.isArray(value) ? value.join(',') : (value as string | undefined);
  if (text) next.set(name, text);
  else next.delete(name);
  next.delete('p');
  return next;
}
/** The query without its filters and page: the place stays, and so does everything that is no filter, such as the sort. */
export function withoutFilters(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of [...filters, 'p']) next.delete(name);
  return next;
}
/** The query for a page of results; page 1 is not written. */
export function withPage(query: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(query);
  if (page > 1) next.set('p', String(page));
  else next.delete('p');
  return next;
}
