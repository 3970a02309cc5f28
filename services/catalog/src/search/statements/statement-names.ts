import { createHash } from 'node:crypto';

/**
 * Names of statements that are worth preparing. A connection retains every named statement, so only the first texts get
 * a name; later, rarer combinations of filters run unnamed.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #max: number;
  constructor(max = 300) {
    this.#max = max;
  }

  /** Returns the name of a text, or an empty string for an unnamed statement. */
  of(text: string): string {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (this.#names.size >= this.#max) return '';
    const name = createHash('sha1').update(text).digest('base64url');
    this.#names.set(text, name);
    return name;
  }
}
