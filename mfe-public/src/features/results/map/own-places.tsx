import type { ListingCard } from '@porchlight/contracts/catalog';
import { usePlaceMarks, type PlaceMarks } from '@porchlight/listing-ui/places';
import { useEffect } from 'react';

export interface OwnPlacesProps {
  readonly from: ListingCard | undefined;
  readonly onMarks: (marks: PlaceMarks) => void;
}
/** Tells the map of the results where the renter's own places are, and the ways from the chosen home. It draws nothing itself. */
export function OwnPlaces({ from, onMarks }: OwnPlacesProps) {
  const marks = usePlaceMarks(from);
  useEffect(() => {
    onMarks(marks);
  }, [marks, onMarks]);
  return null;
}
