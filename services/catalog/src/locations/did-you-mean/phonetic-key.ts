// Applied in this order; letters that sound alike in English or French are replaced by the same letter.
const rules: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/gh(?=t|$)/g, ''],
  [/^(?:kn|gn|pn)/, 'n'],
  [/^wr/, 'r'],
  [/^wh/, 'w'],
  [/sch|sh|ch|tch/g, 'x'],
  [/eau[x]?|au|ow|ou|oo|o/g, 'o'],
  [/ck|qu|q|c(?![eiy])/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/z/g, 's'],
  [/g(?=[eiy])/g, 'j'],
  [/th/g, 't'],
  [/dg/g, 'j'],
  [/v/g, 'f'],
  [/mb$/, 'm'],
  [/(?<=.)[aeiouyhw]+/g, ''],
  [/^[aeiouy]/, 'a'],
  [/(.)\1+/g, '$1'],
];

/**
 * Returns a rough phonetic key of a folded name without spaces: its audible consonants. `calgary` and `kalgerry` have
 * the same key.
 */
export const phoneticKey = (unspaced: string): string =>
  rules.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), unspaced);
