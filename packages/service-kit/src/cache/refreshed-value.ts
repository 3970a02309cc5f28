import { LRUCache } from 'lru-cache';

interface RefreshOptions<T> {
  readonly load: () => Promise<T>;
  /** Age in milliseconds from which the value is refreshed in the background. */
  readonly maxAgeMs: number;
  /** Value to use when the first load fails; without it, the error is thrown. */
  readonly fallback?: T;
}

/**
 * Value of another service that is refreshed in the background: only the first caller waits, later ones get the last
 * value during a refresh and while the service is unavailable. It is loaded at most once per `maxAgeMs`.
 */
export class RefreshedValue<T> {
  readonly #cache: LRUCache<'value', { readonly value: T }>;

  constructor({ load, maxAgeMs, ...rest }: RefreshOptions<T>) {
    this.#cache = new LRUCache({
      max: 1,
      ttl: maxAgeMs,
      allowStale: true,
      perf: Date,
      fetchMethod: (_key, last) =>
        load().then(
          (value) => ({ value }),
          (error: unknown) => {
            if (last) return last;
            if ('fallback' in rest) return { value: rest.fallback as T };
            throw error;
          },
        ),
    });
  }

  async current(): Promise<T> {
    return (await this.#cache.forceFetch('value')).value;
  }
}
