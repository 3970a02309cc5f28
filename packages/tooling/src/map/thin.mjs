function distance([x, y], [x0, y0], [x1, y1]) {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = dx * dx + dy * dy;
  const along = length ? Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / length)) : 0;
  return Math.hypot(x - x0 - along * dx, y - y0 - along * dy);
}

/** The fewest points that keep a line within `slack` (Douglas-Peucker). */
export function thin(points, slack) {
  if (points.length < 3 || slack === 0) return points;
  const kept = new Set([0, points.length - 1]);
  const spans = [[0, points.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [first, last] = span;
    let [far, at] = [slack, -1];
    for (let index = first + 1; index < last; index += 1) {
      const away = distance(points[index], points[first], points[last]);
      if (away > far) [far, at] = [away, index];
    }
    if (at > 0) {
      kept.add(at);
      spans.push([first, at], [at, last]);
    }
  }
  return points.filter((_, index) => kept.has(index));
}
