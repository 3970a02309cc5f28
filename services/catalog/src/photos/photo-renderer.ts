import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { DemoDrawings } from './demo-drawings.ts';
import type { PhotoName } from './photo-name.ts';

const pointsPerInch = 72;
// Encoder settings of equal distortion (39 dB PSNR): AVIF is one sixth smaller than WebP for twice the CPU time; a
// higher effort would triple the time for 10 % fewer bytes.
const avif = { quality: 50, effort: 1, chromaSubsampling: '4:2:0' };
const webp = { quality: 72, effort: 2 };
// One libvips thread per image and one image per core, so that the rest of the service keeps its share of the CPU.
sharp.concurrency(1);

/** Renders drawings to images, at most one per core at a time; further requests wait in order of arrival. */
@Injectable()
export class PhotoRenderer {
  #freeSlots = Math.max(1, availableParallelism());
  readonly #waiting: (() => void)[] = [];

  constructor(private readonly drawings: DemoDrawings) {}

  async render({ scene, room, width, format }: PhotoName): Promise<Buffer> {
    await this.#acquire();
    try {
      // Rasterized at the requested width: a third of the work of rendering the largest width and scaling it down.
      const { drawPhoto, width: drawnWidth } = await this.drawings.load();
      const density = (pointsPerInch * width) / drawnWidth;
      const image = sharp(Buffer.from(drawPhoto(scene, room)), { density }).resize(width);
      return await (format === 'avif' ? image.avif(avif) : image.webp(webp)).toBuffer();
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
