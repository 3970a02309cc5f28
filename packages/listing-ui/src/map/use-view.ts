import type { Bounds } from '@porchlight/contracts/catalog';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { MapViewProps } from './map-view-props.ts';
import type { MapProvider } from './provider/map-provider.ts';

/** Whether two boxes are the same view: what comes back from the address is what the map itself said, rounded. */
export function isSameView(one: Bounds, other: Bounds): boolean {
  const slack = 0.02 * Math.max(one.north - one.south, one.east - one.west, 1e-6);
  return (['north', 'east', 'south', 'west'] as const).every((edge) => Math.abs(one[edge] - other[edge]) <= slack);
}

const mostTold = 20;
/** Keeps the map where the caller wants it and tells the caller where the visitor took it. */
export function useView(
  provider: MapProvider | undefined,
  { center, zoom, bounds, onMove }: Pick<MapViewProps, 'center' | 'zoom' | 'bounds' | 'onMove'>,
): void {
  // The visitor's views that were told and have not come back from the caller's address yet: an address that is late must not pull the map back.
  const told = useRef<Bounds[]>([]);
  const tell = useEffectEvent((from: MapProvider, byUser: boolean) => {
    const view = from.bounds();
    if (byUser) told.current = [...told.current, view].slice(-mostTold);
    onMove(view, from.zoom(), byUser);
  });
  useEffect(() => {
    if (!provider) return undefined;
    tell(provider, false);
    return provider.onMoved((byUser) => {
      tell(provider, byUser);
    });
  }, [provider]);

  const { north, east, south, west } = bounds ?? {};
  const fit = useEffectEvent((map: MapProvider) => {
    if (!bounds) return;
    const at = told.current.findLastIndex((view) => isSameView(view, bounds));
    told.current = told.current.slice(at + 1);
    if (at < 0 && !isSameView(map.bounds(), bounds)) map.fit(bounds);
  });
  useEffect(() => {
    if (provider) fit(provider);
  }, [provider, north, east, south, west]);
  const { latitude, longitude } = center;
  const go = useEffectEvent((map: MapProvider) => {
    if (!bounds) map.moveTo(center, zoom);
  });
  useEffect(() => {
    if (provider) go(provider);
  }, [provider, latitude, longitude, zoom]);
}
