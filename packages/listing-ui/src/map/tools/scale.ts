const metresPerPixel = 156_543.034;
const lengths = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/**
 * Returns the longest round distance of at most 130 px at a zoom and latitude; undefined where even 100 m are longer.
 */
export function scaleBar(
  zoom: number,
  latitude: number,
): { readonly kilometres: number; readonly pixels: number } | undefined {
  const perPixel = (metresPerPixel * Math.cos((latitude * Math.PI) / 180)) / 2 ** zoom / 1000;
  const kilometres = lengths.findLast((length) => length / perPixel <= 130);
  return kilometres === undefined ? undefined : { kilometres, pixels: Math.round(kilometres / perPixel) };
}
