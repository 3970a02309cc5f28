import { useFormat } from '@porchlight/client';
import { distanceKm, walkMinutesOf, type PointOfInterest } from '@porchlight/contracts/catalog';
import { useCallback } from 'react';
import { usePlaces } from './use-places.ts';
import { usePlaceWords } from './words/catalogue.ts';

/** Beyond an hour nobody walks: then only the distance is said. */
const longestWalk = 60;
interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Minutes on foot, where somebody would walk. */
const walkOf = (metres: number): number | undefined => {
  const minutes = Math.max(1, walkMinutesOf(metres));
  return minutes > longestWalk ? undefined : minutes;
};

/** Says how far so many metres are: on foot where somebody would walk. */
export function useFarness(): (metres: number) => string {
  const t = usePlaceWords();
  const format = useFormat();
  return useCallback(
    (metres) => {
      const distance = format.distance(metres / 1_000),
        minutes = walkOf(metres);
      return minutes === undefined ? distance : t('walk', { minutes, distance });
    },
    [t, format],
  );
}

/** A place of the renter, and how far a home is from it: in metres as the crow flies, and in words. */
export interface PlaceDistance {
  readonly place: PointOfInterest;
  readonly metres: number;
  readonly walkMinutes: number | undefined;
  readonly text: string;
}

/** How far homes are from the renter's places, the nearest first. */
export function useDistances(): (home: Point) => readonly PlaceDistance[] {
  const places = usePlaces();
  const farness = useFarness();
  return (home) =>
    places
      .map((place) => {
        const metres = Math.round(distanceKm(home, place) * 1_000);
        return { place, metres, walkMinutes: walkOf(metres), text: farness(metres) };
      })
      .sort((a, b) => a.metres - b.metres);
}

/** How far a home is from the place that the renter made first: what a card has room for, the same place on all of them. */
export function useFirstDistance(home: Point): PlaceDistance | undefined {
  const [first] = usePlaces();
  return useDistances()(home).find(({ place }) => place.id === first?.id);
}
