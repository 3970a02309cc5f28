import type { Bounds } from '@porchlight/contracts/catalog';
import type { LatLng } from '../map-view-props.ts';

export const corners = [
  { key: 'northWest', pointOf: ({ north, west }: Bounds): LatLng => ({ latitude: north, longitude: west }) },
  { key: 'northEast', pointOf: ({ north, east }: Bounds): LatLng => ({ latitude: north, longitude: east }) },
  { key: 'southEast', pointOf: ({ south, east }: Bounds): LatLng => ({ latitude: south, longitude: east }) },
  { key: 'southWest', pointOf: ({ south, west }: Bounds): LatLng => ({ latitude: south, longitude: west }) },
] as const;
export type Corner = (typeof corners)[number]['key'];

/** Smallest distance of opposite edges, in degrees: about 100 m. */
const minSpan = 0.001;
const decimals = 4;
/** Rounds degrees to about 10 m. */
export const rounded = (degrees: number): number => Number(degrees.toFixed(decimals));

/** Returns the bounds with a corner at a point. An edge stops before the opposite one. */
export function movedCorner(bounds: Bounds, corner: Corner, { latitude, longitude }: LatLng): Bounds {
  const { north, east, south, west } = bounds;
  const vertical = corner.startsWith('north')
    ? { north: rounded(Math.max(latitude, south + minSpan)) }
    : { south: rounded(Math.min(latitude, north - minSpan)) };
  const horizontal = corner.endsWith('East')
    ? { east: rounded(Math.max(longitude, west + minSpan)) }
    : { west: rounded(Math.min(longitude, east - minSpan)) };
  return { ...bounds, ...vertical, ...horizontal };
}

/** Returns the bounds in the middle of a view, half as high and wide. */
export function middleHalf({ north, east, south, west }: Bounds): Bounds {
  const height = (north - south) / 4;
  const width = (east - west) / 4;
  return {
    north: rounded(north - height),
    east: rounded(east - width),
    south: rounded(south + height),
    west: rounded(west + width),
  };
}
