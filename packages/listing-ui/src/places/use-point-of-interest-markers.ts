import { distanceKm, type PointOfInterest } from '@porchlight/contracts/catalog';
import { useMemo } from 'react';
import type { LatLng, MapLine, Poi } from '../map/map-view-props.ts';
import { useDistanceText } from './use-distances.ts';
import { usePointsOfInterest } from './use-points-of-interest.ts';

const toPoi = ({ id, name, latitude, longitude }: PointOfInterest): Poi => ({ id, name, latitude, longitude });

export interface PointOfInterestMarkers {
  readonly pois: readonly Poi[];
  readonly lines: readonly MapLine[];
}
/** Returns the renter's points of interest as map markers with lines from a listing; memoized. */
export function usePointOfInterestMarkers(from: LatLng | undefined): PointOfInterestMarkers {
  const points = usePointsOfInterest();
  const distanceText = useDistanceText();
  return useMemo(
    () => ({
      pois: points.map(toPoi),
      lines: from
        ? points.map((to) => ({ from, to, label: distanceText(Math.round(distanceKm(from, to) * 1_000)) }))
        : [],
    }),
    [from, points, distanceText],
  );
}
