/** A vertex: `[latitude, longitude]` in degrees. */
export type Corner = readonly [latitude: number, longitude: number];

const precision = 1e5;

/** Encodes vertices as a polyline of precision 5, for the key `area` of an address. */
export function encodePolyline(corners: readonly Corner[]): string {
  let last: Corner = [0, 0];
  return corners
    .map(([latitude, longitude]) => {
      const current: Corner = [Math.round(latitude * precision), Math.round(longitude * precision)];
      const text = encodeNumber(current[0] - last[0]) + encodeNumber(current[1] - last[1]);
      last = current;
      return text;
    })
    .join('');
}

/** Decodes a polyline of precision 5; undefined if the text is invalid. */
export function decodePolyline(encoded: string): Corner[] | undefined {
  const numbers = decodeNumbers(encoded);
  if (!numbers || numbers.length % 2 === 1) return undefined;
  let [latitude, longitude] = [0, 0];
  return Array.from({ length: numbers.length / 2 }, (_, at) => {
    latitude += numbers[2 * at]!;
    longitude += numbers[2 * at + 1]!;
    return [latitude / precision, longitude / precision];
  });
}

// Google's encoding: groups of five bits, lowest first, with a sixth bit if more follow; the lowest bit of the value is
// the sign.
// Arithmetic instead of shifts, because a shift would truncate a hostile number to 32 bits.
function encodeNumber(step: number): string {
  let rest = step < 0 ? -step * 2 - 1 : step * 2;
  let letters = '';
  for (; rest >= 32; rest = Math.floor(rest / 32)) letters += String.fromCharCode((rest % 32) + 32 + 63);
  return letters + String.fromCharCode(rest + 63);
}

function decodeNumbers(encoded: string): number[] | undefined {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const letter of encoded) {
    const bits = letter.charCodeAt(0) - 63;
    if (bits < 0 || bits > 63 || shift > 30) return undefined;
    value += (bits & 31) * 2 ** shift;
    shift += 5;
    if (bits & 32) continue;
    numbers.push(value % 2 ? -(value + 1) / 2 : value / 2);
    [value, shift] = [0, 0];
  }
  return shift === 0 ? numbers : undefined;
}
