import { TimeSlices } from '../time-slices.ts';

/** A value and the key that it is found by. */
export interface Keyed<Thing> {
  readonly key: string;
  readonly of: Thing;
}

const compareKeys = (a: Keyed<unknown>, b: Keyed<unknown>): number => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);
/** Number of entries that are sorted at once, in about 2 ms. */
const runLength = 1_000;

/** Sorted list of keys with prefix lookup by binary search. */
export class SortedKeys<Thing> {
  readonly #entries: readonly Keyed<Thing>[];
  private constructor(sorted: readonly Keyed<Thing>[]) {
    this.#entries = sorted;
  }

  static of<Thing>(entries: readonly Keyed<Thing>[]): SortedKeys<Thing> {
    return new SortedKeys(entries.toSorted(compareKeys));
  }

  /** Sorts entries in slices, by merge sort; equal keys keep their order. */
  static async inSlices<Thing>(
    entries: AsyncIterable<Keyed<Thing>> | Iterable<Keyed<Thing>>,
    slices = new TimeSlices(),
  ): Promise<SortedKeys<Thing>> {
    let runs: Keyed<Thing>[][] = [];
    let run: Keyed<Thing>[] = [];
    for await (const entry of entries) {
      if (slices.isOver) await slices.next();
      if (run.push(entry) < runLength) continue;
      runs.push(run.sort(compareKeys));
      run = [];
    }
    runs.push(run.sort(compareKeys));
    while (runs.length > 1) {
      const merged: Keyed<Thing>[][] = [];
      for (let at = 0; at < runs.length; at += 2) merged.push(await mergeRuns(runs[at]!, runs[at + 1] ?? [], slices));
      runs = merged;
    }
    return new SortedKeys(runs[0]!);
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

async function mergeRuns<Thing>(
  left: readonly Keyed<Thing>[],
  right: readonly Keyed<Thing>[],
  slices: TimeSlices,
): Promise<Keyed<Thing>[]> {
  const merged: Keyed<Thing>[] = [];
  let [atLeft, atRight] = [0, 0];
  while (atLeft < left.length || atRight < right.length) {
    const isLeft =
      atRight === right.length || (atLeft < left.length && compareKeys(left[atLeft]!, right[atRight]!) <= 0);
    merged.push(isLeft ? left[atLeft++]! : right[atRight++]!);
    if (merged.length % runLength === 0 && slices.isOver) await slices.next();
  }
  return merged;
}
