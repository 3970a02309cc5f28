import { tilePosition, type Camera } from './camera.ts';
import type { OrientationContent, TileContent } from './ground-data.ts';
import { worldPixel } from './mercator.ts';

/** Label on the canvas: position, font size and rotation. A lower `order` has priority over overlapping labels. */
export interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly order: number;
  readonly isStrong: boolean;
  readonly turn: number;
}

/** Box in pixels around a point, which labels leave free. */
export interface Pin {
  readonly latitude: number;
  readonly longitude: number;
  readonly width: number;
  readonly height: number;
}

// Closer maps lie within one province.
const maxAreaZoom = 8;

/** Returns the labels of a tile at a zoom: large towns first, then provinces and states. */
export function tileLabels(key: string, { names, areas }: TileContent, camera: Camera, isFrench: boolean): Label[] {
  const { scale, x, y } = tilePosition(key, camera);
  const provinces =
    camera.zoom >= maxAreaZoom
      ? []
      : areas.map(([dx, dy, name, nameFr]): Label => ({
          text: (isFrench ? (nameFr ?? name) : name).toLocaleUpperCase(),
          x: x + dx * scale,
          y: y + dy * scale,
          size: 11,
          order: 100,
          isStrong: false,
          turn: 0,
        }));
  const towns = names
    .filter(([, , zoom]) => zoom <= camera.zoom + 0.01)
    .map(([dx, dy, zoom, name, nameFr]): Label => ({
      text: isFrench ? (nameFr ?? name) : name,
      x: x + dx * scale,
      y: y + dy * scale,
      size: zoom <= 5 ? 14 : 12.5,
      order: zoom * 10,
      isStrong: zoom <= camera.zoom - 2,
      turn: 0,
    }));
  return [...towns, ...provinces];
}

/** Returns the labels of a metro area's locations and streets. */
export function orientationLabels({ places, roads }: OrientationContent, camera: Camera): Label[] {
  const at = (latitude: number, longitude: number) => {
    const { x, y } = worldPixel(latitude, longitude, camera.zoom);
    return { x: x - camera.left, y: y - camera.top };
  };
  const named = places
    .filter(({ minZoom }) => minZoom <= camera.zoom + 0.01)
    .map(({ name, lat, lon, rank }): Label => ({
      text: name,
      ...at(lat, lon),
      size: rank >= 3 ? 15 : rank >= 1 ? 13.5 : 12.5,
      order: 10 - rank,
      isStrong: rank >= 2,
      turn: 0,
    }));
  if (camera.zoom < 12.5) return named;
  return [
    ...named,
    ...roads.flatMap(({ name, line, class: kind }) =>
      streetLabels(
        name,
        line.map(([latitude, longitude]) => at(latitude, longitude)),
        kind === 'main' ? 20 : 15,
      ),
    ),
  ];
}

// Minimum length in pixels of a street segment that carries its name, and minimum gap between two names.
const minSegmentPx = 90;
const minGapPx = 420;
function streetLabels(
  text: string,
  line: readonly { readonly x: number; readonly y: number }[],
  order: number,
): Label[] {
  const labels: Label[] = [];
  for (const [at, to] of line.entries()) {
    const from = line[at - 1];
    const last = labels.at(-1);
    if (!from || Math.hypot(to.x - from.x, to.y - from.y) < minSegmentPx) continue;
    const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
    if (last && Math.hypot(x - last.x, y - last.y) < minGapPx) continue;
    const turn = Math.atan2(to.y - from.y, to.x - from.x);
    // Keeps the text upright.
    labels.push({
      text,
      x,
      y,
      size: 11.5,
      order,
      isStrong: false,
      turn: Math.abs(turn) > Math.PI / 2 ? turn + Math.PI : turn,
    });
  }
  return labels;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
const overlaps = (a: Box, b: Box) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** Returns the boxes of the pins on the canvas. */
export const pinBoxes = (pins: readonly Pin[], { zoom, left, top }: Camera): readonly Box[] =>
  pins.map(({ latitude, longitude, width, height }) => {
    const { x, y } = worldPixel(latitude, longitude, zoom);
    return boxAt(x - left, y - top, width, height);
  });
const boxAt = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

// Pixels by which a label moves up or down to be free of pins, and beyond half its width to either side.
const heights = [0, -22, 22, -38, 38, -56, 56] as const;
const sideways = 36;
/** Returns the moves of a label of a width, best first. */
const movesOf = (width: number): readonly (readonly [x: number, y: number])[] => [
  ...heights.map((y) => [0, y] as const),
  ...[0, -22, 22].flatMap((y) => [[width / 2 + sideways, y] as const, [-width / 2 - sideways, y] as const]),
];

/**
 * Returns the labels that do not overlap, in order of priority; `widthOf` measures a text. A label under a pin moves
 * beside it; where nothing is free it stays, and a turned one is left out.
 */
export function withoutOverlaps(
  labels: readonly Label[],
  widthOf: (label: Label) => number,
  pins: readonly Box[] = [],
): Label[] {
  const taken: Box[] = [];
  const isFree = (box: Box, others: readonly Box[]) => !others.some((other) => overlaps(box, other));
  return [...labels]
    .sort((a, b) => a.order - b.order)
    .flatMap((label) => {
      const { x, y, size, turn } = label;
      const [width, height] = [widthOf(label) + 8, size + 6];
      const wide = Math.abs(width * Math.cos(turn)) + Math.abs(height * Math.sin(turn));
      const tall = Math.abs(width * Math.sin(turn)) + Math.abs(height * Math.cos(turn));
      const boxAfter = ([right, down]: readonly [number, number]) => boxAt(x + right, y + down, wide, tall);
      const own = boxAfter([0, 0]);
      if (!isFree(own, taken) || (turn !== 0 && !isFree(own, pins))) return [];
      const isFreeAfter = (by: readonly [number, number]) => isFree(boxAfter(by), pins) && isFree(boxAfter(by), taken);
      const move = movesOf(width).find(isFreeAfter) ?? [0, 0];
      taken.push(boxAfter(move));
      return [{ ...label, x: x + move[0], y: y + move[1] }];
    });
}
