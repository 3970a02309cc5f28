import type { Country } from '@porchlight/contracts';
import { withoutSpaces } from '../names/folded-name.ts';
import { minCorrectableLetters, type Name, type NameIndex } from '../names/name-index.ts';
import type { Location } from '../location.ts';
import { editDistance } from './edit-distance.ts';
import { letterPairsOf, diceCoefficient } from './letter-pairs.ts';

/**
 * Region that the visitor probably searches in: the country of the language, or the province or country named in the
 * input.
 */
export interface Affinity {
  readonly country: Country;
  readonly provinceId?: number;
  readonly isNamed?: boolean;
}
/** A location that some letters may mean. `edits` is 0 for an exact match. */
export interface Match {
  readonly place: Location;
  readonly name: Name;
  readonly edits: number;
  readonly score: number;
}

// Weights of a match (docs/rules/locations.md), calibrated on `typos-dev.csv` and 15,000 generated typos. Likeness is
// the mean of letter-pair similarity and unchanged letters: trigrams find nothing in common in a short word with two
// letters swapped. Listing counts above 200 weigh the same. Each edit more than the closest name needs costs, and so
// does a misspelt alias; otherwise a distant location with many listings would win. A misspelling of the same sound
// gains.
const weights = { likeness: 0.45, kept: 0.3, homes: 0.15, home: 0.1 } as const;
const saturatingListingCount = 200;
const extraEditPenalty = 0.1;
const misspeltAliasPenalty = 0.05;
const sameSoundBonus = 0.05;
const minScore = 0.45;

interface Found {
  readonly name: Name;
  readonly edits: number;
  readonly likeness: number;
}

/** Finds the locations that a misspelt name may mean. A pure function of names and listing counts. */
export class Corrector {
  constructor(
    private readonly book: NameIndex,
    private readonly locations: readonly Location[],
  ) {}

  /** Returns exact matches first, then others by score; none below the minimum score. */
  matches(key: string, affinity: Affinity): Match[] {
    const found = this.#found(key);
    const fewestEdits = Math.min(...[...found.values()].map(({ edits }) => edits));
    return [...found.values()]
      .map((one) => this.#match(one, affinity, fewestEdits))
      .filter(({ score, edits }) => edits === 0 || score >= minScore)
      .sort(
        (a, b) =>
          Number(b.edits === 0) - Number(a.edits === 0) ||
          b.score - a.score ||
          b.place.population - a.place.population ||
          a.place.id - b.place.id,
      );
  }
  /** Returns whether a location has exactly this name. */
  isName(key: string): boolean {
    return !this.book.exactly(key).next().done;
  }

  // Returns the best-matching name of each location.
  #found(key: string): Map<number, Found> {
    const letters = withoutSpaces(key);
    const pairs = letterPairsOf(letters);
    const found = new Map<number, Found>();
    const consider = (name: Name, most: number, sound = 0): void => {
      const edits = editDistance(letters, name.letters, most);
      if (edits > most) return;
      const likeness =
        likenessOf(name, edits, Math.max(letters.length, name.letters.length), diceCoefficient(pairs, name.pairs)) +
        (name.key === key ? 0.02 : 0) +
        sound;
      if (likeness > (found.get(name.position)?.likeness ?? 0)) found.set(name.position, { name, edits, likeness });
    };
    for (const name of this.book.exactly(letters)) consider(name, 0);
    if (letters.length < minCorrectableLetters) return found;
    for (const name of this.book.spelledLike(letters)) consider(name, maxEdits(letters, name));
    for (const name of this.book.soundingLike(letters))
      consider(name, maxEdits(letters, name) + 1, letters === name.letters ? 0 : sameSoundBonus);
    return found;
  }

  #match({ name, edits, likeness }: Found, affinity: Affinity, fewestEdits: number): Match {
    const location = this.locations[name.position]!;
    const listings = Math.min(1, Math.log1p(location.homes) / Math.log1p(saturatingListingCount));
    return {
      place: location,
      name,
      edits,
      score:
        likeness +
        weights.homes * listings +
        weights.home * nearness(location, affinity) -
        extraEditPenalty * (edits - fewestEdits),
    };
  }
}

// Maximum number of edits by the length of the longer word (docs/rules/locations.md). A name too short to be corrected
// allows none.
function maxEdits(letters: string, name: Name): number {
  if (name.letters.length < minCorrectableLetters) return 0;
  const length = Math.max(letters.length, name.letters.length);
  if (length <= 5) return 1;
  return length <= 9 ? 2 : 3;
}

function likenessOf(name: Name, edits: number, length: number, pairs: number): number {
  const unchangedShare = 1 - edits / length;
  return (
    weights.likeness * ((pairs + unchangedShare) / 2) +
    weights.kept * unchangedShare -
    (edits > 0 && name.isAlias ? misspeltAliasPenalty : 0)
  );
}

/** Returns whether a location is in the probable region. */
export const isNear = (location: Location, { country, provinceId }: Affinity): boolean =>
  provinceId === undefined ? location.country === country : location.provinceId === provinceId;

// A named province or country counts against all others.
function nearness(location: Location, affinity: Affinity): number {
  if (isNear(location, affinity)) return 1;
  return affinity.isNamed ? -1 : 0;
}
