import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import sharp, { type Sharp } from 'sharp';
import type { ReadPhoto } from './read-photo.ts';

// Encoder settings of equal distortion (39 dB PSNR): AVIF is one sixth smaller than WebP for twice the CPU time; a
// higher effort would triple the time for 10 % fewer bytes.
const avif = { quality: 50, effort: 1, chromaSubsampling: '4:2:0' };
const webp = { quality: 72, effort: 2 };
// One libvips thread per image and one image per core, so that the rest of the service keeps its share of the CPU.
sharp.concurrency(1);

/** Encodes a photo of the site. */
export const encodePhoto = (image: Sharp, format: 'avif' | 'webp'): Promise<Buffer> =>
  (format === 'avif' ? image.avif(avif) : image.webp(webp)).toBuffer();

/** Encodes a photo at a width in pixels, or at its own if it is smaller. */
export const encodeVersion = (
  { pixels, raw }: Pick<ReadPhoto, 'pixels' | 'raw'>,
  { width, format }: { readonly width: number; readonly format: 'avif' | 'webp' },
): Promise<Buffer> => encodePhoto(sharp(pixels, { raw }).resize({ width, withoutEnlargement: true }), format);

/** Runs work on images, at most one per core at a time; further work waits in order of arrival. */
@Injectable()
export class ImageSlots {
  #freeSlots = Math.max(1, availableParallelism());
  readonly #waiting: (() => void)[] = [];

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#acquire();
    try {
      return await work();
    } finally {
      this.#release();
    }
  }

  async #acquire(): Promise<void> {
    if (this.#freeSlots > 0) this.#freeSlots -= 1;
    else
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
  }

  // Hands the slot directly to the next waiter, so that a new caller cannot overtake it.
  #release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#freeSlots += 1;
  }
}
