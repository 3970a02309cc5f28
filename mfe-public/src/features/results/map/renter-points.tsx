import type { ListingCard } from '@porchlight/contracts/catalog';
import { usePointOfInterestMarkers, type PointOfInterestMarkers } from '@porchlight/listing-ui/places';
import { useEffect } from 'react';

export interface RenterPointsProps {
  readonly from: ListingCard | undefined;
  readonly onMarks: (marks: PointOfInterestMarkers) => void;
}
/**
 * Passes the renter's points of interest, and the lines to them from the selected listing, to the results map. Renders
 * nothing.
 */
export function RenterPoints({ from, onMarks }: RenterPointsProps) {
  const marks = usePointOfInterestMarkers(from);
  useEffect(() => {
    onMarks(marks);
  }, [marks, onMarks]);
  return null;
}
