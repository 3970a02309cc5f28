import type { Language } from '@porchlight/contracts';
import { unfinishedName, foldedName, withoutSpaces } from '../names/folded-name.ts';
import type { NameIndex } from '../names/name-index.ts';
import type { SortedKeys } from '../names/sorted-keys.ts';
import type { Location } from '../location.ts';
import { postalIn } from './postal-prefix.ts';
import type { SearchArea } from './search-area.ts';

const minLetters = 2;

/**
 * Autocompletes search input with names of locations, buildings and postal codes, in memory without a database query.
 */
export class Autocomplete {
  constructor(
    private readonly book: NameIndex,
    private readonly locations: readonly Location[],
    private readonly spots: SortedKeys<SearchArea>,
  ) {}

  /** Returns the best matches first; none for fewer than two letters. */
  startingWith(text: string, language: Language = 'en-CA', limit = 8): (Location | SearchArea)[] {
    const scores = new Map<Location | SearchArea, number>();
    const consider = (candidate: Location | SearchArea, isExact: boolean): void => {
      const score = scoreOf(candidate, isExact, language);
      if (score > (scores.get(candidate) ?? -1)) scores.set(candidate, score);
    };
    for (const prefix of prefixesOf(text)) {
      for (const { key, of } of this.book.startingWith(prefix)) consider(this.locations[of.position]!, key === prefix);
      for (const { key, of } of this.spots.startingWith(prefix)) consider(of, key === prefix);
    }
    return [...scores]
      .sort(([a, ofA], [b, ofB]) => ofB - ofA || b.population - a.population || Number(a.id) - Number(b.id))
      .slice(0, limit)
      .map(([candidate]) => candidate);
  }
  /** Returns the search area of an exact postal prefix. */
  postal(prefix: string): SearchArea | undefined {
    return this.spots.exactly(prefix).next().value ?? undefined;
  }
}

// The last word may be unfinished (`s` may become `south` or `saskatoon`), so it is matched both expanded and as typed.
// A postal code is cut to its known prefix.
function prefixesOf(text: string): Set<string> {
  const folded = foldedName(text);
  const growing = unfinishedName(text);
  const typed = [folded, withoutSpaces(folded), growing, withoutSpaces(growing), postalIn(text)?.prefix ?? ''];
  return new Set(typed.filter((prefix) => prefix.length >= minLetters));
}

// Score of a match (docs/rules/locations.md): exact match, then kind, then the logarithm of the number of listings,
// then the country of the visitor's language.
function scoreOf({ kind, homes, country }: Location | SearchArea, isExact: boolean, language: Language): number {
  return (isExact ? 100 : 0) + kindScore(kind) + Math.log1p(homes) + (country === countryOf(language) ? 0.5 : 0);
}
// The steps are larger than the logarithm of any number of listings.
function kindScore(kind: (Location | SearchArea)['kind']): number {
  if (kind === 'postal') return 0;
  return kind === 'building' ? 20 : 40;
}

/** Returns the country of a language: US for `en-US`, else CA. */
export const countryOf = (language: Language | undefined): 'CA' | 'US' => (language === 'en-US' ? 'US' : 'CA');
