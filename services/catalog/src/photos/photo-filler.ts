import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Log } from '@porchlight/service-kit';
import { CatalogConfig } from '../config.ts';
import { rooms } from './drawing/draw.ts';
import { sceneCount } from './drawing/scene.ts';
import type { PhotoName } from './photo-name.ts';
import { PhotoStore } from './photo-store.ts';

/** Milliseconds until the first picture. */
const firstRest = 20_000;
/** The filler never hurries: it rests so many times as long as the last picture took. */
const restShare = 5;

/** Draws all pictures of demo homes in quiet time after the start, small ones first, so that no visitor waits for them. */
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
    this.#isOn = config.fillsPhotos && store.isKept;
  }

  onApplicationBootstrap(): void {
    if (this.#isOn) this.#after(firstRest, allPhotos());
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
        this.#after(restShare * (performance.now() - began), left);
        return;
      }
      this.#log.info('photos filled');
    } catch (error) {
      this.#log.caution('photo filling ended', { reason: error instanceof Error ? error.message : 'unknown' });
    }
  }
}

/** Every picture of 480, then of 960, as browsers of today ask for them; the largest, and WebP, are drawn when somebody opens one. */
function* allPhotos(): Generator<PhotoName> {
  for (const width of [480, 960] as const)
    for (const room of rooms)
      for (let scene = 0; scene < sceneCount; scene++) yield { scene, room, width, format: 'avif' };
}
