import type { ListingCard } from '@porchlight/contracts/catalog';
import type { MapViewProps } from '@porchlight/listing-ui/map';
import { usePlaceMarks } from '@porchlight/listing-ui/places';
import { useEffect } from 'react';

export type OwnMarks = Pick<MapViewProps, 'pois' | 'lines'>;
export interface OwnPlacesProps { readonly from: ListingCard | undefined; readonly onMarks: (marks: OwnMarks) => void }
/** Tells the map of the results where the renter's own places are, and the ways from the chosen home. It draws nothing itself. */
export function OwnPlaces({ from, onMarks }: OwnPlacesProps) {
  const { pois, lines } = usePlaceMarks(from);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the lines follow from the home and the places
  useEffect(() => { onMarks({ pois, lines }); }, [from, pois, onMarks]);
  return null;
}
