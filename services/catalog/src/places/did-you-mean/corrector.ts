import type { Country } from '@porchlight/contracts';
import { unspaced } from '../names/folded-name.ts';
import { leastLetters, type Name, type NameBook } from '../names/name-book.ts';
import type { Place } from '../place.ts';
import { distance } from './distance.ts';
import { letterPairsOf, pairsInCommon } from './letter-pairs.ts';

/** Where a person probably looks: the country of the address they came by, or the province or country they named. */
export interface Affinity {
  readonly country: Country;
  readonly provinceId?: number;
  readonly isNamed?: boolean;
}
/** A place that some letters may mean. `edits` 0: it is written so. */
export interface Match {
  readonly place: Place;
  readonly name: Name;
  readonly edits: number;
  readonly score: number;
}

// decisions 5.8, step 4. Calibrated on the typos of `typos-dev.csv` and on 15,000 of our own: likeness is the mean of letter pairs and kept
// letters (triples alone see nothing in common in a short word with two letters swapped); a place of 200 homes weighs as much as a larger one;
// each edit more than the nearest name needs costs, and so does a misspelt nickname, or a far place with many homes would win; who writes as it
// sounds knows the name, so a misspelling of the same sound gains.
const weights = { likeness: 0.45, kept: 0.3, homes: 0.15, home: 0.1 } as const;
const manyHomes = 200;
const perFurtherEdit = 0.1;
const perMisspeltAlias = 0.05;
const sameSound = 0.05;
const leastScore = 0.45;

interface Found {
  readonly name: Name;
  readonly edits: number;
  readonly likeness: number;
}

/** Finds the places that a misspelt name may mean. A pure function of names and homes. */
export class Corrector {
  readonly #book: NameBook;
  readonly #places: readonly Place[];
  constructor(book: NameBook, places: readonly Place[]) {
    this.#book = book;
    this.#places = places;
  }

  /** Best first: those of exactly this name, then by score; none below the least score. */
  matches(key: string, affinity: Affinity): Match[] {
    const found = this.#found(key);
    const fewest = Math.min(...[...found.values()].map(({ edits }) => edits));
    return [...found.values()]
      .map((one) => this.#match(one, affinity, fewest))
      .filter(({ score, edits }) => edits === 0 || score >= leastScore)
      .sort(
        (a, b) =>
          Number(b.edits === 0) - Number(a.edits === 0) ||
          b.score - a.score ||
          b.place.population - a.place.population ||
          a.place.id - b.place.id,
      );
  }
  /** Whether a place is called exactly so. */
  isName(key: string): boolean {
    return !this.#book.exactly(key).next().done;
  }

  // The best name of each place.
  #found(key: string): Map<number, Found> {
    const letters = unspaced(key);
    const pairs = letterPairsOf(letters);
    const found = new Map<number, Found>();
    const consider = (name: Name, most: number, sound = 0): void => {
      const edits = distance(letters, name.letters, most);
      if (edits > most) return;
      const likeness =
        likenessOf(name, edits, Math.max(letters.length, name.letters.length), pairsInCommon(pairs, name.pairs)) +
        (name.key === key ? 0.02 : 0) +
        sound;
      if (likeness > (found.get(name.position)?.likeness ?? 0)) found.set(name.position, { name, edits, likeness });
    };
    for (const name of this.#book.exactly(letters)) consider(name, 0);
    if (letters.length < leastLetters) return found;
    for (const name of this.#book.spelledLike(letters)) consider(name, mostEdits(letters, name));
    for (const name of this.#book.soundingLike(letters))
      consider(name, mostEdits(letters, name) + 1, letters === name.letters ? 0 : sameSound);
    return found;
  }

  #match({ name, edits, likeness }: Found, affinity: Affinity, fewest: number): Match {
    const place = this.#places[name.position]!;
    const homes = Math.min(1, Math.log1p(place.homes) / Math.log1p(manyHomes));
    return {
      place,
      name,
      edits,
      score:
        likeness + weights.homes * homes + weights.home * nearness(place, affinity) - perFurtherEdit * (edits - fewest),
    };
  }
}

// decisions 5.8, step 3, by the longer of the two words. A name too short to be misspelt is never meant by other letters.
function mostEdits(letters: string, name: Name): number {
  if (name.letters.length < leastLetters) return 0;
  const length = Math.max(letters.length, name.letters.length);
  if (length <= 5) return 1;
  return length <= 9 ? 2 : 3;
}

function likenessOf(name: Name, edits: number, length: number, pairs: number): number {
  const kept = 1 - edits / length;
  return (
    weights.likeness * ((pairs + kept) / 2) + weights.kept * kept - (edits > 0 && name.isAlias ? perMisspeltAlias : 0)
  );
}

/** Whether a place is where somebody probably looks. */
export const isNear = (place: Place, { country, provinceId }: Affinity): boolean =>
  provinceId === undefined ? place.country === country : place.provinceId === provinceId;

// A province or country that was named speaks against all others.
function nearness(place: Place, affinity: Affinity): number {
  if (isNear(place, affinity)) return 1;
  return affinity.isNamed ? -1 : 0;
}
