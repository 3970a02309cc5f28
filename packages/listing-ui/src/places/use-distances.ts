import { useFormat } from '@porchlight/client';
import { distanceKm, estimateWalkMinutes, type PointOfInterest } from '@porchlight/contracts/catalog';
import { useCallback } from 'react';
import { usePointsOfInterest } from './use-points-of-interest.ts';
import { usePlaceMessages } from './messages/catalog.ts';

/** Maximum walk in minutes; beyond it only the distance is shown. */
const maxWalkMinutes = 60;
interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Returns the walking time in minutes; undefined above the maximum. */
const walkMinutesFor = (metres: number): number | undefined => {
  const minutes = Math.max(1, estimateWalkMinutes(metres));
  return minutes > maxWalkMinutes ? undefined : minutes;
};

/** Returns a function that formats a distance in metres, with the walking time up to the maximum. */
export function useDistanceText(): (metres: number) => string {
  const t = usePlaceMessages();
  const format = useFormat();
  return useCallback(
    (metres) => {
      const distance = format.distance(metres / 1_000);
      const minutes = walkMinutesFor(metres);
      return minutes === undefined ? distance : t('walk', { minutes, distance });
    },
    [t, format],
  );
}

/** Distance from a listing to a point of interest: straight-line metres, and as text. */
export interface PointDistance {
  readonly place: PointOfInterest;
  readonly metres: number;
  readonly walkMinutes: number | undefined;
  readonly text: string;
}

/** Returns a function that lists the distances to the renter's points of interest, nearest first. */
export function useDistances(): (listing: Point) => readonly PointDistance[] {
  const points = usePointsOfInterest();
  const distanceText = useDistanceText();
  return (listing) =>
    points
      .map((point) => {
        const metres = Math.round(distanceKm(listing, point) * 1_000);
        return { place: point, metres, walkMinutes: walkMinutesFor(metres), text: distanceText(metres) };
      })
      .sort((a, b) => a.metres - b.metres);
}

/** Returns the distance to the point of interest that the renter added first, so that all cards show the same one. */
export function useFirstDistance(listing: Point): PointDistance | undefined {
  const [first] = usePointsOfInterest();
  return useDistances()(listing).find(({ place }) => place.id === first?.id);
}
