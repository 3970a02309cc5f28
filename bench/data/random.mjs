import { sfc32 } from '../../packages/demo-data/src/market/random.mjs';

/**
 * Returns a generator of numbers in [0, 1) that depends only on seed and index: row 7 is the same in a market of any
 * size.
 */
export const randomAt = (seed, index, stream) =>
  sfc32([seed | 0, (index ^ 0x9e3779b9) | 0, (0x243f6a88 + stream * 0x3c6ef372) | 0, 1], 15);

/** Returns a normally distributed number with mean 0 and standard deviation 1. */
export const gaussian = (random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

export const pick = (random, list) => list[Math.floor(random() * list.length)];

/**
 * Returns a function that maps a number in [0, 1) to an index, in proportion to the weights:
 * `weightedPicker(weights)(random())`.
 */
export function weightedPicker(weights) {
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
