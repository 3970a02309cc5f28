const expanded: Readonly<Record<string, string>> = {
  st: 'saint', ste: 'sainte', mt: 'mount', ft: 'fort', n: 'north', s: 'south', e: 'east', w: 'west',
};

/**
 * A name as names are compared: without marks, case and signs, short forms written out.
 * `Ste. Anne-de-Bellevue` → `sainte anne de bellevue`; `St. John's` → `saint johns`.
 */
export const foldedName = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  .replace(/['’ʻ.]/g, '').replace(/&/g, ' and ').replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  .split(' ').map((word) => expanded[word] ?? word).join(' ');

/** The same without spaces, for those who type `newyork`. */
export const unspaced = (folded: string): string => folded.replaceAll(' ', '');
