import { decodePolyline } from '@porchlight/contracts';

/** What the model knows of a place on the map. */
interface Placed {
  readonly lat: number;
  readonly lon: number;
}
type Holds = (home: Placed) => boolean;
/** Where a query looks on the map: a test of each home, or nothing when its place decides. */
export interface Region {
  readonly holds: Holds | undefined;
  readonly isClipped: boolean;
}

const largest = 25;
const four = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/** decisions 5.7: box and lasso both hold; one of more than 25 square degrees is not applied, one that cannot be read is not there. */
export function regionOf(bounds: string | undefined, area: string | undefined): Region {
  const shapes = [boxOf(bounds), lassoOf(area)].filter((shape) => shape !== undefined);
  const applied = shapes.filter(({ size }) => size <= largest);
  return {
    holds: applied.length > 0 ? (home) => applied.every(({ holds }) => holds(home)) : undefined,
    isClipped: applied.length < shapes.length,
  };
}

function boxOf(bounds: string | undefined): { size: number; holds: Holds } | undefined {
  const [a, east, b, west] = (bounds ?? '').split(',').map(Number).map(four);
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

function lassoOf(area: string | undefined): { size: number; holds: Holds } | undefined {
  const corners = area === undefined ? undefined : decodePolyline(area);
  if (!corners || corners.length < 3 || corners.length > 100 || areOnOneLine(corners)) return undefined;
  const [lats, lons] = [corners.map(([lat]) => lat), corners.map(([, lon]) => lon)];
  if (lats.some((lat) => Math.abs(lat) > 90) || lons.some((lon) => Math.abs(lon) > 180)) return undefined;
  return {
    size: (Math.max(...lats) - Math.min(...lats)) * (Math.max(...lons) - Math.min(...lons)),
    holds: (home) => turnsAround(home, corners) !== 0,
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

/** How often a line drawn along the corners goes around a point: somebody who stands there turns with it. 0 is outside. */
function turnsAround({ lat, lon }: Placed, corners: readonly (readonly [number, number])[]): number {
  const angles = corners.map(([y, x]) => Math.atan2(y - lat, x - lon));
  const turned = angles.reduce((sum, angle, at) => {
    const step = angles[(at + 1) % angles.length]! - angle;
    return sum + (step > Math.PI ? step - 2 * Math.PI : step < -Math.PI ? step + 2 * Math.PI : step);
  }, 0);
  return Math.round(turned / (2 * Math.PI));
}
