// In this order; letters that English and French speakers hear alike are written alike.
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

/** How a folded name without spaces sounds, roughly: the consonants that are heard. `calgary` and `kalgerry` sound the same. */
export const soundOf = (unspaced: string): string =>
  rules.reduce((text, [heard, written]) => text.replace(heard, written), unspaced);
