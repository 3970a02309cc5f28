interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

// Browsers measure too: no class-validator here, as in filter-facts.ts.

const earthKm = 6_371;
/** How long a degree of latitude is. */
export const kmPerDegree = (Math.PI * earthKm) / 180;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two points as the crow flies (haversine), also over the date line. */
export function distanceKm(from: Point, to: Point): number {
  const half = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2;
  const a =
    half(to.latitude - from.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(to.longitude - from.longitude);
  return 2 * earthKm * Math.asin(Math.sqrt(Math.min(1, a)));
}

/** How far it is on foot: a way is about 1.3 times as long as the straight line, at 5 km/h. */
export const walkMinutesOf = (metres: number): number => Math.round((metres * 1.3) / (5_000 / 60));
