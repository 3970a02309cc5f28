import type { Listing } from '@porchlight/contracts/catalog';
import type { CompareRow } from './compare-rows.ts';
import { useDistances } from '../places/use-distances.ts';
import { usePointsOfInterest } from '../places/use-points-of-interest.ts';
import { usePlaceMessages } from '../places/messages/catalog.ts';

/** Returns a row with the distance for each of the renter's points of interest. */
export function useDistanceRows(): readonly CompareRow[] {
  const t = usePlaceMessages();
  const distances = useDistances();
  return usePointsOfInterest().map(({ id, name }) => ({
    key: id,
    label: t('distanceTo', { place: name }),
    valueOf: (listing: Listing) => distances(listing).find(({ place }) => place.id === id)?.text ?? '',
  }));
}
