import { mercatorY } from '@porchlight/contracts';

/** Listings of one currency in one cell of the map. */
export interface Cell {
  /** Number of the cell at its level (`mapCellOf`, shifted). */
  readonly cell: number;
  readonly currency: number;
  readonly homes: number;
  readonly rentMin: number;
  /** Sums over the listings, so that cells can be merged. */
  readonly latitudes: number;
  readonly longitudes: number;
  /** Deepest cell of all its listings when they share one, that is one address; else null. */
  readonly point: number | null;
  /** Lowest internal id of its listings; identifies a single listing. */
  readonly id: string;
}

const mergeCells = (a: Cell, b: Cell): Cell => ({
  cell: a.cell,
  currency: a.currency,
  homes: a.homes + b.homes,
  rentMin: Math.min(a.rentMin, b.rentMin),
  latitudes: a.latitudes + b.latitudes,
  longitudes: a.longitudes + b.longitudes,
  point: a.point === b.point ? a.point : null,
  id: Number(a.id) < Number(b.id) ? a.id : b.id,
});

/** Merges cells into those that are `levels` lower; currencies stay separate. */
export function coarsenCells(cells: readonly Cell[], levels: number): Cell[] {
  const merged = new Map<string, Cell>();
  for (const fine of cells) {
    const cell = { ...fine, cell: Math.floor(fine.cell / 4 ** levels) };
    const key = `${cell.cell}/${cell.currency}`;
    const known = merged.get(key);
    merged.set(key, known ? mergeCells(known, cell) : cell);
  }
  return [...merged.values()];
}

/** Merges cells, doubling their width each time, until there are at most `max`. */
export function limitCells(cells: readonly Cell[], max: number): readonly Cell[] {
  let fewer = cells;
  while (fewer.length > max) fewer = coarsenCells(fewer, 1);
  return fewer;
}

const tilePixels = 256;
// Minimum distance of markers in pixels. A marker is 40 pixels wide; closer ones would cover each other's numbers.
const minDistancePixels = 44;

/** Merges neighbouring cells whose markers would overlap at a zoom. Single listings stay separate from each other. */
export function mergeOverlappingCells(cells: readonly Cell[], zoom: number): Cell[] {
  const pixels = tilePixels * 2 ** zoom;
  const middle = ({ latitudes, longitudes, homes }: Cell) => ({
    x: (longitudes / homes / 360) * pixels,
    y: mercatorY(latitudes / homes) * pixels,
  });
  const isTouching = (a: Cell, b: Cell) => {
    const [from, to] = [middle(a), middle(b)];
    return (
      a.currency === b.currency &&
      (a.homes > 1 || b.homes > 1) &&
      Math.hypot(from.x - to.x, from.y - to.y) < minDistancePixels
    );
  };
  const apart: Cell[] = [];
  for (const cell of [...cells].sort((a, b) => b.homes - a.homes)) {
    const at = apart.findIndex((other) => isTouching(other, cell));
    if (at < 0) apart.push(cell);
    else apart[at] = mergeCells(apart[at]!, cell);
  }
  return apart;
}
