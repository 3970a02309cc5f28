import sharp, { type ResizeOptions } from 'sharp';

const sizePx = 256;
/** Four times the size that the browser sends, and small enough for concurrent uploads. */
const limitInputPixels = 1024 ** 2;
/**
 * Start and end signatures of the accepted formats. Other formats that sharp reads (SVG, GIF, PDF) and files with
 * trailing data are rejected before decoding.
 */
const signatures = [
  { begin: '\xff\xd8\xff', end: '\xff\xd9' },
  { begin: '\x89PNG\r\n\x1a\n', end: 'IEND\xaeB`\x82' },
] as const;
// One thread for an image leaves CPU to the rest of the service. The cache is off, so that photos do not stay in
// memory.
sharp.concurrency(1);
sharp.cache(false);

function hasKnownSignature(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return bytes.readUInt32LE(4) === bytes.length - 8;
  // The chunk that marks an animated PNG.
  return signatures.some(({ begin, end }) => text.startsWith(begin) && text.endsWith(end)) && !text.includes('acTL');
}

/** Crops an image to a 256 px square WebP. Returns undefined unless it is a complete, static JPEG, PNG or WebP. */
export const resizePhoto = (bytes: Buffer): Promise<Buffer | undefined> => toSquare(bytes, { fit: 'cover' });

/**
 * Fits an image into a white 256 px square WebP. Returns undefined unless it is a complete, static JPEG, PNG or WebP.
 */
export const fitLogo = (bytes: Buffer): Promise<Buffer | undefined> =>
  toSquare(bytes, { fit: 'contain', background: 'white' });

async function toSquare(bytes: Buffer, fit: Pick<ResizeOptions, 'fit' | 'background'>): Promise<Buffer | undefined> {
  if (!hasKnownSignature(bytes)) return undefined;
  try {
    const image = sharp(bytes, { limitInputPixels });
    if (((await image.metadata()).pages ?? 1) > 1) return undefined;
    const square = image.autoOrient().resize(sizePx, sizePx, fit);
    return await (fit.background ? square.flatten(fit) : square).webp({ quality: 82 }).toBuffer();
  } catch {
    return undefined; // corrupt, truncated or too large
  }
}
