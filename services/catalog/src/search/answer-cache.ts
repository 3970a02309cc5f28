import { LRUCache } from 'lru-cache';

/** Ready answers of a moment ago, and one computation at a time for each question: a crowd costs the database one query. */
export class AnswerCache {
  readonly #answers: LRUCache<string, string>;
  readonly #running = new Map<string, Promise<string>>();

  constructor(most = 2_000) { this.#answers = new LRUCache({ max: most }); }

  /** The answer kept under the key, or the one that `make` gives, kept for so many milliseconds. A failure is not kept. */
  async get(key: string, keepMs: number, make: () => Promise<string>): Promise<string> {
    const kept = this.#answers.get(key);
    if (kept !== undefined) return kept;
    const running = this.#running.get(key);
    if (running) return running;
    const made = make().then((answer) => {
      if (keepMs > 0) this.#answers.set(key, answer, { ttl: keepMs });
      return answer;
    }).finally(() => this.#running.delete(key));
    this.#running.set(key, made);
    return made;
  }
}
