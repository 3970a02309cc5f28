/** Returns a 32-bit hash of a text (FNV-1a), so that a name always draws the same values. */
export function hashOf(text) {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/**
 * Returns a generator of numbers in [0, 1) from four 32-bit numbers (sfc32). The first `idle` draws are discarded,
 * because they still correlate with those numbers.
 */
export function sfc32([a, b, c, d], idle) {
  const next = () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let i = 0; i < idle; i++) next();
  return next;
}

/** Deterministic random numbers (sfc32): the same seed draws the same values on every machine. */
export class Random {
  #next;

  /** @param {string} seed any text; it alone determines the values */
  constructor(seed) {
    this.#next = sfc32([hashOf(seed), hashOf(`${seed}/b`), hashOf(`${seed}/c`), 1], 12);
  }

  /** Returns a number in [0, 1). */
  next() {
    return this.#next();
  }
  /** Returns an integer from low to high, inclusive. */
  between(low, high) {
    return low + Math.floor(this.#next() * (high - low + 1));
  }
  /** Returns true with the given probability. */
  chance(probability) {
    return this.#next() < probability;
  }
  /** Returns an entry of a list. */
  pick(list) {
    return list[Math.floor(this.#next() * list.length)];
  }
  /** Returns a normally distributed number (mean 0, standard deviation 1). */
  gauss() {
    return Math.sqrt(-2 * Math.log(1 - this.#next())) * Math.cos(2 * Math.PI * this.#next());
  }

  /** Returns a key of `{ key: weight }` in proportion to its weight. */
  weighted(weights) {
    const entries = Object.entries(weights);
    let left = this.#next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of entries) {
      left -= weight;
      if (left < 0) return key;
    }
    return entries.at(-1)[0];
  }

  /** Returns the keys of `{ key: probability }` that were drawn, each independently. */
  some(probabilities) {
    return Object.keys(probabilities).filter((key) => this.chance(probabilities[key]));
  }

  /** Returns `count` distinct entries of a list, in drawn order. */
  sample(list, count) {
    const left = [...list];
    return Array.from(
      { length: Math.min(count, left.length) },
      () => left.splice(Math.floor(this.#next() * left.length), 1)[0],
    );
  }

  /** Returns a random string of characters of the alphabet. */
  code(length, alphabet = '0123456789abcdefghijklmnopqrstuvwxyz') {
    return Array.from({ length }, () => alphabet[Math.floor(this.#next() * alphabet.length)]).join('');
  }

  /** Returns a UUID in the format of version 4. */
  uuid() {
    const hex = this.code(32, '0123456789abcdef');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${'89ab'[this.between(0, 3)]}${hex.slice(17, 20)}-${hex.slice(20)}`;
  }
}
