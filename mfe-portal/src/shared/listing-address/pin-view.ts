import type { Bounds } from '@porchlight/contracts/catalog';

/** Position of the pin. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;
// The map is in the Mercator projection, in which the middle is not that of the latitudes.
const projected = (latitude: number) => Math.asinh(Math.tan(radians(latitude)));
const rounded = (value: number) => Number(value.toFixed(6));

/** Returns the point in the middle of a map, to about 10 cm. */
export const middleOf = ({ north, south, east, west }: Bounds): Point => ({
  latitude: rounded(degrees(Math.atan(Math.sinh((projected(north) + projected(south)) / 2)))),
  longitude: rounded((east + west) / 2),
});

/** Share of the height and width by which a point may miss the middle: about a pixel, to which maps round. */
const tolerance = 0.005;
/** Returns whether a point is in the middle of a map. */
export function isMiddle(bounds: Bounds, { latitude, longitude }: Point): boolean {
  const middle = middleOf(bounds);
  return (
    Math.abs(middle.latitude - latitude) <= tolerance * (bounds.north - bounds.south) &&
    Math.abs(middle.longitude - longitude) <= tolerance * (bounds.east - bounds.west)
  );
}

/** Returns a square around a point whose sides have a length in degrees of latitude. */
export function boundsOf({ latitude, longitude }: Point, side: number): Bounds {
  const halfWidth = side / 2 / Math.cos(radians(latitude));
  return {
    north: latitude + side / 2,
    south: latitude - side / 2,
    east: longitude + halfWidth,
    west: longitude - halfWidth,
  };
}
