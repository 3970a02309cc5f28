import { mercatorOf } from '@porchlight/contracts';
import type { Pixel } from '../provider/map-provider.ts';

/** Pixels of the whole world at zoom 0. */
const tilePixels = 256;
export const worldSize = (zoom: number): number => tilePixels * 2 ** zoom;

/** A point in pixels of the world at a zoom (web mercator, as both kinds of map draw it). */
export function worldPixel(latitude: number, longitude: number, zoom: number): Pixel {
  const size = worldSize(zoom);
  return { x: ((longitude + 180) / 360) * size, y: mercatorOf(latitude) * size };
}
