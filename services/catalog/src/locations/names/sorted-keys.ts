/** A value and the key that it is found by. */
export interface Keyed<Thing> {
  readonly key: string;
  readonly of: Thing;
}

/** Sorted list of keys with prefix lookup by binary search. */
export class SortedKeys<Thing> {
  readonly #entries: readonly Keyed<Thing>[];
  constructor(entries: readonly Keyed<Thing>[]) {
    this.#entries = entries.toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  }

  /** Yields all entries that begin with the prefix, in key order. */
  *startingWith(prefix: string): Generator<Keyed<Thing>> {
    for (let at = this.#firstAtOrAfter(prefix); at < this.#entries.length; at += 1) {
      if (!this.#entries[at]!.key.startsWith(prefix)) return;
      yield this.#entries[at]!;
    }
  }
  *exactly(key: string): Generator<Thing> {
    for (let at = this.#firstAtOrAfter(key); at < this.#entries.length && this.#entries[at]!.key === key; at += 1)
      yield this.#entries[at]!.of;
  }

  #firstAtOrAfter(key: string): number {
    let [low, high] = [0, this.#entries.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#entries[middle]!.key < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
