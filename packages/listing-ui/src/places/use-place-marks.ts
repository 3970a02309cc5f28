import { distanceKm, type PointOfInterest } from '@porchlight/contracts/catalog';
import { useMemo } from 'react';
import type { LatLng, MapLine, Poi } from '../map/map-view-props.ts';
import { useFarness } from './use-distances.ts';
import { usePlaces } from './use-places.ts';

const toPoi = ({ id, name, latitude, longitude }: PointOfInterest): Poi => ({ id, name, latitude, longitude });

export interface PlaceMarks {
  readonly pois: readonly Poi[];
  readonly lines: readonly MapLine[];
}
/** The renter's places for a map, and the ways to them from one home; the same object until one of them changes. */
export function usePlaceMarks(from: LatLng | undefined): PlaceMarks {
  const places = usePlaces();
  const farness = useFarness();
  return useMemo(
    () => ({
      pois: places.map(toPoi),
      lines: from ? places.map((to) => ({ from, to, label: farness(Math.round(distanceKm(from, to) * 1_000)) })) : [],
    }),
    [from, places, farness],
  );
}
