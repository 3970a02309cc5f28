import { decodePolyline } from '@porchlight/contracts';
import type { Bounds } from '@porchlight/contracts/catalog';

const mostPoints = 100;
const leastSurface = 1e-9;

/** A shape drawn on the map. */
export interface Lasso {
  readonly box: Bounds;
  /** `[longitude, latitude]` of each corner. */
  readonly corners: readonly (readonly [number, number])[];
}

/** Reads an encoded polyline (precision 5); one of no surface, off the earth or with more than 100 points is no lasso. */
export function lassoOf(encoded: string): Lasso | undefined {
  const corners = decodePolyline(encoded)?.map(([latitude, longitude]): [number, number] => [longitude, latitude]);
  if (!corners || corners.length < 3 || corners.length > mostPoints || surfaceOf(corners) < leastSurface) return undefined;
  const [longitudes, latitudes] = [corners.map(([longitude]) => longitude), corners.map(([, latitude]) => latitude)];
  const box = { north: Math.max(...latitudes), east: Math.max(...longitudes), south: Math.min(...latitudes), west: Math.min(...longitudes) };
  return box.north > 90 || box.south < -90 || box.east > 180 || box.west < -180 ? undefined : { box, corners };
}

/** The shape as PostgreSQL reads a polygon; made of numbers only. */
export const polygonText = ({ corners }: Lasso): string => `(${corners.map(([longitude, latitude]) => `(${longitude},${latitude})`).join(',')})`;

// Shoelace: twice the surface is the sum of the cross products of neighbouring corners.
const surfaceOf = (corners: readonly (readonly [number, number])[]): number => Math.abs(corners.reduce((sum, [x, y], at) => {
  const [nextX, nextY] = corners[(at + 1) % corners.length]!;
  return sum + x * nextY - nextX * y;
}, 0)) / 2;
