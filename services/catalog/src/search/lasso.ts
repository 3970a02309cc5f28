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
  const corners = decoded(encoded);
  if (!corners || corners.length < 3 || corners.length > mostPoints || surfaceOf(corners) < leastSurface) return undefined;
  const [longitudes, latitudes] = [corners.map(([longitude]) => longitude), corners.map(([, latitude]) => latitude)];
  const box = { north: Math.max(...latitudes), east: Math.max(...longitudes), south: Math.min(...latitudes), west: Math.min(...longitudes) };
  return box.north > 90 || box.south < -90 || box.east > 180 || box.west < -180 ? undefined : { box, corners };
}

/** The shape as PostgreSQL reads a polygon; made of numbers only. */
export const polygonText = ({ corners }: Lasso): string => `(${corners.map(([longitude, latitude]) => `(${longitude},${latitude})`).join(',')})`;

function decoded(encoded: string): [number, number][] | undefined {
  const numbers = numbersOf(encoded);
  if (!numbers || numbers.length % 2 === 1) return undefined;
  let [latitude, longitude] = [0, 0];
  return Array.from({ length: numbers.length / 2 }, (_, at) => {
    latitude += numbers[2 * at]!;
    longitude += numbers[2 * at + 1]!;
    return [longitude / 1e5, latitude / 1e5];
  });
}

// Google's encoding: groups of five bits, lowest first, the sixth says that more follow; the lowest bit of all is the sign.
function numbersOf(encoded: string): number[] | undefined {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const letter of encoded) {
    const bits = letter.charCodeAt(0) - 63;
    if (bits < 0 || bits > 63 || shift > 30) return undefined;
    value += (bits & 31) * 2 ** shift;
    shift += 5;
    if (bits & 32) continue;
    numbers.push(value % 2 ? -(value + 1) / 2 : value / 2);
    [value, shift] = [0, 0];
  }
  return shift === 0 ? numbers : undefined;
}

// Shoelace: twice the surface is the sum of the cross products of neighbouring corners.
const surfaceOf = (corners: readonly (readonly [number, number])[]): number => Math.abs(corners.reduce((sum, [x, y], at) => {
  const [nextX, nextY] = corners[(at + 1) % corners.length]!;
  return sum + x * nextY - nextX * y;
}, 0)) / 2;
