import { storage } from '@porchlight/client';
import { useLocation } from '@porchlight/client/router';
import { useSyncExternalStore } from 'react';

/** A yes or no that this device remembers. */
interface RememberedChoice {
  readonly read: () => boolean;
  readonly write: (isOn: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
}
function remembered(name: string): RememberedChoice {
  const listeners = new Set<() => void>();
  let known: boolean | undefined;
  return {
    read: () => (known ??= storage.read(name, (value): value is boolean => typeof value === 'boolean') ?? true),
    write: (isOn) => {
      known = isOn;
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

const mapIsShown = remembered('results-map'),
  mapSearches = remembered('search-as-i-move');
const yes = () => true;
const useChoice = ({ subscribe, read, write }: RememberedChoice) =>
  [useSyncExternalStore(subscribe, read, yes), write] as const;
/** Whether the map stands beside the list; it does until somebody hides it. */
export const useMapIsShown = () => useChoice(mapIsShown);
/** Whether a moved map searches; it does until somebody says no. */
export const useMapSearches = () => useChoice(mapSearches);

const narrow = '(max-width: 1023px)';
const watchWidth = (listener: () => void) => {
  const query = window.matchMedia?.(narrow);
  query?.addEventListener('change', listener);
  return () => {
    query?.removeEventListener('change', listener);
  };
};
/** Whether list and map take turns; the server draws them side by side. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    watchWidth,
    () => window.matchMedia?.(narrow).matches ?? false,
    () => false,
  );

/** The part of the address that says 'the map, please' where list and map take turns: back leads to the list. */
export const mapHash = '#map';
/** Whether the map has the screen for itself. */
export function useIsMapMode(): boolean {
  const { hash } = useLocation();
  const isNarrow = useIsNarrow();
  return isNarrow && hash === mapHash;
}
