import { decodePolyline, type Corner } from '@porchlight/contracts';
import { boundsOf, type Bounds, type Box } from '@porchlight/contracts/catalog';
import type { Filters } from '../results-address.ts';

const decimals = 6;
/** A box as the address writes it. */
export const textOfBox = ({ north, east, south, west }: Bounds): string => [north, east, south, west].map((edge) => Number(edge.toFixed(decimals))).join();

/** The smallest box around corners. */
function boxAround(corners: readonly Corner[]): Bounds | undefined {
  if (corners.length === 0) return undefined;
  const latitudes = corners.map(([latitude]) => latitude), longitudes = corners.map(([, longitude]) => longitude);
  return { north: Math.max(...latitudes), south: Math.min(...latitudes), east: Math.max(...longitudes), west: Math.min(...longitudes) };
}

/** What the map is asked to show: the drawn area, else the box of the address, else the place. */
export function boxToShow({ area, bounds }: Filters, place: Box | undefined): Bounds | undefined {
  return (area && boxAround(decodePolyline(area) ?? [])) || (bounds && boundsOf(bounds)) || place;
}
