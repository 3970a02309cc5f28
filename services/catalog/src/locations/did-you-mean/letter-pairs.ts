const base = 40;
const digitOf = (code: number): number => {
  if (code >= 97 && code <= 122) return code - 96;
  return code >= 48 && code <= 57 ? code - 21 : 37 + (code % 3);
};

/**
 * Returns the letter pairs of a folded name without spaces as sorted, unique numbers; its start and end count as
 * letters.
 */
export function letterPairsOf(letters: string): Uint16Array {
  const pairs = new Uint16Array(letters.length + 1);
  let before = 0;
  for (let at = 0; at < letters.length; at += 1) {
    const digit = digitOf(letters.charCodeAt(at));
    pairs[at] = before * base + digit;
    before = digit;
  }
  pairs[letters.length] = before * base;
  return Uint16Array.from(new Set(pairs.sort()));
}

/** Returns the Dice coefficient of two sets of letter pairs, 0 to 1. */
export function diceCoefficient(a: Uint16Array, b: Uint16Array): number {
  let shared = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) {
      shared += 1;
      i += 1;
      j += 1;
    } else if (a[i]! < b[j]!) i += 1;
    else j += 1;
  }
  return (2 * shared) / (a.length + b.length || 1);
}
