interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

// Browsers import this file: no class-validator here, as in filter-specs.ts.

const earthKm = 6_371;
/** Length of a degree of latitude in kilometres. */
export const kmPerDegree = (Math.PI * earthKm) / 180;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in kilometres (haversine), also across the date line. */
export function distanceKm(from: Point, to: Point): number {
  const half = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2;
  const a =
    half(to.latitude - from.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(to.longitude - from.longitude);
  return 2 * earthKm * Math.asin(Math.sqrt(Math.min(1, a)));
}

/** Estimates the walking time in minutes: 1.3 times the straight line, at 5 km/h. */
export const estimateWalkMinutes = (metres: number): number => Math.round((metres * 1.3) / (5_000 / 60));
