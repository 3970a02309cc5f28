import simplify from 'simplify-js';

/** Returns the fewest points that keep a line within `slack` (Douglas-Peucker). */
export function simplifyLine(points, tolerance) {
  if (points.length < 3 || tolerance === 0) return points;
  return simplify(
    points.map(([x, y]) => ({ x, y })),
    tolerance,
    true,
  ).map(({ x, y }) => [x, y]);
}
