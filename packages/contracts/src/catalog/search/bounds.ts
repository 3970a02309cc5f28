import type { Corner } from '../../kernel/geometry/polyline.ts';

// Browsers import this file: no class-validator here, as in filter-specs.ts.

export interface Bounds {
  readonly north: number;
  readonly east: number;
  readonly south: number;
  readonly west: number;
}

/**
 * Parses `neLat,neLng,swLat,swLng`. Swapped latitudes are corrected; other invalid bounds return undefined. West
 * greater than east means that the box crosses the date line.
 */
export function parseBounds(text: string): Bounds | undefined {
  const parts = text.split(',').map((part) => (/^-?\d{1,3}(\.\d+)?$/.test(part.trim()) ? Number(part) : NaN));
  if (parts.length !== 4 || parts.some(Number.isNaN)) return undefined;
  const [north, east, south, west] = parts as [number, number, number, number];
  if (Math.abs(north) > 90 || Math.abs(south) > 90 || Math.abs(east) > 180 || Math.abs(west) > 180) return undefined;
  return { north: Math.max(north, south), south: Math.min(north, south), east, west };
}

/** Returns the smallest box around points that does not cross the date line, or undefined without points. */
export function boundsAround(corners: readonly Corner[]): Bounds | undefined {
  if (corners.length === 0) return undefined;
  const [latitudes, longitudes] = [corners.map(([latitude]) => latitude), corners.map(([, longitude]) => longitude)];
  return {
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
  };
}
