import type { Listing } from '@porchlight/contracts/catalog';
import type { CompareRow } from './compare-rows.ts';
import { useDistances } from '../places/use-distances.ts';
import { usePlaces } from '../places/use-places.ts';
import { usePlaceWords } from '../places/words/catalogue.ts';

/** A line for each place of the renter: how far homes side by side are from it. */
export function useDistanceRows(): readonly CompareRow[] {
  const t = usePlaceWords();
  const distances = useDistances();
  return usePlaces().map(({ id, name }) => ({
    key: id,
    label: t('distanceTo', { place: name }),
    valueOf: (home: Listing) => distances(home).find(({ place }) => place.id === id)?.text ?? '',
  }));
}
