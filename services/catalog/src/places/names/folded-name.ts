const expanded: ReadonlyMap<string, string> = new Map(
  Object.entries({
    st: 'saint',
    ste: 'sainte',
    mt: 'mount',
    ft: 'fort',
    n: 'north',
    s: 'south',
    e: 'east',
    w: 'west',
  }),
);

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’ʻ.]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ');

/**
 * A name as names are compared: without marks, case and signs, short forms written out.
 * `Ste. Anne-de-Bellevue` → `sainte anne de bellevue`; `St. John's` → `saint johns`.
 */
export const foldedName = (name: string): string =>
  wordsOf(name)
    .map((word) => expanded.get(word) ?? word)
    .join(' ');

/** The same, short forms as they stand: `t petersburg` is nearer to `st petersburg` than to `saint petersburg`. */
export const shortName = (name: string): string => wordsOf(name).join(' ');

/** The same, its last word as it stands: somebody may still be typing it. */
export const unfinishedName = (name: string): string =>
  wordsOf(name)
    .map((word, at, all) => (at < all.length - 1 ? expanded.get(word) : undefined) ?? word)
    .join(' ');

/** The same without spaces, for those who type `newyork`. */
export const unspaced = (folded: string): string => folded.replaceAll(' ', '');
