import { mercatorY } from '@porchlight/contracts';
import { parseBounds, type Bounds, type MapMarkersQuery } from '@porchlight/contracts/catalog';
import { roundBox, searchOf, widthOf, type Search } from '../search.ts';

const entireMarket: Bounds = { north: 85, east: 180, south: -85, west: -180 };
const tilePixels = 256;
const defaultScreenPixels = 1_280;
// Limits a view to the cells of a very large screen: a country at street level would have a million of them.
const maxScreenPixels = 4_096;
const maxZoom = 22;
const maxRollUpZoom = 9;
// Filters that the roll-up supports.
const rollUpFilters: ReadonlySet<string> = new Set(['beds', 'rentaltypes', 'minrate', 'maxrate']);

/** Contents of a map: a search in the box of the screen, at a zoom. */
export interface MapView {
  readonly search: Search;
  /** Box of the screen, even when too large for a list; undefined for the entire market. */
  readonly box?: Bounds | undefined;
  readonly zoom: number;
  /** Read from the roll-up: too much is in view to count single listings. */
  readonly isZoomedOut: boolean;
  /** Zoomed out with filters that the roll-up does not support: they are ignored. */
  readonly isApproximate: boolean;
}

/**
 * Parses the query of a map. Never throws: without a box the map shows the entire market, without a zoom the one that
 * fits its box.
 */
export function parseMapView({ zoom, ...query }: MapMarkersQuery): MapView {
  const search = searchOf(query);
  const box = search.box ?? roundBox(query.bounds === undefined ? undefined : parseBounds(query.bounds));
  const frame = search.lasso?.box ?? box ?? entireMarket;
  const effectiveZoom = Math.min(
    zoom ?? zoomThatFits(frame, defaultScreenPixels),
    zoomThatFits(frame, maxScreenPixels),
  );
  const isZoomedOut = !search.lasso && (!search.box || effectiveZoom <= maxRollUpZoom);
  return {
    search,
    box,
    zoom: effectiveZoom,
    isZoomedOut,
    isApproximate: isZoomedOut && Object.keys(search.filters).some((key) => !rollUpFilters.has(key)),
  };
}

/** Returns the deepest zoom at which a box is at most so many pixels wide and tall. */
function zoomThatFits(box: Bounds, pixels: number): number {
  const share = Math.max(widthOf(box) / 360, mercatorY(box.south) - mercatorY(box.north));
  return Math.max(0, Math.min(maxZoom, Math.floor(Math.log2(pixels / tilePixels / share))));
}
