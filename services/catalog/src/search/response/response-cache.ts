import { SerializedJson, SingleFlight } from '@porchlight/service-kit';
import { LRUCache } from 'lru-cache';

interface CacheEntry {
  readonly answer: SerializedJson;
  hits: number;
}
// Compressing responses that are not requested again costs more than it saves, so compression starts at the second hit.
const hitsBeforeCompression = 2;

/** Cache of recent responses that coalesces identical concurrent requests into one database query. */
export class ResponseCache {
  readonly #responses: LRUCache<string, CacheEntry>;
  readonly #flight = new SingleFlight<SerializedJson>();

  constructor(maxEntries = 2_000) {
    this.#responses = new LRUCache({ max: maxEntries });
  }

  /**
   * Returns the cached response of the key, or the one that `make` creates, cached for `ttlMs` milliseconds. Failures
   * are not cached.
   */
  async get(key: string, ttlMs: number, make: () => Promise<string>): Promise<SerializedJson> {
    const entry = this.#responses.get(key);
    if (entry) return hit(entry);
    return this.#flight.run(key, async () => {
      const answer = new SerializedJson(await make());
      if (ttlMs > 0) this.#responses.set(key, { answer, hits: 0 }, { ttl: ttlMs });
      return answer;
    });
  }
}

function hit(entry: CacheEntry): SerializedJson {
  entry.hits += 1;
  if (entry.hits >= hitsBeforeCompression) entry.answer.enableCompression();
  return entry.answer;
}
