import { sfc32 } from '../../packages/tooling/src/seed/random.mjs';

/** Numbers in [0, 1) that depend on a seed and a place alone: row 7 is the same row in a market of any size. */
export const randomAt = (seed, place, stream) =>
  sfc32([seed | 0, (place ^ 0x9e3779b9) | 0, (0x243f6a88 + stream * 0x3c6ef372) | 0, 1], 15);

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
