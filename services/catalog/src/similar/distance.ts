interface Point { readonly latitude: number; readonly longitude: number }

const earthKm = 6_371;
const kmPerDegree = (Math.PI * earthKm) / 180;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two points as the crow flies (haversine), also over the date line. */
export function distanceKm(from: Point, to: Point): number {
  const half = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2;
  const a = half(to.latitude - from.latitude) + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(to.longitude - from.longitude);
  return 2 * earthKm * Math.asin(Math.sqrt(Math.min(1, a)));
}

/** The box that holds everything within so many kilometres of a point; west is the greater where it crosses the date line. */
export function boxAround({ latitude, longitude }: Point, km: number): { north: number; east: number; south: number; west: number } {
  const tall = km / kmPerDegree;
  // The farther from the equator, the more degrees a kilometre is: the edge nearer to the pole decides.
  const wide = tall / Math.max(0.01, Math.cos(radians(Math.min(89, Math.abs(latitude) + tall))));
  const turned = (degrees: number): number => (degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees);
  return { north: Math.min(90, latitude + tall), east: turned(longitude + wide), south: Math.max(-90, latitude - tall), west: turned(longitude - wide) };
}
