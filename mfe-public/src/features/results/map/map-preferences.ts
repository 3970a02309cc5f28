import { storage } from '@porchlight/client';
import { useLocation } from '@porchlight/client/router';
import { useSyncExternalStore } from 'react';

/** Boolean preference stored on this device. */
interface StoredPreference {
  readonly read: () => boolean;
  readonly write: (isOn: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
}
function storedPreference(name: string): StoredPreference {
  const listeners = new Set<() => void>();
  let cached: boolean | undefined;
  return {
    read: () => (cached ??= storage.read(name, (value): value is boolean => typeof value === 'boolean') ?? true),
    write: (isOn) => {
      cached = isOn;
      storage.write(name, isOn);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

const mapShown = storedPreference('results-map');
const searchOnMove = storedPreference('search-as-i-move');
const serverSnapshot = () => true;
const usePreference = ({ subscribe, read, write }: StoredPreference) =>
  [useSyncExternalStore(subscribe, read, serverSnapshot), write] as const;
/** Returns whether the map is shown beside the list (default: true), and its setter. */
export const useIsMapShown = () => usePreference(mapShown);
/** Returns whether moving the map starts a search (default: true), and its setter. */
export const useSearchOnMove = () => usePreference(searchOnMove);

const narrowQuery = '(max-width: 1023px)';
const watchWidth = (listener: () => void) => {
  const query = window.matchMedia?.(narrowQuery);
  query?.addEventListener('change', listener);
  return () => {
    query?.removeEventListener('change', listener);
  };
};
/** Returns whether list and map are shown one at a time; the server renders both. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    watchWidth,
    () => window.matchMedia?.(narrowQuery).matches ?? false,
    () => false,
  );

/** URL fragment that shows the map on narrow screens, so that the back button returns to the list. */
export const mapHash = '#map';
/** Returns whether the map fills the screen. */
export function useIsMapMode(): boolean {
  const { hash } = useLocation();
  const isNarrow = useIsNarrow();
  return isNarrow && hash === mapHash;
}
