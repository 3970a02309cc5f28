import type { Bounds } from '@porchlight/contracts/catalog';
import { tileUnits } from './ground-data.ts';
import { worldPixel, worldSize } from './mercator.ts';

/** What a canvas shows: its left top corner in pixels of the world at a zoom, its size, and the screen's pixels for one of ours. */
export interface Camera {
  readonly zoom: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

const levels = [2, 5] as const;
const levelOf = (zoom: number) => (zoom < levels[1] + 0.5 ? levels[0] : levels[1]);
const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value));

/** The tiles that a camera sees, as `zoom-column-row`. */
export function tilesSeen({ zoom, left, top, width, height }: Camera): string[] {
  const level = levelOf(zoom),
    side = worldSize(zoom - level),
    last = 2 ** level - 1;
  const span = (from: number, length: number) => {
    const first = clamp(Math.floor(from / side), last);
    return Array.from({ length: clamp(Math.floor((from + length) / side), last) - first + 1 }, (_, at) => first + at);
  };
  return span(top, height).flatMap((row) => span(left, width).map((column) => `${level}-${column}-${row}`));
}

/** How a tile's units fall on the canvas: pixels for a unit, and where its corner lies. */
export function tilePlace(
  key: string,
  { zoom, left, top }: Camera,
): { readonly scale: number; readonly x: number; readonly y: number; readonly side: number } {
  const [level = 0, column = 0, row = 0] = key.split('-').map(Number);
  const side = worldSize(zoom - level);
  return { scale: side / tileUnits, side, x: column * side - left, y: row * side - top };
}

/** Whether any of a box is on the canvas. */
export function sees({ zoom, left, top, width, height }: Camera, { north, east, south, west }: Bounds): boolean {
  const high = worldPixel(north, west, zoom),
    low = worldPixel(south, east, zoom);
  return high.x < left + width && low.x > left && high.y < top + height && low.y > top;
}
