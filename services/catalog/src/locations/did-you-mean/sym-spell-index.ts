import { setImmediate as breathe } from 'node:timers/promises';

const prefixLength = 9;
const maxDeletions = 2;
const keysPerSlice = 400;
const buckets = 32;
const maxKeys = 2 ** 20;

/**
 * SymSpell index: stores every key under all variants of its prefix with up to two letters deleted. A misspelt word
 * with up to two letters deleted meets the keys within two edits, without scanning the others.
 * A variant is stored as its hash and the number of the key in one sorted array, 8 bytes each; a hash collision costs a
 * comparison, never a wrong result.
 */
export class SymSpellIndex {
  readonly #entries: Float64Array;
  private constructor(entries: Float64Array) {
    this.#entries = entries;
  }

  /** Builds the index in slices, so that requests are not blocked for the entire build. */
  static async of(keys: readonly string[]): Promise<SymSpellIndex> {
    const parts: number[][] = Array.from({ length: buckets }, () => []);
    for (let from = 0; from < keys.length; from += keysPerSlice) {
      for (let at = from; at < Math.min(keys.length, from + keysPerSlice); at += 1) {
        for (const hash of variantHashes(keys[at]!)) parts[hash >>> 27]!.push(hash * maxKeys + at);
      }
      await breathe();
    }
    const entries = new Float64Array(parts.reduce((sum, part) => sum + part.length, 0));
    let start = 0;
    for (const part of parts) {
      entries.set(Float64Array.from(part).sort(), start);
      start += part.length;
      await breathe();
    }
    return new SymSpellIndex(entries);
  }

  /** Returns the numbers of the keys whose prefix may be within two edits of the word. */
  near(word: string): Set<number> {
    const found = new Set<number>();
    for (const hash of variantHashes(word)) {
      const end = (hash + 1) * maxKeys;
      for (
        let at = this.#firstAtOrAfter(hash * maxKeys);
        at < this.#entries.length && this.#entries[at]! < end;
        at += 1
      )
        found.add(this.#entries[at]! % maxKeys);
    }
    return found;
  }

  #firstAtOrAfter(value: number): number {
    let [low, high] = [0, this.#entries.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#entries[middle]! < value) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function variantHashes(word: string): Set<number> {
  let variants = new Set([word.slice(0, prefixLength)]);
  const hashes = new Set([...variants].map(hashOf));
  for (let deleted = 0; deleted < maxDeletions; deleted += 1) {
    const shorter = new Set<string>();
    for (const variant of variants)
      for (let at = 0; at < variant.length; at += 1) shorter.add(variant.slice(0, at) + variant.slice(at + 1));
    for (const variant of shorter) hashes.add(hashOf(variant));
    variants = shorter;
  }
  return hashes;
}

// FNV-1a, 32 bits.
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
