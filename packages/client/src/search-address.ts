const key = 'porchlight:last-search';

/** Returns path and query of the last search of this session without language prefix, if there is one. */
export function lastSearch(): string | undefined {
  try {
    const stored = sessionStorage.getItem(key);
    return stored?.startsWith('/') ? stored : undefined;
  } catch {
    return undefined;
  }
}
/** Stores the address of a search for this session. */
export function saveLastSearch(address: string): void {
  try {
    sessionStorage.setItem(key, address);
  } catch {
    /* storage full or unavailable: the last search is not offered */
  }
}

/** Returns the query for a page of results; page 1 is omitted. */
export function withPage(query: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(query);
  if (page > 1) next.set('p', String(page));
  else next.delete('p');
  return next;
}
