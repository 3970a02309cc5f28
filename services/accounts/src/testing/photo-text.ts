import sharp from 'sharp';

/** A photo as the browser sends it: a picture of one colour as base64. */
export const photoText = async (colour = 'teal'): Promise<string> =>
  (
    await sharp({ create: { width: 512, height: 512, channels: 3, background: colour } })
      .jpeg()
      .toBuffer()
  ).toString('base64');
