import { api, useFormat, useLanguage } from '@porchlight/client';
import { distanceKm, walkMinutesOf, type PointOfInterest } from '@porchlight/contracts/catalog';
import { useOwnWords } from '../own-homes/words/catalogue.ts';
import type { Point } from './use-address.ts';

/** Beyond an hour nobody walks: then only the distance is said. */
const longestWalk = 60;

/** Says how far it is: on foot where somebody would walk. */
export function useFarness(): (metres: number) => string {
  const t = useOwnWords();
  const format = useFormat();
  return (metres) => {
    const distance = format.distance(metres / 1_000), minutes = Math.max(1, walkMinutesOf(metres));
    return minutes > longestWalk ? distance : t('walk', { minutes, distance });
  };
}

/** A place of the renter, and how far a home is from it. */
export interface PlaceDistance { readonly place: PointOfInterest; readonly metres: number; readonly text: string }

/** How far homes are from the renter's places, the nearest first. */
export function useDistances(): (home: Point) => readonly PlaceDistance[] {
  const { data } = api.useListPointsOfInterestQuery({ query: { lang: useLanguage() } });
  const farness = useFarness();
  return (home) => (data?.pointsOfInterest ?? []).map((place) => ({ place, metres: Math.round(distanceKm(home, place) * 1_000) }))
    .sort((a, b) => a.metres - b.metres).map(({ place, metres }) => ({ place, metres, text: farness(metres) }));
}
