import { mercatorY } from '@porchlight/contracts';
import type { Pixel } from '../provider/map-provider.ts';

/** Pixels per side of the world at zoom 0. */
const tilePixels = 256;
export const worldSize = (zoom: number): number => tilePixels * 2 ** zoom;

/** Projects a point to world pixels at a zoom (Web Mercator, as used by Leaflet and Google). */
export function worldPixel(latitude: number, longitude: number, zoom: number): Pixel {
  const size = worldSize(zoom);
  return { x: ((longitude + 180) / 360) * size, y: mercatorY(latitude) * size };
}
