import { adPhrases, type Ground } from './ad-phrases.ts';

/** A phrase of an ad that excludes renters unlawfully. */
export interface ExcludingPhrase {
  readonly ground: Ground;
  /** As it is written in the ad. */
  readonly phrase: string;
}

// A word ends where no letter or digit follows; `\b` does not know letters with accents.
const patternOf = (phrases: readonly string[]) =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${phrases.join('|')})(?![\p{L}\d])`, 'iu');
const patterns = (Object.keys(adPhrases) as Ground[]).map((ground) => ({
  ground,
  pattern: patternOf(adPhrases[ground]),
}));

/** Kinds of listings in which the renter shares bathroom or kitchen: there the sex of the renter may be chosen. */
const sharedKinds: ReadonlySet<string> = new Set(['room', 'shared']);

/** Returns the first phrase of a text that excludes renters unlawfully. */
export function findExcludingPhrase(text: string, listingKind: string): ExcludingPhrase | undefined {
  const plain = text.replaceAll(/\s+/g, ' ');
  for (const { ground, pattern } of patterns) {
    if (ground === 'sex' && sharedKinds.has(listingKind)) continue;
    const [phrase] = pattern.exec(plain) ?? [];
    if (phrase !== undefined) return { ground, phrase };
  }
  return undefined;
}
