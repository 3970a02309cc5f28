const metresPerPixel = 156_543.034;
const lengths = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** The roundest length that is 50 to 130 px long, at a zoom and a latitude; none where even 100 m are longer. */
export function scaleOf(
  zoom: number,
  latitude: number,
): { readonly kilometres: number; readonly pixels: number } | undefined {
  const perPixel = (metresPerPixel * Math.cos((latitude * Math.PI) / 180)) / 2 ** zoom / 1000;
  const kilometres = lengths.findLast((length) => length / perPixel <= 130);
  return kilometres === undefined ? undefined : { kilometres, pixels: Math.round(kilometres / perPixel) };
}
