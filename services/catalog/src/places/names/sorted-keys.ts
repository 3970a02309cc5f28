/** A key that a thing is found by. */
export interface Keyed<Thing> {
  readonly key: string;
  readonly of: Thing;
}

/** Keys in one sorted list: what begins with some letters stands together and is found by halving. */
export class SortedKeys<Thing> {
  readonly #entries: readonly Keyed<Thing>[];
  constructor(entries: readonly Keyed<Thing>[]) {
    this.#entries = entries.toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  }

  /** All that begin with the prefix, in the order of the keys. */
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
