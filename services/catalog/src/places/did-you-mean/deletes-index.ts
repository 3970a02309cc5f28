import { setImmediate as breathe } from 'node:timers/promises';

const prefixLength = 9;
const mostDeleted = 2;
const keysPerSlice = 400;
const buckets = 32;
const keyRoom = 2 ** 20;

/**
 * SymSpell: every key under all forms of its beginning with up to two letters left out. A misspelt word with up to two letters
 * left out meets the keys within two edits, without looking at the others. A form is kept as its hash beside the key's
 * number in one sorted array of numbers, 8 bytes each; a false meeting costs a look, never a wrong answer.
 */
export class DeletesIndex {
  readonly #entries: Float64Array;
  private constructor(entries: Float64Array) {
    this.#entries = entries;
  }

  /** Made in slices, so that no request waits for the whole. */
  static async of(keys: readonly string[]): Promise<DeletesIndex> {
    const parts: number[][] = Array.from({ length: buckets }, () => []);
    for (let from = 0; from < keys.length; from += keysPerSlice) {
      for (let at = from; at < Math.min(keys.length, from + keysPerSlice); at += 1) {
        for (const hash of formsOf(keys[at]!)) parts[hash >>> 27]!.push(hash * keyRoom + at);
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
    return new DeletesIndex(entries);
  }

  /** Numbers of the keys that may be within two edits of a word at its beginning. */
  near(word: string): Set<number> {
    const found = new Set<number>();
    for (const hash of formsOf(word)) {
      const end = (hash + 1) * keyRoom;
      for (
        let at = this.#firstAtOrAfter(hash * keyRoom);
        at < this.#entries.length && this.#entries[at]! < end;
        at += 1
      )
        found.add(this.#entries[at]! % keyRoom);
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

function formsOf(word: string): Set<number> {
  let forms = new Set([word.slice(0, prefixLength)]);
  const hashes = new Set([...forms].map(hashOf));
  for (let deleted = 0; deleted < mostDeleted; deleted += 1) {
    const shorter = new Set<string>();
    for (const form of forms)
      for (let at = 0; at < form.length; at += 1) shorter.add(form.slice(0, at) + form.slice(at + 1));
    for (const form of shorter) hashes.add(hashOf(form));
    forms = shorter;
  }
  return hashes;
}

// FNV-1a, 32 bits.
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
