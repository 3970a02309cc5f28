/** Numbers in [0, 1) that depend on a seed and a place alone (sfc32): row 7 is the same row in a market of any size. */
export function randomAt(seed, place, stream) {
  let [a, b, c, d] = [seed | 0, (place ^ 0x9e3779b9) | 0, (0x243f6a88 + stream * 0x3c6ef372) | 0, 1];
  const next = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4294967296;
  };
  for (let round = 0; round < 15; round += 1) next();
  return next;
}

/** A number around 0 with deviation 1. */
export const bell = (random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

export const pick = (random, list) => list[Math.floor(random() * list.length)];

/** Draws an index in proportion to its weight: `wheel(weights)(random())`. */
export function wheel(weights) {
  let total = 0;
  const sums = weights.map((weight) => (total += weight));
  return (share) => {
    const wanted = share * total;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle] > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}
