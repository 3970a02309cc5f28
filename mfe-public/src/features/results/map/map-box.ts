import { decodePolyline } from '@porchlight/contracts';
import { boundsAround, boundsOf, type Bounds, type Box } from '@porchlight/contracts/catalog';
import type { Filters } from '../results-address.ts';

const decimals = 6;
/** A box as the address writes it. */
export const textOfBox = ({ north, east, south, west }: Bounds): string =>
  [north, east, south, west].map((edge) => Number(edge.toFixed(decimals))).join();

/** What the map is asked to show: the drawn area, else the box of the address, else the place. */
export function boxToShow({ area, bounds }: Filters, place: Box | undefined): Bounds | undefined {
  return (area && boundsAround(decodePolyline(area) ?? [])) || (bounds && boundsOf(bounds)) || place;
}
