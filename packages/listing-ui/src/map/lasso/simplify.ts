import type { Pixel } from '../provider/map-provider.ts';

/** Most corners of a shape that is sent (the server reads up to 100). */
export const mostCorners = 60;

function distance(point: Pixel, from: Pixel, to: Pixel): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((point.x - from.x) * dx + (point.y - from.y) * dy) / length));
  return Math.hypot(point.x - from.x - along * dx, point.y - from.y - along * dy);
}

/** Douglas-Peucker with a list of spans instead of calls in calls: a long drawing must not exhaust the stack. */
function within(points: readonly Pixel[], slack: number): Pixel[] {
  const isKept = points.map((_, at) => at === 0 || at === points.length - 1);
  const spans: [number, number][] = [[0, points.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [first, last] = span;
    let [far, at] = [slack, -1];
    for (let index = first + 1; index < last; index += 1) {
      const away = distance(points[index]!, points[first]!, points[last]!);
      if (away > far) [far, at] = [away, index];
    }
    if (at > 0) {
      isKept[at] = true;
      spans.push([first, at], [at, last]);
    }
  }
  return points.filter((_, at) => isKept[at]);
}

/** The fewest points that keep the line within 2 px, or within as much more as 60 points need. */
export function simplify(points: readonly Pixel[], most = mostCorners): Pixel[] {
  if (points.length <= 2) return [...points];
  let slack = 2,
    kept = within(points, slack);
  while (kept.length > most) {
    slack *= 1.5;
    kept = within(points, slack);
  }
  return kept;
}
