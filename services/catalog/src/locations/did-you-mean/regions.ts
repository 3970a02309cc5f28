import type { Country } from '@porchlight/contracts';
import { foldedName } from '../names/folded-name.ts';
import type { Location } from '../location.ts';
import type { Affinity } from './corrector.ts';

const countries: Readonly<Record<Country, string>> = {
  CA: 'Canada|CAN',
  US: 'USA|US|U.S.A.|United States|America|États-Unis|E.U.',
};
// Abbreviations that are not among the aliases.
const extraAbbreviations: Readonly<Record<string, string>> = {
  NL: 'Nfld',
  AB: 'Alta',
  MB: 'Man',
  QC: 'PQ',
  WA: 'Wash',
};
const maxRegionWords = 4;

/** Provinces, states and countries as written behind a location: `london on`, `salem or`. */
export class Regions {
  readonly #named = new Map<string, Affinity>();

  constructor(provinces: readonly Location[]) {
    for (const [country, names] of Object.entries(countries) as [Country, string][]) {
      for (const name of names.split('|')) this.#named.set(foldedName(name), { country, isNamed: true });
    }
    for (const { id, country, provinceCode, name, nameFr, aliases } of provinces) {
      for (const key of [provinceCode, name, nameFr, ...aliases, extraAbbreviations[provinceCode] ?? name].map(
        foldedName,
      ))
        this.#named.set(key, { country, provinceId: id, isNamed: true });
    }
  }

  /** Returns the region at the end of the words and the words before it; undefined when no word precedes it. */
  behind(words: readonly string[]): { readonly words: readonly string[]; readonly affinity: Affinity } | undefined {
    for (let length = Math.min(maxRegionWords, words.length - 1); length > 0; length -= 1) {
      const affinity = this.#named.get(foldedName(words.slice(-length).join(' ')));
      // `calgary ab canada`: the narrower region counts.
      if (affinity) return this.behind(words.slice(0, -length)) ?? { words: words.slice(0, -length), affinity };
    }
    return undefined;
  }
}
