import sharp from 'sharp';

const side = 256;
/** Four times what the browser sends, and little enough that many at once cost no memory to speak of. */
const limitInputPixels = 1024 ** 2;
/** How the pictures that we take begin and end; whatever else sharp reads (SVG, GIF, PDF) never gets to it, and nothing hangs on behind. */
const forms = [
  { begin: '\xff\xd8\xff', end: '\xff\xd9' },
  { begin: '\x89PNG\r\n\x1a\n', end: 'IEND\xaeB`\x82' },
] as const;
// One thread a picture: the rest of the service keeps its share. Pictures of people are not kept in memory.
sharp.concurrency(1);
sharp.cache(false);

function hasForm(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return bytes.readUInt32LE(4) === bytes.length - 8;
  // An animated PNG says so in a chunk of this name.
  return forms.some(({ begin, end }) => text.startsWith(begin) && text.endsWith(end)) && !text.includes('acTL');
}

/** Draws a picture anew as a small square WebP; undefined for what is no whole, still JPEG, PNG or WebP. */
export async function smallPhoto(bytes: Buffer): Promise<Buffer | undefined> {
  if (!hasForm(bytes)) return undefined;
  try {
    const picture = sharp(bytes, { limitInputPixels });
    if (((await picture.metadata()).pages ?? 1) > 1) return undefined;
    return await picture.autoOrient().resize(side, side).webp({ quality: 82 }).toBuffer();
  } catch {
    return undefined; // broken, cut off, or too large
  }
}
