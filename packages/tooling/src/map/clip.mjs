const inside = {
  left: ([x], low) => x >= low,
  right: ([x], low, high) => x <= high,
  top: ([, y], low) => y >= low,
  bottom: ([, y], low, high) => y <= high,
};
function cross([x0, y0], [x1, y1], side, low, high) {
  if (side === 'left' || side === 'right') {
    const x = side === 'left' ? low : high;
    return [x, y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)];
  }
  const y = side === 'top' ? low : high;
  return [x0 + ((x1 - x0) * (y - y0)) / (y1 - y0), y];
}

/** The part of a ring inside the square from `low` to `high` (Sutherland-Hodgman); empty when there is none. */
export function clipRing(ring, low, high) {
  let kept = ring;
  for (const side of ['left', 'right', 'top', 'bottom']) {
    const from = kept;
    kept = [];
    for (const [at, point] of from.entries()) {
      const before = from.at(at - 1);
      const [isIn, wasIn] = [inside[side](point, low, high), inside[side](before, low, high)];
      if (isIn !== wasIn) kept.push(cross(before, point, side, low, high));
      if (isIn) kept.push(point);
    }
  }
  return kept;
}

/** The parts of a line that may be seen in the square: whole steps, cut nowhere, a step over the edge kept. */
export function clipLine(line, low, high) {
  const near = ([x, y]) => x >= low && x <= high && y >= low && y <= high;
  const parts = [];
  let part = [];
  for (let at = 1; at < line.length; at += 1) {
    if (near(line[at - 1]) || near(line[at])) {
      if (!part.length) part.push(line[at - 1]);
      part.push(line[at]);
      continue;
    }
    if (part.length) parts.push(part);
    part = [];
  }
  return part.length ? [...parts, part] : parts;
}
