/** Deepest level of map cells; the cells of level n are the web-mercator tiles of zoom n. */
export const deepestLevel = 26;
const cells = 2 ** deepestLevel;
const highestLatitude = 85.05112878;

/** Where a latitude is between the upper (0) and the lower edge (1) of the web-mercator world. */
export function mercatorOf(latitude: number): number {
  const sine = Math.sin((Math.min(highestLatitude, Math.max(-highestLatitude, latitude)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

/**
 * The web-mercator tile of a point at zoom 26 with the bits of x and y interleaved: shifted right it is the cell of any
 * lower zoom. 52 bits, so exact as a JS number.
 */
export function mapCellOf({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): number {
  const x = tile((longitude + 180) / 360);
  const y = tile(mercatorOf(latitude));
  let interleaved = 0;
  for (let bit = deepestLevel - 1; bit >= 0; bit -= 1) interleaved = interleaved * 4 + ((y >> bit) & 1) * 2 + ((x >> bit) & 1);
  return interleaved;
}

const tile = (share: number): number => Math.min(cells - 1, Math.max(0, Math.floor(share * cells)));

/** The box of a cell of a level, in degrees. */
export function boundsOfCell(cell: number, level: number): { readonly north: number; readonly east: number; readonly south: number; readonly west: number } {
  let [x, y, rest] = [0, 0, cell];
  for (let bit = 1; bit < 2 ** level; bit *= 2) {
    x += (rest % 2) * bit;
    y += (Math.floor(rest / 2) % 2) * bit;
    rest = Math.floor(rest / 4);
  }
  const latitudeAt = (share: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * share))) * 180) / Math.PI;
  const width = 2 ** level;
  return { north: latitudeAt(y / width), south: latitudeAt((y + 1) / width), west: (x / width) * 360 - 180, east: ((x + 1) / width) * 360 - 180 };
}
