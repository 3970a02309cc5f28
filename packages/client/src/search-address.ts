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
