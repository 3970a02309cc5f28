import { mercatorY } from '@porchlight/contracts';
import { parseBounds, type Bounds, type MapMarkersQuery } from '@porchlight/contracts/catalog';
import type { Location } from '../../locations/location.ts';
import { maxExactListings, roundBox, searchOf, widthOf, type Search } from '../search.ts';

const entireMarket: Bounds = { north: 85, east: 180, south: -85, west: -180 };
const tilePixels = 256;
const defaultScreenPixels = 1_280;
// Limits a view to the cells of a very large screen: a country at street level would have a million of them.
const maxScreenPixels = 4_096;
const maxZoom = 22;
const maxRollUpZoom = 9;

/** Contents of a map: a search at a zoom. */
export interface MapView {
  /** The box applies even when it is too large for a list. */
  readonly search: Search;
  /** Bounds of what is in view; undefined for the entire market. */
  readonly frame?: Bounds | undefined;
  readonly zoom: number;
  /**
   * Whether more than 50,000 listings may be in view, which are then read from the roll-up. `unknown`: they have to be
   * counted first.
   */
  readonly isLarge: boolean | 'unknown';
}

/**
 * Parses the query of a map. Never throws: without a box the map shows the location or the entire market, without a
 * zoom the one that fits.
 */
export function parseMapView(
  { zoom, cityId: _city, metroAreaId: _metro, provinceId: _province, ...query }: MapMarkersQuery,
  scope?: Location,
): MapView {
  const parsed = searchOf(query, scope);
  const box = parsed.box ?? roundBox(query.bounds === undefined ? undefined : parseBounds(query.bounds));
  const search = { ...parsed, box };
  const frame = search.lasso?.box ?? box ?? scope?.bounds;
  const effectiveZoom = Math.min(
    zoom ?? zoomThatFits(frame ?? entireMarket, defaultScreenPixels),
    zoomThatFits(frame ?? entireMarket, maxScreenPixels),
  );
  return { search, frame, zoom: effectiveZoom, isLarge: isLarge(search, effectiveZoom) };
}

function isLarge({ lasso, box, scope }: Search, zoom: number): MapView['isLarge'] {
  if (lasso) return false;
  if (box) return zoom <= maxRollUpZoom ? 'unknown' : false;
  return scope ? scope.homes > maxExactListings : 'unknown';
}

/** Returns the deepest zoom at which a box is at most so many pixels wide and tall. */
function zoomThatFits(box: Bounds, pixels: number): number {
  const share = Math.max(widthOf(box) / 360, mercatorY(box.south) - mercatorY(box.north));
  return Math.max(0, Math.min(maxZoom, Math.floor(Math.log2(pixels / tilePixels / share))));
}
