import type { Language } from '@porchlight/contracts';
import { unfinishedName, foldedName, unspaced } from '../names/folded-name.ts';
import type { NameBook } from '../names/name-book.ts';
import type { SortedKeys } from '../names/sorted-keys.ts';
import type { Place } from '../place.ts';
import { postalIn } from './postal-prefix.ts';
import type { Spot } from './spot.ts';

const leastLetters = 2;

/** Completes what somebody types: names of places, buildings and postal codes that begin so, without asking the database. */
export class Completion {
  readonly #book: NameBook;
  readonly #places: readonly Place[];
  readonly #spots: SortedKeys<Spot>;
  constructor(book: NameBook, places: readonly Place[], spots: SortedKeys<Spot>) {
    this.#book = book;
    this.#places = places;
    this.#spots = spots;
  }

  /** Best first; nothing below two letters. */
  startingWith(text: string, language: Language = 'en-CA', most = 8): (Place | Spot)[] {
    const scores = new Map<Place | Spot, number>();
    const consider = (one: Place | Spot, isExact: boolean): void => {
      const score = scoreOf(one, isExact, language);
      if (score > (scores.get(one) ?? -1)) scores.set(one, score);
    };
    for (const prefix of prefixesOf(text)) {
      for (const { key, of } of this.#book.startingWith(prefix)) consider(this.#places[of.position]!, key === prefix);
      for (const { key, of } of this.#spots.startingWith(prefix)) consider(of, key === prefix);
    }
    return [...scores]
      .sort(([a, ofA], [b, ofB]) => ofB - ofA || b.population - a.population || Number(a.id) - Number(b.id))
      .slice(0, most)
      .map(([one]) => one);
  }
  /** The homes of a whole postal prefix. */
  postal(prefix: string): Spot | undefined {
    return this.#spots.exactly(prefix).next().value ?? undefined;
  }
}

// The last word may still be growing: `s` may become `south` or `saskatoon`. A postal code is cut to the part that is known.
function prefixesOf(text: string): Set<string> {
  const folded = foldedName(text);
  const growing = unfinishedName(text);
  const typed = [folded, unspaced(folded), growing, unspaced(growing), postalIn(text)?.prefix ?? ''];
  return new Set(typed.filter((prefix) => prefix.length >= leastLetters));
}

// decisions 5.8: the quality of the match, the order of the sources, then the logarithm of the homes, then the country of the address.
function scoreOf({ kind, homes, country }: Place | Spot, isExact: boolean, language: Language): number {
  return (isExact ? 100 : 0) + sourceWorth(kind) + Math.log1p(homes) + (country === countryOf(language) ? 0.5 : 0);
}
// More than the logarithm of any number of homes.
function sourceWorth(kind: (Place | Spot)['kind']): number {
  if (kind === 'postal') return 0;
  return kind === 'building' ? 20 : 40;
}

/** The country of the address that somebody came by. */
export const countryOf = (language: Language | undefined): 'CA' | 'US' => (language === 'en-US' ? 'US' : 'CA');
