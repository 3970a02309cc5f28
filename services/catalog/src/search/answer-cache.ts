import { ReadyJson } from '@porchlight/service-kit';
import { LRUCache } from 'lru-cache';

interface Kept {
  readonly answer: ReadyJson;
  hits: number;
}
// Packing what nobody asks for again costs more than it saves: from the second hit on (performance 6).
const hitsBeforePacking = 2;

/** Ready answers of a moment ago, and one computation at a time for each question: a crowd costs the database one query. */
export class AnswerCache {
  readonly #answers: LRUCache<string, Kept>;
  readonly #running = new Map<string, Promise<ReadyJson>>();

  constructor(most = 2_000) {
    this.#answers = new LRUCache({ max: most });
  }

  /** The answer kept under the key, or the one whose text `make` gives, kept for so many milliseconds. A failure is not kept. */
  async get(key: string, keepMs: number, make: () => Promise<string>): Promise<ReadyJson> {
    const kept = this.#answers.get(key);
    if (kept) return hit(kept);
    const running = this.#running.get(key);
    if (running) return running;
    const made = make()
      .then((text) => {
        const answer = new ReadyJson(text);
        if (keepMs > 0) this.#answers.set(key, { answer, hits: 0 }, { ttl: keepMs });
        return answer;
      })
      .finally(() => this.#running.delete(key));
    this.#running.set(key, made);
    return made;
  }
}

function hit(kept: Kept): ReadyJson {
  kept.hits += 1;
  if (kept.hits >= hitsBeforePacking) kept.answer.keepPacked();
  return kept.answer;
}
