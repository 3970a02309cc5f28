interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Whether a point may be in Canada or the United States: a box, and the islands of Alaska beyond the date line. The table holds the same. */
export const isInMarket = ({ latitude, longitude }: Point): boolean =>
  latitude >= 18 &&
  latitude <= 84 &&
  ((longitude >= -180 && longitude <= -52) || (longitude >= 172 && longitude <= 180));
