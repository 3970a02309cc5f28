import { clipLine, clipRing } from './clip.mjs';
import { thin } from './thin.mjs';

/** Units along the side of a tile, and how far its shapes reach over the edge, so that no seam shows. */
export const extent = 4096;
const over = 48;

/** `[longitude, latitude]` → units of a tile (web mercator). */
export function project({ z, x, y }, [longitude, latitude]) {
  const sine = Math.sin((Math.max(-85.05, Math.min(85.05, latitude)) * Math.PI) / 180);
  const size = extent * 2 ** z;
  return [
    ((longitude + 180) / 360) * size - x * extent,
    (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size - y * extent,
  ];
}

/** Points as whole units, each but the first as a step from the one before; points that fall together are one. */
function steps(points) {
  const flat = [];
  let last;
  for (const [x, y] of points.map(([a, b]) => [Math.round(a), Math.round(b)])) {
    if (last && last[0] === x && last[1] === y) continue;
    flat.push(...(last ? [x - last[0], y - last[1]] : [x, y]));
    last = [x, y];
  }
  return flat;
}

const shapes = (tile, rings, slack) =>
  rings
    .map((ring) =>
      steps(
        thin(
          clipRing(
            ring.map((point) => project(tile, point)),
            -over,
            extent + over,
          ),
          slack,
        ),
      ),
    )
    .filter((flat) => flat.length >= 6);
const strokes = (tile, lines, slack) =>
  lines
    .flatMap((line) =>
      clipLine(
        line.map((point) => project(tile, point)),
        -over,
        extent + over,
      ),
    )
    .map((line) => steps(thin(line, slack)))
    .filter((flat) => flat.length >= 4);
const isIn = ([x, y]) => x >= 0 && y >= 0 && x < extent && y < extent;

/** `[x, y, …facts, name, French name where it is another]`. */
function nameOf(tile, { point, name, nameFr }, ...facts) {
  const [x, y] = project(tile, point).map(Math.round);
  return isIn([x, y]) ? [[x, y, ...facts, name, ...(nameFr === name ? [] : [nameFr])]] : [];
}

/** How far a town spreads: an ellipse `[x, y, half width, half height]`. */
function townOf(tile, { bounds }) {
  const [west, north] = project(tile, [bounds.west, bounds.north]),
    [east, south] = project(tile, [bounds.east, bounds.south]);
  const middle = [(west + east) / 2, (north + south) / 2];
  return isIn(middle)
    ? [[...middle, (east - west) / 2, (south - north) / 2].map((unit) => Math.round(unit * 10) / 10)]
    : [];
}

/** One tile of the ground: what is painted, in the tile's own units; undefined when it is open water. */
export function cutTile(tile, { land, lakes, rivers, borders, shores, names, areas, towns, slack }) {
  const made = {
    land: shapes(tile, land, slack),
    lakes: shapes(tile, lakes, slack),
    shores: strokes(tile, shores, slack),
    rivers: strokes(tile, rivers, slack),
    borders: strokes(tile, borders, slack),
    names: names.flatMap((one) => nameOf(tile, one, one.zoom)),
    areas: areas.flatMap((one) => nameOf(tile, one)),
    towns: towns.flatMap((one) => townOf(tile, one)),
  };
  return made.land.length ? made : undefined;
}
