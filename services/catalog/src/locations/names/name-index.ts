import { setImmediate as breathe } from 'node:timers/promises';
import { SymSpellIndex } from '../did-you-mean/sym-spell-index.ts';
import { letterPairsOf } from '../did-you-mean/letter-pairs.ts';
import { phoneticKey } from '../did-you-mean/phonetic-key.ts';
import type { Location } from '../location.ts';
import { TimeSlices } from '../time-slices.ts';
import { foldedName, shortName, withoutSpaces } from './folded-name.ts';
import { SortedKeys, type Keyed } from './sorted-keys.ts';

/**
 * Minimum number of letters of a name that may be misspelt; shorter names match exactly only: `to` is not a misspelt
 * `oh`.
 */
export const minCorrectableLetters = 4;
const namesPerSlice = 500;

/** One folded name or alias of a location; `position` is the index of the location in the list. */
export interface Name {
  readonly key: string;
  readonly letters: string;
  readonly position: number;
  readonly isAlias: boolean;
  readonly pairs: Uint16Array;
}

/**
 * Index of all names of all locations, folded once. Names change rarely and counts often, so an index outlives the list
 * that it was built from and refers to locations by position.
 */
export class NameIndex {
  readonly names: readonly Name[];
  readonly #fingerprint: string;
  readonly #sorted: SortedKeys<Name>;
  #sounds: ReadonlyMap<string, readonly Name[]> = new Map();
  #misspellings: SymSpellIndex | undefined;

  constructor(
    locations: readonly Location[],
    names = locations.flatMap(namesOf),
    sorted = SortedKeys.of(names.flatMap((name) => keyedForms(name, locations[name.position]!))),
  ) {
    this.#fingerprint = fingerprintOf(locations);
    this.names = names;
    this.#sorted = sorted;
  }

  /** Folds and sorts the names in slices, so that requests are not blocked for the entire work. */
  static async inSlices(locations: readonly Location[], slices = new TimeSlices()): Promise<NameIndex> {
    const names: Name[] = [];
    const forms: Keyed<Name>[] = [];
    for (const [position, location] of locations.entries()) {
      for (const name of namesOf(location, position)) {
        names.push(name);
        forms.push(...keyedForms(name, location));
      }
      if (slices.isOver) await slices.next();
    }
    return new NameIndex(locations, names, await SortedKeys.inSlices(forms, slices));
  }

  /** Returns whether the locations have the same ids, names and order. */
  fits(locations: readonly Location[]): boolean {
    return fingerprintOf(locations) === this.#fingerprint;
  }

  startingWith(prefix: string): Generator<Keyed<Name>> {
    return this.#sorted.startingWith(prefix);
  }
  exactly(key: string): Generator<Name> {
    return this.#sorted.exactly(key);
  }

  /**
   * Builds the index of misspellings in slices. Until it is ready, only names with the same first letter are compared.
   */
  async buildMisspellingIndex(): Promise<void> {
    if (this.#misspellings) return;
    this.#sounds = await bySound(this.names);
    this.#misspellings = await SymSpellIndex.of(
      this.names.map(({ letters }) => (letters.length >= minCorrectableLetters ? letters : '')),
    );
  }
  /** Yields names that may be within a few edits of the letters. */
  *spelledLike(letters: string): Generator<Name> {
    if (!this.#misspellings) {
      for (const { of } of this.#sorted.startingWith(letters.slice(0, 1))) yield of;
      return;
    }
    for (const at of this.#misspellings.near(letters)) yield this.names[at]!;
  }
  soundingLike(letters: string): readonly Name[] {
    return this.#sounds.get(phoneticKey(letters)) ?? [];
  }
}

async function bySound(names: readonly Name[]): Promise<Map<string, Name[]>> {
  const groups = new Map<string, Name[]>();
  for (const [at, name] of names.entries()) {
    if (at % namesPerSlice === 0) await breathe();
    if (name.letters.length < minCorrectableLetters) continue;
    const sound = phoneticKey(name.letters);
    const same = groups.get(sound);
    if (same) same.push(name);
    else groups.set(sound, [name]);
  }
  return groups;
}

function namesOf(location: Location, position: number): Name[] {
  const ownNames = new Set([location.name, location.nameFr].flatMap((name) => [foldedName(name), shortName(name)]));
  const keys = new Set([...ownNames, ...location.aliases.map(foldedName)].filter(Boolean));
  return [...keys].map((key) => ({
    key,
    letters: withoutSpaces(key),
    position,
    isAlias: !ownNames.has(key),
    pairs: letterPairsOf(withoutSpaces(key)),
  }));
}

// Forms that complete to a name: the name, the name without spaces, and a city followed by its province.
function keyedForms(name: Name, { kind, provinceCode, provinceName, provinceNameFr }: Location): Keyed<Name>[] {
  const { key, letters, isAlias } = name;
  const provinces = kind === 'city' && !isAlias ? [provinceCode, provinceName, provinceNameFr] : [];
  const forms = new Set([key, letters, ...provinces.map((province) => `${key} ${foldedName(province)}`)]);
  return [...forms].map((form) => ({ key: form, of: name }));
}

const fingerprintOf = (locations: readonly Location[]): string =>
  locations
    .map((location) =>
      [location.kind, location.id, location.name, location.nameFr, location.provinceCode, ...location.aliases].join(
        '|',
      ),
    )
    .join('\n');
