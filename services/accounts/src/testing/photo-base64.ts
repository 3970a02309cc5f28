import sharp from 'sharp';

/** Returns a single-colour JPEG as base64, as the browser uploads it. */
export const photoBase64 = async (colour = 'teal'): Promise<string> =>
  (
    await sharp({ create: { width: 512, height: 512, channels: 3, background: colour } })
      .jpeg()
      .toBuffer()
  ).toString('base64');
