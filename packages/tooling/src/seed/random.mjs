/** A 32-bit number from any text (FNV-1a), so that a name always draws the same. */
export function hashOf(text) {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** Draws numbers in [0, 1) from four 32-bit numbers (sfc32); the first `idle` draws, which still look like them, are thrown away. */
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

/** Repeatable chance: the same seed draws the same things on every machine (sfc32). */
export class Random {
  #next;

  /** @param {string} seed any text; what is drawn depends on nothing else */
  constructor(seed) {
    this.#next = sfc32([hashOf(seed), hashOf(`${seed}/b`), hashOf(`${seed}/c`), 1], 12);
  }

  /** A number in [0, 1). */
  next() {
    return this.#next();
  }
  /** A whole number from low to high, both possible. */
  between(low, high) {
    return low + Math.floor(this.#next() * (high - low + 1));
  }
  /** True with the given probability. */
  chance(probability) {
    return this.#next() < probability;
  }
  /** One of a list. */
  pick(list) {
    return list[Math.floor(this.#next() * list.length)];
  }
  /** Normally distributed, mean 0, deviation 1. */
  gauss() {
    return Math.sqrt(-2 * Math.log(1 - this.#next())) * Math.cos(2 * Math.PI * this.#next());
  }

  /** A key of `{ key: weight }`, in proportion to its weight. */
  weighted(weights) {
    const entries = Object.entries(weights);
    let left = this.#next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of entries) {
      left -= weight;
      if (left < 0) return key;
    }
    return entries.at(-1)[0];
  }

  /** The keys of `{ key: probability }` that were drawn, each on its own. */
  some(probabilities) {
    return Object.keys(probabilities).filter((key) => this.chance(probabilities[key]));
  }

  /** `count` different entries of a list, in drawn order. */
  sample(list, count) {
    const left = [...list];
    return Array.from(
      { length: Math.min(count, left.length) },
      () => left.splice(Math.floor(this.#next() * left.length), 1)[0],
    );
  }

  /** Letters and digits. */
  code(length, alphabet = '0123456789abcdefghijklmnopqrstuvwxyz') {
    return Array.from({ length }, () => alphabet[Math.floor(this.#next() * alphabet.length)]).join('');
  }

  /** A UUID in the shape of version 4. */
  uuid() {
    const hex = this.code(32, '0123456789abcdef');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${'89ab'[this.between(0, 3)]}${hex.slice(17, 20)}-${hex.slice(20)}`;
  }
}
