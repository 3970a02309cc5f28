interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Returns whether a point may be in Canada or the United States: a box, and the Alaskan islands beyond the date line.
 * The table has the same check.
 */
export const isInMarket = ({ latitude, longitude }: Point): boolean =>
  latitude >= 18 &&
  latitude <= 84 &&
  ((longitude >= -180 && longitude <= -52) || (longitude >= 172 && longitude <= 180));
