import type { Bounds } from '@porchlight/contracts/catalog';
import { tileUnits } from './ground-data.ts';
import { worldPixel, worldSize } from './mercator.ts';

/**
 * Visible part of the world on a canvas: its top left corner in world pixels at a zoom, its size, and the device pixel
 * ratio.
 */
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
const clamp = (value: number, max: number) => Math.max(0, Math.min(max, value));

/** Returns the keys (`zoom-column-row`) of the visible tiles. */
export function visibleTiles({ zoom, left, top, width, height }: Camera): string[] {
  const level = levelOf(zoom);
  const side = worldSize(zoom - level);
  const last = 2 ** level - 1;
  const span = (from: number, length: number) => {
    const first = clamp(Math.floor(from / side), last);
    return Array.from({ length: clamp(Math.floor((from + length) / side), last) - first + 1 }, (_, at) => first + at);
  };
  return span(top, height).flatMap((row) => span(left, width).map((column) => `${level}-${column}-${row}`));
}

/** Returns the scale of a tile's units in pixels, and the tile's position and size on the canvas. */
export function tilePosition(
  key: string,
  { zoom, left, top }: Camera,
): { readonly scale: number; readonly x: number; readonly y: number; readonly side: number } {
  const [level = 0, column = 0, row = 0] = key.split('-').map(Number);
  const side = worldSize(zoom - level);
  return { scale: side / tileUnits, side, x: column * side - left, y: row * side - top };
}

/** Returns whether a bounding box intersects the canvas. */
export function isVisible({ zoom, left, top, width, height }: Camera, { north, east, south, west }: Bounds): boolean {
  const high = worldPixel(north, west, zoom);
  const low = worldPixel(south, east, zoom);
  return high.x < left + width && low.x > left && high.y < top + height && low.y > top;
}
