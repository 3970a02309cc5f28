import { open } from 'node:fs/promises';
import { maxPhotoPixels, minPhotoSides, type PhotoFault } from '@porchlight/contracts/catalog';
import { photoWidths } from '@porchlight/contracts';
import sharp from 'sharp';

/** An uploaded photo: its upright size in pixels, and the image that all versions are made from. */
export interface ReadPhoto {
  readonly width: number;
  readonly height: number;
  /** Raw pixels at the largest width of the site, without any metadata. */
  readonly pixels: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}

const formats: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp']);
/** First bytes of the accepted formats: nothing else is given to a decoder, neither SVG nor PDF. */
const signatures = [/^\xff\xd8\xff/, /^\x89PNG\r\n\x1a\n/, /^RIFF[^]{4}WEBP/];
const signatureBytes = 12;

const largestWidth = Math.max(...photoWidths);
/** A very tall photo is scaled down, so that its height is bounded too. */
const maxHeight = 3 * largestWidth;

/**
 * Reads a file as a photo. Returns the reason when it is none: no still JPEG, PNG or WebP, damaged, or of a size out of
 * bounds.
 */
export async function readPhoto(path: string): Promise<ReadPhoto | PhotoFault> {
  if (!(await hasPhotoSignature(path))) return 'not-a-photo';
  try {
    const size = await sizeOf(path);
    return typeof size === 'string' ? size : { ...size, ...(await decode(path)) };
  } catch (error) {
    if (isFileError(error)) throw error;
    return error instanceof Error && error.message.includes('pixel limit') ? 'too-many-pixels' : 'damaged';
  }
}

const image = (path: string) => sharp(path, { limitInputPixels: maxPhotoPixels, failOn: 'error' });
const isFileError = (error: unknown) => typeof (error as NodeJS.ErrnoException).syscall === 'string';

async function hasPhotoSignature(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(signatureBytes), 0, signatureBytes, 0);
    const head = buffer.toString('latin1', 0, bytesRead);
    return signatures.some((signature) => signature.test(head));
  } finally {
    await file.close();
  }
}

async function sizeOf(path: string): Promise<{ width: number; height: number } | PhotoFault> {
  const { format, pages = 1, autoOrient } = await image(path).metadata();
  if (!formats.has(format) || pages > 1) return 'not-a-photo';
  const { width, height } = autoOrient;
  if (width * height > maxPhotoPixels) return 'too-many-pixels';
  const isLargeEnough = Math.max(width, height) >= minPhotoSides.long && Math.min(width, height) >= minPhotoSides.short;
  return isLargeEnough ? { width, height } : 'too-small';
}

async function decode(path: string): Promise<Pick<ReadPhoto, 'pixels' | 'raw'>> {
  const { data, info } = await image(path)
    .autoOrient()
    .resize({ width: largestWidth, height: maxHeight, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, raw: { width: info.width, height: info.height, channels: info.channels } };
}
