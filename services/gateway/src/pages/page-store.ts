import { LRUCache } from 'lru-cache';
import type { RenderedPage } from '@porchlight/contracts/internal';
import type { PageOrder, Undrawn } from '../render/renderer.ts';

/** A drawn page, and for how many seconds it is good for everybody. */
export interface DrawnPage {
  readonly page: RenderedPage | Undrawn;
  readonly keepSeconds: number;
}

const mostBytes = 48 * 1024 * 1024;
const mostSeconds = 30;

/** Pages of guests, by address and release: drawn once for all who ask at the same time, kept for seconds. Nonces are not in them. */
export class PageStore {
  readonly #draw: (order: PageOrder) => Promise<DrawnPage>;
  readonly #kept = new LRUCache<string, RenderedPage>({
    maxSize: mostBytes,
    sizeCalculation: (page, key) => 2 * (page.body.length + page.state.length + page.head.length + key.length) + 500,
  });
  readonly #drawing = new Map<string, Promise<RenderedPage | Undrawn>>();

  constructor(draw: (order: PageOrder) => Promise<DrawnPage>) {
    this.#draw = draw;
  }

  /** The page, or why the browser must draw it. */
  async page(order: PageOrder): Promise<RenderedPage | Undrawn> {
    const key = `${order.release.key} ${order.origin} ${order.url}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const drawing =
      this.#drawing.get(key) ??
      this.#drawAndKeep(key, order).finally(() => {
        this.#drawing.delete(key);
      });
    this.#drawing.set(key, drawing);
    return drawing;
  }

  async #drawAndKeep(key: string, order: PageOrder): Promise<RenderedPage | Undrawn> {
    const { page, keepSeconds } = await this.#draw(order);
    if (typeof page === 'object' && keepSeconds > 0)
      this.#kept.set(key, page, { ttl: Math.min(mostSeconds, keepSeconds) * 1_000 });
    return page;
  }
}
