import type { Bounds } from '@porchlight/contracts/catalog';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { MapViewProps } from './map-view-props.ts';
import type { MapProvider } from './provider/map-provider.ts';

/** Returns whether two bounds are the same view, allowing for the rounding of bounds in the URL. */
export function isSameView(one: Bounds, other: Bounds): boolean {
  const tolerance = 0.02 * Math.max(one.north - one.south, one.east - one.west, 1e-6);
  return (['north', 'east', 'south', 'west'] as const).every((edge) => Math.abs(one[edge] - other[edge]) <= tolerance);
}

const maxReportedViews = 20;
/** Keeps the map on the caller's view and reports the visitor's moves. */
export function useMapView(
  provider: MapProvider | undefined,
  { center, zoom, bounds, onMove }: Pick<MapViewProps, 'center' | 'zoom' | 'bounds' | 'onMove'>,
): void {
  // Visitor views reported but not yet echoed by the caller's URL: a late echo must not move the map back.
  const reportedViews = useRef<Bounds[]>([]);
  const report = useEffectEvent((from: MapProvider, byUser: boolean) => {
    const view = from.bounds();
    if (byUser) reportedViews.current = [...reportedViews.current, view].slice(-maxReportedViews);
    onMove(view, from.zoom(), byUser);
  });
  useEffect(() => {
    if (!provider) return undefined;
    report(provider, false);
    return provider.onMoved((byUser) => {
      report(provider, byUser);
    });
  }, [provider]);

  const { north, east, south, west } = bounds ?? {};
  const fit = useEffectEvent((map: MapProvider) => {
    if (!bounds) return;
    const at = reportedViews.current.findLastIndex((view) => isSameView(view, bounds));
    reportedViews.current = reportedViews.current.slice(at + 1);
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
