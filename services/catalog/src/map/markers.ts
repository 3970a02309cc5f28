import { currencies } from '@porchlight/contracts';
import type { MapMarker } from '@porchlight/contracts/catalog';
import type { Cell } from '../search/cells.ts';
import type { HomesOfPoint, MarkedHome } from '../search/map-index.ts';

/** What cells stand for, as far as it had to be looked up. */
export interface Known {
  readonly homes: ReadonlyMap<string, MarkedHome>;
  readonly points: readonly HomesOfPoint[];
}

const sixDecimals = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
const currencyOf = (at: number) => currencies[at] ?? currencies[0];

/** The mean point of a cell's homes. */
export const middleOf = ({ latitudes, longitudes, homes }: Cell) => ({
  latitude: sixDecimals(latitudes / homes),
  longitude: sixDecimals(longitudes / homes),
});

/** Cells as markers; a home that went off the market since its cell was counted has none. */
export function markersOf(cells: readonly Cell[], { homes, points }: Known): MapMarker[] {
  const idsAt = new Map(points.map(({ point, currency, ids }) => [`${point}/${currency}`, [...ids]]));
  return cells.flatMap((cell) => {
    if (cell.homes === 1) return homes.has(cell.id) ? [ofHome(homes.get(cell.id)!)] : [];
    return [{ ...clusterOf(cell), ...listed(idsAt.get(`${cell.point}/${cell.currency}`)) }];
  });
}

const listed = (ids: string[] | undefined) => (ids ? { ids } : {});
const clusterOf = (cell: Cell): MapMarker => ({
  ...middleOf(cell),
  count: cell.homes,
  rentMin: cell.rentMin,
  currency: currencyOf(cell.currency),
});
const ofHome = ({ publicId, latitude, longitude, rent, currency, beds, featured, address }: MarkedHome): MapMarker => ({
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
