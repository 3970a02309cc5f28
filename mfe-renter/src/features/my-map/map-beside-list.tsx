import { useSyncExternalStore } from 'react';
import { LazyRenterMap } from '../../shared/listings/lazy-renter-map.tsx';
import type { RenterMapProps } from '../../shared/listings/renter-map.tsx';

const wideQuery = '(min-width: 1024px)';
const watchWidth = (listener: () => void) => {
  const query = window.matchMedia?.(wideQuery);
  query?.addEventListener('change', listener);
  return () => {
    query?.removeEventListener('change', listener);
  };
};

/**
 * Renders the map. Beside the list, which shows the selected listing, it opens no card: a card would cover the lines to
 * the renter's places and their labels.
 */
export function MapBesideList(props: RenterMapProps) {
  const isBeside = useSyncExternalStore(watchWidth, () => window.matchMedia?.(wideQuery).matches ?? false);
  return <LazyRenterMap {...props} popup={isBeside ? null : undefined} />;
}
