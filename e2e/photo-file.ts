import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

type Format = 'jpg' | 'png' | 'webp';

/** Returns a photo of random blocks as a file of a form; its name ends with the format. */
export async function aPhotoFile(name: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const format = name.split('.').at(-1) as Format;
  const buffer = await sharp(randomBytes(40 * 30 * 3), { raw: { width: 40, height: 30, channels: 3 } })
    .resize(1600, 1200, { fit: 'fill', kernel: 'cubic' })
    .toFormat(format)
    .toBuffer();
  return { name, mimeType: `image/${format === 'jpg' ? 'jpeg' : format}`, buffer };
}
