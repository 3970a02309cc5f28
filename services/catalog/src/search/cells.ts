import { mercatorOf } from '@porchlight/contracts';

/** Homes of one currency in one cell of the map. */
export interface Cell {
  /** Number of the cell at its level (`mapCellOf`, shifted). */
  readonly cell: number;
  readonly currency: number;
  readonly homes: number;
  readonly rentMin: number;
  /** Sums over the homes, so that cells can be put together. */
  readonly latitudes: number;
  readonly longitudes: number;
  /** Deepest cell of all its homes when they share one, that is one address; else null. */
  readonly point: number | null;
  /** Lowest inner number of its homes: of a single home, the home. */
  readonly id: string;
}

const together = (a: Cell, b: Cell): Cell => ({
  cell: a.cell,
  currency: a.currency,
  homes: a.homes + b.homes,
  rentMin: Math.min(a.rentMin, b.rentMin),
  latitudes: a.latitudes + b.latitudes,
  longitudes: a.longitudes + b.longitudes,
  point: a.point === b.point ? a.point : null,
  id: Number(a.id) < Number(b.id) ? a.id : b.id,
});

/** Cells as those of a level so many lower: homes of two currencies stay apart. */
export function coarsened(cells: readonly Cell[], levels: number): Cell[] {
  const merged = new Map<string, Cell>();
  for (const fine of cells) {
    const cell = { ...fine, cell: Math.floor(fine.cell / 4 ** levels) };
    const key = `${cell.cell}/${cell.currency}`;
    const known = merged.get(key);
    merged.set(key, known ? together(known, cell) : cell);
  }
  return [...merged.values()];
}

/** Cells put together, twice as wide each time, until there are few enough. */
export function atMost(cells: readonly Cell[], most: number): readonly Cell[] {
  let fewer = cells;
  while (fewer.length > most) fewer = coarsened(fewer, 1);
  return fewer;
}

const tilePixels = 256;
// A circle is 40 pixels wide: nearer ones would cover each other's numbers.
const leastApart = 44;

/** Neighbours that would lie on each other at a zoom, put together: homes that only the border of a cell kept apart. Single homes stay single beside each other. */
export function spaced(cells: readonly Cell[], zoom: number): Cell[] {
  const pixels = tilePixels * 2 ** zoom;
  const middle = ({ latitudes, longitudes, homes }: Cell) => ({
    x: (longitudes / homes / 360) * pixels,
    y: mercatorOf(latitudes / homes) * pixels,
  });
  const isTouching = (a: Cell, b: Cell) => {
    const [from, to] = [middle(a), middle(b)];
    return (
      a.currency === b.currency && (a.homes > 1 || b.homes > 1) && Math.hypot(from.x - to.x, from.y - to.y) < leastApart
    );
  };
  const apart: Cell[] = [];
  for (const cell of [...cells].sort((a, b) => b.homes - a.homes)) {
    const at = apart.findIndex((other) => isTouching(other, cell));
    if (at < 0) apart.push(cell);
    else apart[at] = together(apart[at]!, cell);
  }
  return apart;
}
