import { keepSearch, lastSearch } from '@porchlight/client';
import { useSyncExternalStore } from 'react';

const key = 'porchlight:last-search-total';
/** Keeps the address of a search for this session, and how many homes it had. */
export function rememberSearch(address: string, total: number): void {
  keepSearch(address);
  try { sessionStorage.setItem(key, String(total)); } catch { /* full or refused: the way back is offered without the number */ }
}
function lastTotal(): number | undefined {
  try { return Number(sessionStorage.getItem(key)) || undefined; } catch { return undefined; }
}

// Both change on the results page only, never while a page that offers them is on screen.
const never = () => () => undefined;
const nothing = () => undefined;
/** The address of the last search of this session; the server and the first paint know of none. */
export const useLastSearch = (): string | undefined => useSyncExternalStore(never, lastSearch, nothing);
/** How many homes the last search had. */
export const useLastTotal = (): number | undefined => useSyncExternalStore(never, lastTotal, nothing);
