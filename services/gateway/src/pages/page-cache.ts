import { LRUCache } from 'lru-cache';
import type { RenderedPage } from '@porchlight/contracts/internal';
import { SingleFlight } from '@porchlight/service-kit';
import type { PageRequest, ClientRenderReason } from '../render/renderer.ts';

/** Rendered page, and the seconds that it may be cached for all guests. */
export interface CacheablePage {
  readonly page: RenderedPage | ClientRenderReason;
  readonly cacheSeconds: number;
}

const maxBytes = 48 * 1024 * 1024;
const maxCacheSeconds = 30;

/**
 * Cache of pages rendered for guests, by release, origin and URL: concurrent requests share one rendering, results are
 * cached for at most 30 s. Nonces are inserted later.
 */
export class PageCache {
  readonly #pages = new LRUCache<string, RenderedPage>({
    maxSize: maxBytes,
    sizeCalculation: (page, key) => 2 * (page.body.length + page.state.length + page.head.length + key.length) + 500,
  });
  readonly #renderings = new SingleFlight<RenderedPage | ClientRenderReason>();

  #generation = 0;

  constructor(private readonly render: (request: PageRequest) => Promise<CacheablePage>) {}

  /** Drops all pages, also those that are being rendered. */
  clear(): void {
    this.#generation += 1;
    this.#pages.clear();
  }

  /** Returns the rendered page, or the reason why the browser must render it. */
  async get(request: PageRequest): Promise<RenderedPage | ClientRenderReason> {
    const key = `${this.#generation} ${request.release.key} ${request.origin} ${request.url}`;
    return this.#pages.get(key) ?? this.#renderings.run(key, () => this.#renderAndCache(key, request));
  }

  async #renderAndCache(key: string, request: PageRequest): Promise<RenderedPage | ClientRenderReason> {
    const { page, cacheSeconds } = await this.render(request);
    if (typeof page === 'object' && cacheSeconds > 0)
      this.#pages.set(key, page, { ttl: Math.min(maxCacheSeconds, cacheSeconds) * 1_000 });
    return page;
  }
}
