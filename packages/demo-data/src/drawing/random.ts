/** Seeded random generator: the same seed draws the same photo on every machine. */
export interface Chance {
  /** Returns a number in [0, 1). */
  next(): number;
  /** Returns a number between two others. */
  between(low: number, high: number): number;
  isTrue(probability: number): boolean;
  pick<T>(list: readonly [T, ...T[]]): T;
}

/** Returns a generator seeded with a text such as `12/kitchen` (mulberry32 over an FNV-1a hash). */
export function seededChance(seed: string): Chance {
  let state = hashOf(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    isTrue: (probability) => next() < probability,
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return hash;
}
