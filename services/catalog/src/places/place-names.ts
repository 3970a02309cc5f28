import type { Language } from '@porchlight/contracts';
import { foldedName, unspaced } from './folded-name.ts';
import type { Place } from './place.ts';

interface Entry { readonly key: string; readonly place: Place }

/** Names and aliases of places in one sorted list: what a search box completes from, without asking the database. */
export class PlaceNames {
  readonly #entries: readonly Entry[];

  constructor(places: Iterable<Place>) {
    this.#entries = [...places].flatMap((place) => [...keysOf(place)].map((key) => ({ key, place })))
      .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  }

  /** Places with a name that begins with the text, best first; none below two letters. */
  startingWith(text: string, language: Language = 'en-CA', most = 8): Place[] {
    const folded = foldedName(text);
    if (folded.length < 2) return [];
    const scores = new Map<Place, number>();
    for (const prefix of new Set([folded, unspaced(folded)])) this.#score(prefix, language, scores);
    return [...scores].sort(([a, ofA], [b, ofB]) => ofB - ofA || b.population - a.population || a.id - b.id).slice(0, most).map(([place]) => place);
  }

  #score(prefix: string, language: Language, scores: Map<Place, number>): void {
    for (let at = this.#firstAtOrAfter(prefix); at < this.#entries.length; at += 1) {
      const { key, place } = this.#entries[at]!;
      if (!key.startsWith(prefix)) return;
      const score = scoreOf(place, key === prefix, language);
      if (score > (scores.get(place) ?? -1)) scores.set(place, score);
    }
  }

  #firstAtOrAfter(prefix: string): number {
    let [low, high] = [0, this.#entries.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#entries[middle]!.key < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function keysOf(place: Place): Set<string> {
  const folded = [place.name, place.nameFr, ...place.aliases].map(foldedName).filter(Boolean);
  return new Set([...folded, ...folded.map(unspaced)]);
}

// decisions 5.8: the quality of the match, then the logarithm of the homes, then the country of the address.
function scoreOf(place: Place, isExact: boolean, language: Language): number {
  const home = (language === 'en-US' ? 'US' : 'CA') === place.country ? 0.5 : 0;
  return (isExact ? 100 : 0) + Math.log1p(place.homes) + home;
}
