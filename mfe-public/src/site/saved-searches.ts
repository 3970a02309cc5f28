import { storage } from '@porchlight/client';
import { useSyncExternalStore } from 'react';

/** A search kept on this device: its address without page, and its place and wishes in words. */
export interface SavedSearch {
  readonly url: string;
  readonly words: string;
}
const name = 'saved-searches',
  most = 12;
const isSearch = (value: unknown): value is SavedSearch =>
  typeof value === 'object' &&
  value !== null &&
  'url' in value &&
  'words' in value &&
  typeof value.url === 'string' &&
  value.url.startsWith('/') &&
  typeof value.words === 'string';
const isList = (value: unknown): value is readonly SavedSearch[] => Array.isArray(value) && value.every(isSearch);

const none: readonly SavedSearch[] = [];
const listeners = new Set<() => void>();
let known: readonly SavedSearch[] | undefined;
const saved = () => (known ??= storage.read(name, isList) ?? none);

/** Keeps a search, the newest first and at most twelve; one that is kept already is let go. */
export function toggleSavedSearch(search: SavedSearch): void {
  const others = saved().filter(({ url }) => url !== search.url);
  known = others.length < saved().length ? others : [search, ...others].slice(0, most);
  storage.write(name, known);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  const changedElsewhere = (event: StorageEvent) => {
    if (event.key?.endsWith(name)) {
      known = undefined;
      listener();
    }
  };
  listeners.add(listener);
  window.addEventListener('storage', changedElsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', changedElsewhere);
  };
};
/** The searches kept on this device; the server and the first paint know of none. */
export const useSavedSearches = (): readonly SavedSearch[] => useSyncExternalStore(subscribe, saved, () => none);
