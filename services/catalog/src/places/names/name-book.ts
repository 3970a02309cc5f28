import { setImmediate as breathe } from 'node:timers/promises';
import { DeletesIndex } from '../did-you-mean/deletes-index.ts';
import { letterPairsOf } from '../did-you-mean/letter-pairs.ts';
import { soundOf } from '../did-you-mean/sound-of.ts';
import type { Place } from '../place.ts';
import { foldedName, shortName, unspaced } from './folded-name.ts';
import { SortedKeys, type Keyed } from './sorted-keys.ts';

/** Below so many letters a name is only known when it is written right: `to` is not a misspelt `oh`. */
export const leastLetters = 4;
const namesPerSlice = 500;

/** One name or alias of a place, folded; `position` is that of the place in the list of places. */
export interface Name {
  readonly key: string;
  readonly letters: string;
  readonly position: number;
  readonly isAlias: boolean;
  readonly pairs: Uint16Array;
}

/**
 * All names of all places, folded once. Names change seldom while counts change all the time, so a book outlives the places it
 * was made of: it knows them by their position.
 */
export class NameBook {
  readonly names: readonly Name[];
  readonly #fingerprint: string;
  readonly #sorted: SortedKeys<Name>;
  #sounds: ReadonlyMap<string, readonly Name[]> = new Map();
  #deletes: DeletesIndex | undefined;

  constructor(places: readonly Place[]) {
    this.#fingerprint = fingerprintOf(places);
    this.names = places.flatMap(namesOf);
    this.#sorted = new SortedKeys(
      this.names.flatMap((name) => typedForms(name, places[name.position]!).map((key) => ({ key, of: name }))),
    );
  }

  /** Whether the places are the same, under the same names, in the same order. */
  fits(places: readonly Place[]): boolean {
    return fingerprintOf(places) === this.#fingerprint;
  }

  startingWith(prefix: string): Generator<Keyed<Name>> {
    return this.#sorted.startingWith(prefix);
  }
  exactly(key: string): Generator<Name> {
    return this.#sorted.exactly(key);
  }

  /** Makes the index of misspellings, in slices. Until it is there only names with the same first letter are looked at. */
  async learnMisspellings(): Promise<void> {
    if (this.#deletes) return;
    this.#sounds = await bySound(this.names);
    this.#deletes = await DeletesIndex.of(
      this.names.map(({ letters }) => (letters.length >= leastLetters ? letters : '')),
    );
  }
  /** Names that may be within a few edits of some letters. */
  *spelledLike(letters: string): Generator<Name> {
    if (!this.#deletes) {
      for (const { of } of this.#sorted.startingWith(letters.slice(0, 1))) yield of;
      return;
    }
    for (const at of this.#deletes.near(letters)) yield this.names[at]!;
  }
  soundingLike(letters: string): readonly Name[] {
    return this.#sounds.get(soundOf(letters)) ?? [];
  }
}

async function bySound(names: readonly Name[]): Promise<Map<string, Name[]>> {
  const groups = new Map<string, Name[]>();
  for (const [at, name] of names.entries()) {
    if (at % namesPerSlice === 0) await breathe();
    if (name.letters.length < leastLetters) continue;
    const sound = soundOf(name.letters);
    const same = groups.get(sound);
    if (same) same.push(name);
    else groups.set(sound, [name]);
  }
  return groups;
}

function namesOf(place: Place, position: number): Name[] {
  const own = new Set([place.name, place.nameFr].flatMap((name) => [foldedName(name), shortName(name)]));
  const keys = new Set([...own, ...place.aliases.map(foldedName)].filter(Boolean));
  return [...keys].map((key) => ({
    key,
    letters: unspaced(key),
    position,
    isAlias: !own.has(key),
    pairs: letterPairsOf(unspaced(key)),
  }));
}

// What completes to a name: it, it without spaces, and a city with the province that people write behind it.
function typedForms(
  { key, letters, isAlias }: Name,
  { kind, provinceCode, provinceName, provinceNameFr }: Place,
): string[] {
  const behind = kind === 'city' && !isAlias ? [provinceCode, provinceName, provinceNameFr] : [];
  return [...new Set([key, letters, ...behind.map((province) => `${key} ${foldedName(province)}`)])];
}

const fingerprintOf = (places: readonly Place[]): string =>
  places
    .map((place) => [place.kind, place.id, place.name, place.nameFr, place.provinceCode, ...place.aliases].join('|'))
    .join('\n');
