import { Injectable } from '@nestjs/common';
import { encodePhoto, ImageSlots } from '@porchlight/service-kit/images';
import sharp from 'sharp';
import { DemoDrawings } from './demo-drawings.ts';
import type { PhotoName } from './photo-name.ts';

const pointsPerInch = 72;

/** Renders drawings to images. */
@Injectable()
export class PhotoRenderer {
  constructor(
    private readonly drawings: DemoDrawings,
    private readonly slots: ImageSlots,
  ) {}

  render({ scene, room, width, format }: PhotoName): Promise<Buffer> {
    return this.slots.run(async () => {
      // Rasterized at the requested width: a third of the work of rendering the largest width and scaling it down.
      const { drawPhoto, width: drawnWidth } = await this.drawings.load();
      const density = (pointsPerInch * width) / drawnWidth;
      return encodePhoto(sharp(Buffer.from(drawPhoto(scene, room)), { density }).resize(width), format);
    });
  }
}
