import { kmPerDegree } from '@porchlight/contracts/catalog';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** The box that holds everything within so many kilometres of a point; west is the greater where it crosses the date line. */
export function boxAround(
  { latitude, longitude }: Point,
  km: number,
): { north: number; east: number; south: number; west: number } {
  const tall = km / kmPerDegree;
  // The farther from the equator, the more degrees a kilometre is: the edge nearer to the pole decides.
  const wide = tall / Math.max(0.01, Math.cos((Math.min(89, Math.abs(latitude) + tall) * Math.PI) / 180));
  const turned = (degrees: number): number =>
    degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees;
  return {
    north: Math.min(90, latitude + tall),
    east: turned(longitude + wide),
    south: Math.max(-90, latitude - tall),
    west: turned(longitude - wide),
  };
}
