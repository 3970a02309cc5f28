import { decodePolyline } from '@porchlight/contracts';
import { boundsAround, type Bounds } from '@porchlight/contracts/catalog';

const maxPoints = 100;
const minArea = 1e-9;

/** A shape drawn on the map. */
export interface Lasso {
  readonly box: Bounds;
  /** `[longitude, latitude]` of each corner. */
  readonly corners: readonly (readonly [number, number])[];
}

/**
 * Parses an encoded polyline (precision 5). Returns undefined for one without area, outside the valid coordinates or
 * with more than 100 points.
 */
export function parseLasso(encoded: string): Lasso | undefined {
  const points = decodePolyline(encoded) ?? [];
  const corners = points.map(([latitude, longitude]): [number, number] => [longitude, latitude]);
  if (corners.length < 3 || corners.length > maxPoints || triangleArea(corners) < minArea) return undefined;
  const box = boundsAround(points);
  return !box || box.north > 90 || box.south < -90 || box.east > 180 || box.west < -180 ? undefined : { box, corners };
}

// PostgreSQL treats a point within a millionth of an edge as on it, measured by a product of two lengths: in degrees
// that is half a street, in units of 1e-5 degrees it is negligible.
const unit = 1e5;
/** Returns the shape as a PostgreSQL polygon, made of whole numbers in the unit of `pointSql`. */
export const polygonText = ({ corners }: Lasso): string =>
  `(${corners.map(([longitude, latitude]) => `(${Math.round(longitude * unit)},${Math.round(latitude * unit)})`).join(',')})`;
/** Public point of a listing, in the unit of a lasso. */
export const pointSql = `point(lon * ${unit}, lat * ${unit})`;

// Sums the triangles between the first corner and each edge: zero only when all corners lie on lines through the first.
// Absolute values, because the two halves of a figure 8 would cancel out.
function triangleArea([first, ...others]: readonly (readonly [number, number])[]): number {
  const [x0, y0] = first ?? [0, 0];
  return others.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = others[at + 1] ?? [x0, y0];
    return sum + Math.abs((x - x0) * (nextY - y0) - (nextX - x0) * (y - y0)) / 2;
  }, 0);
}
