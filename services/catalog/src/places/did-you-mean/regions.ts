import type { Country } from '@porchlight/contracts';
import { foldedName } from '../names/folded-name.ts';
import type { Place } from '../place.ts';
import type { Affinity } from './corrector.ts';

const countries: Readonly<Record<Country, string>> = {
  CA: 'Canada|CAN',
  US: 'USA|US|U.S.A.|United States|America|États-Unis|E.U.',
};
// Short forms that nobody gave as an alias.
const shortForms: Readonly<Record<string, string>> = { NL: 'Nfld', AB: 'Alta', MB: 'Man', QC: 'PQ', WA: 'Wash' };
const longest = 4;

/** Provinces, states and countries as they are named behind a place: `london on`, `salem or`. */
export class Regions {
  readonly #named = new Map<string, Affinity>();

  constructor(provinces: readonly Place[]) {
    for (const [country, names] of Object.entries(countries) as [Country, string][]) {
      for (const name of names.split('|')) this.#named.set(foldedName(name), { country, isNamed: true });
    }
    for (const { id, country, provinceCode, name, nameFr, aliases } of provinces) {
      for (const key of [provinceCode, name, nameFr, ...aliases, shortForms[provinceCode] ?? name].map(foldedName))
        this.#named.set(key, { country, provinceId: id, isNamed: true });
    }
  }

  /** The region at the end of some words, and the words before it; nothing when no word stands before it. */
  behind(words: readonly string[]): { readonly words: readonly string[]; readonly affinity: Affinity } | undefined {
    for (let length = Math.min(longest, words.length - 1); length > 0; length -= 1) {
      const affinity = this.#named.get(foldedName(words.slice(-length).join(' ')));
      // `calgary ab canada`: the narrower one counts.
      if (affinity) return this.behind(words.slice(0, -length)) ?? { words: words.slice(0, -length), affinity };
    }
    return undefined;
  }
}
