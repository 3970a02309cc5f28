import { mercatorOf } from '@porchlight/contracts';
import { boundsOf, type Bounds, type MapMarkersQuery } from '@porchlight/contracts/catalog';
import { rounded, searchOf, widthOf, type Search } from './search.ts';

const wholeMarket: Bounds = { north: 85, east: 180, south: -85, west: -180 };
const tilePixels = 256;
const usualScreen = 1_280;
// Whoever asks for a country at street level gets the cells of a very large screen, not a million of them.
const largestScreen = 4_096;
const deepestZoom = 22;
const lastZoomedOut = 9;
// What the roll-up knows of homes.
const rolledUp: ReadonlySet<string> = new Set(['beds', 'rentaltypes', 'minrate', 'maxrate']);

/** What a map shows: a search in the box of the screen, at a zoom. */
export interface MapView {
  readonly search: Search;
  /** The screen, also where it is too large for a list; nothing is the whole market. */
  readonly box?: Bounds | undefined;
  readonly zoom: number;
  /** Answered from the roll-up: so much is in view that homes are not counted one by one. */
  readonly isZoomedOut: boolean;
  /** Zoomed out with filters that the roll-up does not know: they are not applied. */
  readonly isApproximate: boolean;
}

/** Reads the query of a map. Never throws: a map without a box shows the whole market, one without a zoom that of its box. */
export function mapViewOf({ zoom, ...query }: MapMarkersQuery): MapView {
  const search = searchOf(query);
  const box = search.box ?? rounded(query.bounds === undefined ? undefined : boundsOf(query.bounds));
  const frame = search.lasso?.box ?? box ?? wholeMarket;
  const shown = Math.min(zoom ?? zoomThatFits(frame, usualScreen), zoomThatFits(frame, largestScreen));
  const isZoomedOut = !search.lasso && (!search.box || shown <= lastZoomedOut);
  return {
    search,
    box,
    zoom: shown,
    isZoomedOut,
    isApproximate: isZoomedOut && Object.keys(search.filters).some((key) => !rolledUp.has(key)),
  };
}

/** The deepest zoom at which a box is no wider or taller than so many pixels. */
function zoomThatFits(box: Bounds, pixels: number): number {
  const share = Math.max(widthOf(box) / 360, mercatorOf(box.south) - mercatorOf(box.north));
  return Math.max(0, Math.min(deepestZoom, Math.floor(Math.log2(pixels / tilePixels / share))));
}
