import { distanceKm, type PointOfInterest } from '@porchlight/contracts/catalog';
import { useMemo } from 'react';
import type { LatLng, MapLine, Poi } from '../map/map-view-props.ts';
import { useFarness } from './use-distances.ts';
import { usePlaces } from './use-places.ts';

const none: readonly MapLine[] = [];
const toPoi = ({ id, name, latitude, longitude }: PointOfInterest): Poi => ({ id, name, latitude, longitude });

/** The renter's places for a map, and the ways to them from one home. */
export function usePlaceMarks(from: LatLng | undefined): { readonly pois: readonly Poi[]; readonly lines: readonly MapLine[] } {
  const places = usePlaces();
  const farness = useFarness();
  const pois = useMemo(() => places.map(toPoi), [places]);
  return { pois, lines: from ? places.map((to) => ({ from, to, label: farness(Math.round(distanceKm(from, to) * 1_000)) })) : none };
}
