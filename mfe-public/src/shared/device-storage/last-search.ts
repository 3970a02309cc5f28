import { saveLastSearch, lastSearch } from '@porchlight/client';
import { useSyncExternalStore } from 'react';

/** Facts of the last search: number of listings, and a summary of location and filters. */
interface LastSearch {
  readonly total: number;
  /** There are more listings than were counted. */ readonly more?: boolean;
  readonly words: string;
}
const key = 'porchlight:last-search-facts';
/** Stores the URL and the facts of a search for this session. */
export function storeLastSearch(address: string, facts: LastSearch): void {
  saveLastSearch(address);
  try {
    sessionStorage.setItem(key, JSON.stringify(facts));
    sessionStorage.removeItem(nextKey);
  } catch {
    /* storage full or blocked: the link is offered without the facts */
  }
}
function storedFacts(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
function parseFacts(text: string | undefined): Partial<LastSearch> {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as Partial<LastSearch>;
  } catch {
    return {};
  }
}

const nextKey = 'porchlight:after-last-search';
/** Stores which page was opened from the last search. */
export function storePageAfterSearch(path: string): void {
  try {
    sessionStorage.setItem(nextKey, path);
  } catch {
    /* storage full or blocked: the page offers its city instead of the search */
  }
}
/** Returns whether a page was opened from the last search of this session; visitors may see another first segment. */
export function isOpenedFromSearch(url: string): boolean {
  try {
    return sessionStorage.getItem(nextKey)?.endsWith(url.replace(/^\/[^/]+/, '')) ?? false;
  } catch {
    return false;
  }
}

// The facts change on the results page only, where no other page shows them.
const subscribeNever = () => () => undefined;
const serverSnapshot = () => undefined;
/** Returns the last search of this session; undefined on the server and on first render. */
export function useLastSearch():
  | {
      readonly url: string;
      readonly total?: number | undefined;
      readonly more?: boolean;
      readonly words?: string | undefined;
    }
  | undefined {
  const url = useSyncExternalStore(subscribeNever, lastSearch, serverSnapshot);
  const { total, more, words } = parseFacts(useSyncExternalStore(subscribeNever, storedFacts, serverSnapshot));
  return url === undefined
    ? undefined
    : {
        url,
        ...(typeof total === 'number' ? { total, more: more === true } : {}),
        ...(typeof words === 'string' ? { words } : {}),
      };
}
