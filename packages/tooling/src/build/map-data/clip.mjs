import { clipPolygon } from 'lineclip';

/** Returns the part of a ring inside the square from `low` to `high`; empty when there is none. */
export const clipRing = (ring, low, high) => clipPolygon(ring, [low, low, high, high]);

/**
 * Returns the visible parts of a line as uncut segments; a segment stays when either of its ends lies in the square.
 */
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
