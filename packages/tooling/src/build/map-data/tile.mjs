import { clipLine, clipRing } from './clip.mjs';
import { simplifyLine } from './simplify-line.mjs';

/** Side of a tile in units. Shapes extend `overlap` units beyond it, so that no seams show. */
export const extent = 4096;
const overlap = 48;

/** Projects `[longitude, latitude]` to the units of a tile (Web Mercator). */
export function project({ z, x, y }, [longitude, latitude]) {
  const sine = Math.sin((Math.max(-85.05, Math.min(85.05, latitude)) * Math.PI) / 180);
  const size = extent * 2 ** z;
  return [
    ((longitude + 180) / 360) * size - x * extent,
    (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size - y * extent,
  ];
}

/** Returns points in whole units, delta-encoded after the first; consecutive equal points are merged. */
function deltaEncode(points) {
  const flat = [];
  let last;
  for (const [x, y] of points.map(([a, b]) => [Math.round(a), Math.round(b)])) {
    if (last && last[0] === x && last[1] === y) continue;
    flat.push(...(last ? [x - last[0], y - last[1]] : [x, y]));
    last = [x, y];
  }
  return flat;
}

const shapes = (tile, rings, tolerance) =>
  rings
    .map((ring) =>
      deltaEncode(
        simplifyLine(
          clipRing(
            ring.map((point) => project(tile, point)),
            -overlap,
            extent + overlap,
          ),
          tolerance,
        ),
      ),
    )
    .filter((flat) => flat.length >= 6);
const strokes = (tile, lines, tolerance) =>
  lines
    .flatMap((line) =>
      clipLine(
        line.map((point) => project(tile, point)),
        -overlap,
        extent + overlap,
      ),
    )
    .map((line) => deltaEncode(simplifyLine(line, tolerance)))
    .filter((flat) => flat.length >= 4);
const isIn = ([x, y]) => x >= 0 && y >= 0 && x < extent && y < extent;

/**
 * Returns a label `[x, y, …facts, name, French name if different]`, or nothing when its point lies outside the tile.
 */
function labelOf(tile, { point, name, nameFr }, ...facts) {
  const [x, y] = project(tile, point).map(Math.round);
  return isIn([x, y]) ? [[x, y, ...facts, name, ...(nameFr === name ? [] : [nameFr])]] : [];
}

/**
 * Returns the area of a town as an ellipse `[x, y, half width, half height]`, or nothing when its centre lies outside
 * the tile.
 */
function townOf(tile, { bounds }) {
  const [west, north] = project(tile, [bounds.west, bounds.north]);
  const [east, south] = project(tile, [bounds.east, bounds.south]);
  const middle = [(west + east) / 2, (north + south) / 2];
  return isIn(middle)
    ? [[...middle, (east - west) / 2, (south - north) / 2].map((unit) => Math.round(unit * 10) / 10)]
    : [];
}

/** Returns the content of one base map tile in its own units; undefined for open water. */
export function cutTile(tile, { land, lakes, rivers, borders, shores, names, areas, towns, tolerance }) {
  const content = {
    land: shapes(tile, land, tolerance),
    lakes: shapes(tile, lakes, tolerance),
    shores: strokes(tile, shores, tolerance),
    rivers: strokes(tile, rivers, tolerance),
    borders: strokes(tile, borders, tolerance),
    names: names.flatMap((one) => labelOf(tile, one, one.zoom)),
    areas: areas.flatMap((one) => labelOf(tile, one)),
    towns: towns.flatMap((one) => townOf(tile, one)),
  };
  return content.land.length ? content : undefined;
}
