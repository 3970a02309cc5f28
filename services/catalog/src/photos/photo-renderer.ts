import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { drawing } from './drawing/draw.ts';
import { width as drawnWidth } from './drawing/shapes.ts';
import type { PhotoName } from './photo-name.ts';

const pointsPerInch = 72;
// Equally far from the drawing (39 dB): AVIF is a sixth smaller, for twice the work; more effort would be three times it for a tenth.
const avif = { quality: 50, effort: 1, chromaSubsampling: '4:2:0' },
  webp = { quality: 72, effort: 2 };
// One thread a picture and one picture a core: the rest of the service keeps its share.
sharp.concurrency(1);

/** Turns drawings into pictures, one at a time for each core; the others wait in line. */
@Injectable()
export class PhotoRenderer {
  #free = Math.max(1, availableParallelism());
  readonly #waiting: (() => void)[] = [];

  async render({ scene, room, width, format }: PhotoName): Promise<Buffer> {
    await this.#turn();
    try {
      // Drawn at the width that is asked for: a third of the work of making the largest smaller.
      const drawn = sharp(Buffer.from(drawing(scene, room)), { density: (pointsPerInch * width) / drawnWidth }).resize(
        width,
      );
      return await (format === 'avif' ? drawn.avif(avif) : drawn.webp(webp)).toBuffer();
    } finally {
      this.#next();
    }
  }

  async #turn(): Promise<void> {
    if (this.#free > 0) this.#free -= 1;
    else
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
  }

  // The place goes straight to the next in line, so that nobody slips in between.
  #next(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}
