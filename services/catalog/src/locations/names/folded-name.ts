const expansions: ReadonlyMap<string, string> = new Map(
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
 * Folds a name for comparison: no diacritics, case or punctuation, abbreviations written out.
 * `Ste. Anne-de-Bellevue` → `sainte anne de bellevue`; `St. John's` → `saint johns`.
 */
export const foldedName = (name: string): string =>
  wordsOf(name)
    .map((word) => expansions.get(word) ?? word)
    .join(' ');

/**
 * Folds a name without expanding abbreviations: `t petersburg` is closer to `st petersburg` than to `saint petersburg`.
 */
export const shortName = (name: string): string => wordsOf(name).join(' ');

/** Folds a name without expanding its last word, which may be unfinished. */
export const unfinishedName = (name: string): string =>
  wordsOf(name)
    .map((word, at, all) => (at < all.length - 1 ? expansions.get(word) : undefined) ?? word)
    .join(' ');

/** Removes the spaces of a folded name, so that `newyork` matches. */
export const withoutSpaces = (folded: string): string => folded.replaceAll(' ', '');
