import { kmPerDegree } from '@porchlight/contracts/catalog';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Returns the box that contains everything within `km` kilometres of a point; `west` is greater than `east` where it
 * crosses the date line.
 */
export function boxAround(
  { latitude, longitude }: Point,
  km: number,
): { north: number; east: number; south: number; west: number } {
  const tall = km / kmPerDegree;
  // A kilometre is more degrees of longitude farther from the equator: the edge closer to the pole decides.
  const wide = tall / Math.max(0.01, Math.cos((Math.min(89, Math.abs(latitude) + tall) * Math.PI) / 180));
  const normalizeLongitude = (degrees: number): number =>
    degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees;
  return {
    north: Math.min(90, latitude + tall),
    east: normalizeLongitude(longitude + wide),
    south: Math.max(-90, latitude - tall),
    west: normalizeLongitude(longitude - wide),
  };
}
