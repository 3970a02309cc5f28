import type { Bounds } from '@porchlight/contracts/catalog';
import type { LatLng } from '../map-view-props.ts';

export const isWithin = ({ north, east, south, west }: Bounds, { latitude, longitude }: LatLng): boolean =>
  latitude <= north && latitude >= south && longitude <= east && longitude >= west;

/** Returns the four corners of bounds as a shape. */
export const cornersOf = ({ north, east, south, west }: Bounds): LatLng[] => [
  { latitude: north, longitude: west },
  { latitude: north, longitude: east },
  { latitude: south, longitude: east },
  { latitude: south, longitude: west },
];
