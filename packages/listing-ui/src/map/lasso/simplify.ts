import type { Pixel } from '../provider/map-provider.ts';

/** Maximum number of corners of a shape that is sent; the server accepts up to 100. */
export const maxCorners = 60;

function distance(point: Pixel, from: Pixel, to: Pixel): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((point.x - from.x) * dx + (point.y - from.y) * dy) / length));
  return Math.hypot(point.x - from.x - along * dx, point.y - from.y - along * dy);
}

/**
 * Douglas–Peucker with an explicit stack instead of recursion, so that long drawings do not overflow the call stack.
 */
function douglasPeucker(points: readonly Pixel[], tolerance: number): Pixel[] {
  const isKept = points.map((_, at) => at === 0 || at === points.length - 1);
  const spans: [number, number][] = [[0, points.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [first, last] = span;
    let [far, at] = [tolerance, -1];
    for (let index = first + 1; index < last; index += 1) {
      const deviation = distance(points[index]!, points[first]!, points[last]!);
      if (deviation > far) [far, at] = [deviation, index];
    }
    if (at > 0) {
      isKept[at] = true;
      spans.push([first, at], [at, last]);
    }
  }
  return points.filter((_, at) => isKept[at]);
}

/** Reduces a line to at most 60 points: within 2 px of the original, or as much more as needed. */
export function simplify(points: readonly Pixel[], maxPoints = maxCorners): Pixel[] {
  if (points.length <= 2) return [...points];
  let tolerance = 2;
  let simplified = douglasPeucker(points, tolerance);
  while (simplified.length > maxPoints) {
    tolerance *= 1.5;
    simplified = douglasPeucker(points, tolerance);
  }
  return simplified;
}
