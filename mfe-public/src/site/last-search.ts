import { keepSearch, lastSearch } from '@porchlight/client';
import { useSyncExternalStore } from 'react';

/** What the last search was: how many homes, and its place and wishes in words. */
interface LastSearch {
  readonly total: number;
  /** There are more than were counted. */ readonly more?: boolean;
  readonly words: string;
}
const key = 'porchlight:last-search-facts';
/** Keeps the address of a search for this session, and what it was. */
export function rememberSearch(address: string, facts: LastSearch): void {
  keepSearch(address);
  try {
    sessionStorage.setItem(key, JSON.stringify(facts));
  } catch {
    /* full or refused: the way back is offered without them */
  }
}
function factsText(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
function factsOf(text: string | undefined): Partial<LastSearch> {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as Partial<LastSearch>;
  } catch {
    return {};
  }
}

// They change on the results page only, never while a page that offers them is on screen.
const never = () => () => undefined;
const nothing = () => undefined;
/** The last search of this session; the server and the first paint know of none. */
export function useLastSearch():
  | {
      readonly url: string;
      readonly total?: number | undefined;
      readonly more?: boolean;
      readonly words?: string | undefined;
    }
  | undefined {
  const url = useSyncExternalStore(never, lastSearch, nothing);
  const { total, more, words } = factsOf(useSyncExternalStore(never, factsText, nothing));
  return url === undefined
    ? undefined
    : {
        url,
        ...(typeof total === 'number' ? { total, more: more === true } : {}),
        ...(typeof words === 'string' ? { words } : {}),
      };
}
