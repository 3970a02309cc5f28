import { lightboxWidth, maxPhotoPixels, type PhotoFault } from '@porchlight/contracts';
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

/** A very tall photo is scaled down, so that its height is bounded too. */
const maxHeight = 3 * lightboxWidth;

/** Smallest accepted size in pixels, in either orientation. */
interface MinSides {
  readonly long: number;
  readonly short: number;
}

/**
 * Reads a file as a photo. Returns the reason when it is none: no still JPEG, PNG or WebP, damaged, or of a size out of
 * bounds.
 */
export async function readPhoto(file: Buffer, minSides: MinSides): Promise<ReadPhoto | PhotoFault> {
  if (!hasPhotoSignature(file)) return 'not-a-photo';
  try {
    const size = await sizeOf(file, minSides);
    return typeof size === 'string' ? size : { ...size, ...(await decode(file)) };
  } catch (error) {
    return error instanceof Error && error.message.includes('pixel limit') ? 'too-many-pixels' : 'damaged';
  }
}

/** Reads a version of a photo that the site has stored. Returns undefined if it is damaged. */
export async function readStoredPhoto(file: Buffer): Promise<Pick<ReadPhoto, 'pixels' | 'raw'> | undefined> {
  try {
    return await decode(file);
  } catch {
    return undefined;
  }
}

const image = (file: Buffer) => sharp(file, { limitInputPixels: maxPhotoPixels, failOn: 'error' });

function hasPhotoSignature(file: Buffer): boolean {
  const head = file.toString('latin1', 0, signatureBytes);
  return signatures.some((signature) => signature.test(head));
}

async function sizeOf(file: Buffer, minSides: MinSides): Promise<{ width: number; height: number } | PhotoFault> {
  const { format, pages = 1, autoOrient } = await image(file).metadata();
  if (!formats.has(format) || pages > 1) return 'not-a-photo';
  const { width, height } = autoOrient;
  if (width * height > maxPhotoPixels) return 'too-many-pixels';
  const isLargeEnough = Math.max(width, height) >= minSides.long && Math.min(width, height) >= minSides.short;
  return isLargeEnough ? { width, height } : 'too-small';
}

async function decode(file: Buffer): Promise<Pick<ReadPhoto, 'pixels' | 'raw'>> {
  const { data, info } = await image(file)
    .autoOrient()
    .resize({ width: lightboxWidth, height: maxHeight, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, raw: { width: info.width, height: info.height, channels: info.channels } };
}
