import { decodePolyline } from '@porchlight/contracts';

/** Coordinates of a listing in the model. */
interface Coordinates {
  readonly lat: number;
  readonly lon: number;
}
type RegionTest = (listing: Coordinates) => boolean;
/** Region of a query on the map: a test for each listing, or undefined when the location decides. */
export interface Region {
  readonly holds: RegionTest | undefined;
  readonly isClipped: boolean;
}

const maxSquareDegrees = 25;
const roundToFourDecimals = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/**
 * Reads the region: box and lasso must both match; one over 25 square degrees is ignored, an invalid one is dropped
 * (docs/rules/search.md).
 */
export function regionOf(bounds: string | undefined, area: string | undefined): Region {
  const shapes = [boxOf(bounds), lassoOf(area)].filter((shape) => shape !== undefined);
  const applied = shapes.filter(({ size }) => size <= maxSquareDegrees);
  return {
    holds: applied.length > 0 ? (listing) => applied.every(({ holds }) => holds(listing)) : undefined,
    isClipped: applied.length < shapes.length,
  };
}

function boxOf(bounds: string | undefined): { size: number; holds: RegionTest } | undefined {
  const [a, east, b, west] = (bounds ?? '').split(',').map(Number).map(roundToFourDecimals);
  if (
    a === undefined ||
    east === undefined ||
    b === undefined ||
    west === undefined ||
    [a, east, b, west].some(Number.isNaN)
  )
    return undefined;
  if ([a, b].some((lat) => Math.abs(lat) > 90) || [east, west].some((lon) => Math.abs(lon) > 180)) return undefined;
  const [north, south] = [Math.max(a, b), Math.min(a, b)];
  const crosses = west > east;
  return {
    size: (north - south) * (crosses ? 360 - west + east : east - west),
    holds: ({ lat, lon }) =>
      lat >= south && lat <= north && (crosses ? lon >= west || lon <= east : lon >= west && lon <= east),
  };
}

function lassoOf(area: string | undefined): { size: number; holds: RegionTest } | undefined {
  const corners = area === undefined ? undefined : decodePolyline(area);
  if (!corners || corners.length < 3 || corners.length > 100 || areOnOneLine(corners)) return undefined;
  const [lats, lons] = [corners.map(([lat]) => lat), corners.map(([, lon]) => lon)];
  if (lats.some((lat) => Math.abs(lat) > 90) || lons.some((lon) => Math.abs(lon) > 180)) return undefined;
  return {
    size: (Math.max(...lats) - Math.min(...lats)) * (Math.max(...lons) - Math.min(...lons)),
    holds: (listing) => windingNumber(listing, corners) !== 0,
  };
}

const areOnOneLine = (corners: readonly (readonly [number, number])[]): boolean =>
  corners.every(([lat, lon]) => {
    const [[lat0, lon0], far] = [
      corners[0]!,
      corners.find(([otherLat, otherLon]) => otherLat !== corners[0]![0] || otherLon !== corners[0]![1]) ?? corners[0]!,
    ];
    return Math.abs((lat - lat0) * (far[1] - lon0) - (lon - lon0) * (far[0] - lat0)) < 1e-9;
  });

/** Returns the winding number of the corners around a point; 0 is outside. */
function windingNumber({ lat, lon }: Coordinates, corners: readonly (readonly [number, number])[]): number {
  const angles = corners.map(([y, x]) => Math.atan2(y - lat, x - lon));
  const turned = angles.reduce((sum, angle, at) => {
    const step = angles[(at + 1) % angles.length]! - angle;
    return sum + (step > Math.PI ? step - 2 * Math.PI : step < -Math.PI ? step + 2 * Math.PI : step);
  }, 0);
  return Math.round(turned / (2 * Math.PI));
}
