import { currencies } from '@porchlight/contracts';
import type { MapMarker } from '@porchlight/contracts/catalog';
import type { Cell } from '../search/map/cells.ts';
import type { ListingsAtPoint, MarkerListing } from '../search/map/map-index.ts';

/** Look-up results that markers of cells need. */
export interface MarkerDetails {
  readonly homes: ReadonlyMap<string, MarkerListing>;
  readonly points: readonly ListingsAtPoint[];
}

const sixDecimals = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
const currencyOf = (at: number) => currencies[at] ?? currencies[0];

/** Returns the mean point of a cell's listings. */
export const middleOf = ({ latitudes, longitudes, homes }: Cell) => ({
  latitude: sixDecimals(latitudes / homes),
  longitude: sixDecimals(longitudes / homes),
});

/** Converts cells to markers; a listing that became unavailable after its cell was counted has none. */
export function markersOf(cells: readonly Cell[], { homes, points }: MarkerDetails): MapMarker[] {
  const idsAt = new Map(points.map(({ point, currency, ids }) => [`${point}/${currency}`, [...ids]]));
  return cells.flatMap((cell) => {
    if (cell.homes === 1) return homes.has(cell.id) ? [singleMarker(homes.get(cell.id)!)] : [];
    return [{ ...clusterOf(cell), ...withIds(idsAt.get(`${cell.point}/${cell.currency}`)) }];
  });
}

const withIds = (ids: string[] | undefined) => (ids ? { ids } : {});
const clusterOf = (cell: Cell): MapMarker => ({
  ...middleOf(cell),
  count: cell.homes,
  rentMin: cell.rentMin,
  currency: currencyOf(cell.currency),
});
const singleMarker = ({
  publicId,
  latitude,
  longitude,
  rent,
  currency,
  beds,
  featured,
  address,
}: MarkerListing): MapMarker => ({
  latitude,
  longitude,
  count: 1,
  rentMin: rent,
  currency: currencyOf(currency),
  id: publicId,
  beds,
  address,
  featured,
});
