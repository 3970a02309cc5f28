import { createHash } from 'node:crypto';

/**
 * Names for statements that are worth preparing. A connection keeps every named statement for good, so only the first texts
 * get one; later, rarer combinations of filters run unnamed.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #most: number;
  constructor(most = 300) {
    this.#most = most;
  }

  /** The name for a text, or an empty one: unnamed. */
  of(text: string): string {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (this.#names.size >= this.#most) return '';
    const name = createHash('sha1').update(text).digest('base64url');
    this.#names.set(text, name);
    return name;
  }
}
