import { decodePolyline } from '@porchlight/contracts';
import { boundsAround, parseBounds, type Bounds, type Box } from '@porchlight/contracts/catalog';
import type { Filters } from '../results-query.ts';

const decimals = 6;
/** Returns bounds as a URL parameter: north, east, south and west with 6 decimals. */
export const boundsParam = ({ north, east, south, west }: Bounds): string =>
  [north, east, south, west].map((edge) => Number(edge.toFixed(decimals))).join();

/**
 * Returns the bounds that the map shows: those of the drawn area, else those in the URL, else those of the location.
 */
export function boundsToShow({ area, bounds }: Filters, place: Box | undefined): Bounds | undefined {
  return (area && boundsAround(decodePolyline(area) ?? [])) || (bounds && parseBounds(bounds)) || place;
}
