import { storage } from '@porchlight/client';
import { useSyncExternalStore } from 'react';

/** Search saved on this device: its URL without the page, and a summary of location and filters. */
export interface SavedSearch {
  readonly url: string;
  readonly words: string;
}
const name = 'saved-searches';
const maxSearches = 12;
const isSearch = (value: unknown): value is SavedSearch =>
  typeof value === 'object' &&
  value !== null &&
  'url' in value &&
  'words' in value &&
  typeof value.url === 'string' &&
  value.url.startsWith('/') &&
  typeof value.words === 'string';
const isList = (value: unknown): value is readonly SavedSearch[] => Array.isArray(value) && value.every(isSearch);

const noSearches: readonly SavedSearch[] = [];
const listeners = new Set<() => void>();
let cached: readonly SavedSearch[] | undefined;
const saved = () => (cached ??= storage.read(name, isList) ?? noSearches);

/** Saves a search as the latest of at most twelve, or removes it when it is already saved. */
export function toggleSavedSearch(search: SavedSearch): void {
  const others = saved().filter(({ url }) => url !== search.url);
  cached = others.length < saved().length ? others : [search, ...others].slice(0, maxSearches);
  storage.write(name, cached);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  const onStorage = (event: StorageEvent) => {
    if (event.key?.endsWith(name)) {
      cached = undefined;
      listener();
    }
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
};
/** Returns the searches saved on this device; empty on the server and on first render. */
export const useSavedSearches = (): readonly SavedSearch[] => useSyncExternalStore(subscribe, saved, () => noSearches);
