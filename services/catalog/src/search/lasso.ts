import { decodePolyline } from '@porchlight/contracts';
import { boundsAround, type Bounds } from '@porchlight/contracts/catalog';

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
  const points = decodePolyline(encoded) ?? [];
  const corners = points.map(([latitude, longitude]): [number, number] => [longitude, latitude]);
  if (corners.length < 3 || corners.length > mostPoints || surfaceOf(corners) < leastSurface) return undefined;
  const box = boundsAround(points);
  return !box || box.north > 90 || box.south < -90 || box.east > 180 || box.west < -180 ? undefined : { box, corners };
}

// PostgreSQL takes what is nearer to a side than a millionth for a point on it, and measures that by a product of two lengths: in
// degrees that is half a street, in hundred-thousandths of them it is nothing.
const unit = 1e5;
/** The shape as PostgreSQL reads a polygon; made of whole numbers only, of the unit of `pointSql`. */
export const polygonText = ({ corners }: Lasso): string =>
  `(${corners.map(([longitude, latitude]) => `(${Math.round(longitude * unit)},${Math.round(latitude * unit)})`).join(',')})`;
/** A home's public point as it is held against a lasso. */
export const pointSql = `point(lon * ${unit}, lat * ${unit})`;

// The triangles between the first corner and each side: none has a surface when all corners lie on lines through the first. Their
// sides' turns are not added up, for the two halves of an 8 would cancel each other out.
function surfaceOf([first, ...others]: readonly (readonly [number, number])[]): number {
  const [x0, y0] = first ?? [0, 0];
  return others.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = others[at + 1] ?? [x0, y0];
    return sum + Math.abs((x - x0) * (nextY - y0) - (nextX - x0) * (y - y0)) / 2;
  }, 0);
}
