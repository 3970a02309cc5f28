import { LRUCache } from 'lru-cache';
import type { AnyRoute } from '@porchlight/contracts';

/** Response that was read completely into memory. */
export interface BufferedResponse {
  readonly status: number;
  readonly type: string;
  readonly cacheControl: string;
  readonly body: Buffer;
}
interface CacheEntry {
  readonly response: BufferedResponse;
  readonly at: number;
  readonly generation: number;
}

const maxBytes = 32 * 1024 * 1024;
/** Maximum time in seconds during which a cached response is used without revalidation. */
const freshSeconds = 30;
/**
 * Maximum age in milliseconds of the content that is shown while the content service is down; browsers cache it equally
 * long.
 */
const staleMs = 48 * 3_600_000;

/**
 * Returns for how many seconds a response may be stored in a shared cache: 0 when it may not, 1 when it must be
 * revalidated each time.
 */
export function cacheSeconds(status: number, cacheControl: string | undefined): number {
  if (status !== 200 || cacheControl === undefined || /no-store|private|no-cache/.test(cacheControl)) return 0;
  const age = Number(/(?:s-maxage|max-age)=(\d+)/.exec(cacheControl)?.[1] ?? 0);
  return age > 0 ? age : /must-revalidate/.test(cacheControl) ? 1 : 0;
}

/**
 * Returns whether a stale response may be served while the service is down: public content only, never prices or
 * permissions.
 */
export const canServeStale = (route: AnyRoute): boolean =>
  route.service === 'content' &&
  route.method === 'GET' &&
  route.access.kind === 'anyone' &&
  (route.caching?.shared ?? 0) > 0;

/** Cache of public responses by path, for page rendering and for outages of a service. */
export class ResponseCache {
  readonly #entries = new LRUCache<string, CacheEntry>({
    maxSize: maxBytes,
    sizeCalculation: ({ response }, key) => response.body.length + key.length + 200,
  });
  readonly #now: () => number;
  #generation = 0;
  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /** Number of changes of content until now: a response is fresh only if it was requested after the last one. */
  get generation(): number {
    return this.#generation;
  }
  /** Makes all responses stale, also those that are on their way. */
  expire(): void {
    this.#generation += 1;
  }

  /** Stores a response that was requested in a generation. */
  store(path: string, response: BufferedResponse, generation: number): void {
    if (cacheSeconds(response.status, response.cacheControl) > 1)
      this.#entries.set(path, { response, at: this.#now(), generation });
  }
  fresh(path: string): BufferedResponse | undefined {
    const entry = this.#entries.get(path);
    if (entry?.generation !== this.#generation) return undefined;
    const lifetimeMs = Math.min(freshSeconds, cacheSeconds(entry.response.status, entry.response.cacheControl)) * 1_000;
    return this.#now() - entry.at < lifetimeMs ? entry.response : undefined;
  }
  lastGood(path: string): BufferedResponse | undefined {
    const entry = this.#entries.get(path);
    return entry && this.#now() - entry.at < staleMs ? entry.response : undefined;
  }
}
