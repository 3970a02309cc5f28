import { mercatorY } from '@porchlight/contracts';

/** Deepest level of map cells; the cells of level n are the web-mercator tiles of zoom n. */
export const deepestLevel = 26;
const cells = 2 ** deepestLevel;

/**
 * Returns the web-mercator tile of a point at zoom 26 with the bits of x and y interleaved: shifted right it is the
 * cell of any lower zoom. 52 bits, exact as a JS number.
 */
export function mapCellOf({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): number {
  return interleaved(tile((longitude + 180) / 360), tile(mercatorY(latitude)));
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
 * Returns up to four ranges of cell numbers of a level, ends included, that together contain a box. All cells of a box
 * lie between its corner cells, but so may half the world: split at the largest jumps of the numbers, little excess is
 * left.
 */
export function cellRuns({ north, east, south, west }: Box, level: number): [number, number][] {
  const shift = deepestLevel - level;
  const whole = {
    left: tile((west + 180) / 360) >> shift,
    top: tile(mercatorY(north)) >> shift,
    right: tile((east + 180) / 360) >> shift,
    bottom: tile(mercatorY(south)) >> shift,
  };
  return split(whole)
    .flatMap(split)
    .map(({ left, top, right, bottom }) => [interleaved(left, top), interleaved(right, bottom)]);
}

// Returns the highest differing bit of two numbers as a power of two: the higher it is, the farther the cell numbers
// jump.
const highestDifferingBit = (low: number, high: number): number =>
  low === high ? 0 : 2 ** (31 - Math.clz32(low ^ high));

function split(tiles: Tiles): Tiles[] {
  const [across, down] = [highestDifferingBit(tiles.left, tiles.right), highestDifferingBit(tiles.top, tiles.bottom)];
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
