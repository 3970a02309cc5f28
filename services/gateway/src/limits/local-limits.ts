import { LRUCache } from 'lru-cache';
import { clientKey } from '@porchlight/service-kit';
import type { Limit } from './limit-rules.ts';
import { tooManyRequests } from './too-many-requests.ts';

/**
 * Rate limits of this gateway alone, in memory: for requests that are too cheap to be counted in the shared store, such
 * as files, photos and unknown addresses.
 */
export class LocalLimits {
  readonly #isEnabled: boolean;
  readonly #now: () => number;
  /** Time in milliseconds at which the allowance of a key is full again. */
  readonly #fullAt = new LRUCache<string, number>({ max: 50_000 });

  constructor({ isEnabled, now = Date.now }: { readonly isEnabled: boolean; readonly now?: () => number }) {
    this.#isEnabled = isEnabled;
    this.#now = now;
  }

  /** Consumes one request of a client's network. Throws a 429 problem with the seconds to wait. */
  consume({ name, calls, seconds, burst }: Limit, ip: string): void {
    if (!this.#isEnabled) return;
    const key = `${name} ${clientKey(ip)}`;
    const now = this.#now();
    const msPerCall = (seconds * 1_000) / calls;
    const fullAt = Math.max(this.#fullAt.get(key) ?? 0, now) + msPerCall;
    const excessMs = fullAt - now - burst * msPerCall;
    if (excessMs > 0) throw tooManyRequests(excessMs / 1_000);
    this.#fullAt.set(key, fullAt);
  }
}
