import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

const formats = { jpg: 'jpeg', png: 'png', webp: 'webp' } as const;

/** Returns a photo of random blocks as a file of a form; its name ends with the format. */
export async function aPhotoFile(
  name: `${string}.${keyof typeof formats}`,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const format = formats[name.split('.').at(-1) as keyof typeof formats];
  const buffer = await sharp(randomBytes(40 * 30 * 3), { raw: { width: 40, height: 30, channels: 3 } })
    .resize(1600, 1200, { fit: 'fill', kernel: 'cubic' })
    .toFormat(format)
    .toBuffer();
  return { name, mimeType: `image/${format}`, buffer };
}
