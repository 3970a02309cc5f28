import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Log } from '@porchlight/service-kit';
import { CatalogConfig } from '../config.ts';
import { rooms, sceneCount, type PhotoName } from './photo-name.ts';
import { PhotoStore } from './photo-store.ts';

/** Delay after the start until the first photo, in milliseconds. */
const initialDelayMs = 20_000;
/** Pause after each photo, as a multiple of the time it took to render. */
const pauseFactor = 5;

/**
 * Renders all photos of demo listings in the background after the start, small ones first, so that visitors do not wait
 * for them.
 */
@Injectable()
export class PhotoFiller implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #store: PhotoStore;
  readonly #log: Log;
  readonly #isOn: boolean;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(store: PhotoStore, config: CatalogConfig, log: Log) {
    this.#store = store;
    this.#log = log;
    this.#isOn = config.fillsPhotos && store.isPersistent;
  }

  onApplicationBootstrap(): void {
    if (this.#isOn) this.#after(initialDelayMs, allPhotos());
  }

  onApplicationShutdown(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #after(wait: number, left: Iterator<PhotoName>): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      void this.#fill(left);
    }, wait).unref();
  }

  async #fill(left: Iterator<PhotoName>): Promise<void> {
    try {
      for (let next = left.next(); !next.done; next = left.next()) {
        if (await this.#store.has(next.value)) continue;
        const began = performance.now();
        await this.#store.photo(next.value);
        this.#after(pauseFactor * (performance.now() - began), left);
        return;
      }
      this.#log.info('photos rendered');
    } catch (error) {
      this.#log.warn('photo rendering failed', { reason: error instanceof Error ? error.message : 'unknown' });
    }
  }
}

/** Yields every photo in AVIF, 480 wide, then 960; larger widths and WebP are rendered on request. */
function* allPhotos(): Generator<PhotoName> {
  for (const width of [480, 960] as const)
    for (const room of rooms)
      for (let scene = 0; scene < sceneCount; scene++) yield { scene, room, width, format: 'avif' };
}
