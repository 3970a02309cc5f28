import { mercatorOf } from '@porchlight/contracts';

/** Deepest level of map cells; the cells of level n are the web-mercator tiles of zoom n. */
export const deepestLevel = 26;
const cells = 2 ** deepestLevel;

/**
 * The web-mercator tile of a point at zoom 26 with the bits of x and y interleaved: shifted right it is the cell of any
 * lower zoom. 52 bits, so exact as a JS number.
 */
export function mapCellOf({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): number {
  return interleaved(tile((longitude + 180) / 360), tile(mercatorOf(latitude)));
}

const tile = (share: number): number => Math.min(cells - 1, Math.max(0, Math.floor(share * cells)));

function interleaved(x: number, y: number): number {
  let cell = 0;
  for (let bit = deepestLevel - 1; bit >= 0; bit -= 1) cell = cell * 4 + ((y >> bit) & 1) * 2 + ((x >> bit) & 1);
  return cell;
}

interface Box {
  readonly north: number;
  readonly east: number;
  readonly south: number;
  readonly west: number;
}
interface Tiles {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Up to four runs of cell numbers of a level, each with its ends, that hold a box together. All cells of a box lie between those
 * of its corners, but half the world may lie there too: cut at the widest jumps of the numbers, little else is left.
 */
export function cellRuns({ north, east, south, west }: Box, level: number): [number, number][] {
  const shift = deepestLevel - level;
  const whole = {
    left: tile((west + 180) / 360) >> shift,
    top: tile(mercatorOf(north)) >> shift,
    right: tile((east + 180) / 360) >> shift,
    bottom: tile(mercatorOf(south)) >> shift,
  };
  return cut(whole)
    .flatMap(cut)
    .map(({ left, top, right, bottom }) => [interleaved(left, top), interleaved(right, bottom)]);
}

// Where two numbers differ first, in powers of two: the numbers of cells jump the farther, the higher that is.
const highestStep = (low: number, high: number): number => (low === high ? 0 : 2 ** (31 - Math.clz32(low ^ high)));

function cut(tiles: Tiles): Tiles[] {
  const [across, down] = [highestStep(tiles.left, tiles.right), highestStep(tiles.top, tiles.bottom)];
  if (across === 0 && down === 0) return [tiles];
  const [at, step] = down >= across ? [tiles.bottom, down] : [tiles.right, across];
  const edge = at - (at % step);
  return down >= across
    ? [
        { ...tiles, bottom: edge - 1 },
        { ...tiles, top: edge },
      ]
    : [
        { ...tiles, right: edge - 1 },
        { ...tiles, left: edge },
      ];
}
