import type { ContentPicture } from '@porchlight/contracts/content';
import { asStaff, type Actor, type TestApp } from '@porchlight/service-kit/testing';
import sharp from 'sharp';

/** Returns an image of one colour. */
export const anImage = (
  width = 1_200,
  height = 800,
  format: 'jpeg' | 'png' | 'webp' | 'gif' = 'jpeg',
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .toFormat(format)
    .toBuffer();

/** Sends a file as the gateway passes it on. */
export const sendPicture = (app: TestApp, file: Buffer, as: Actor = asStaff(['modifyBlogs'])) =>
  app.post('/admin/content-pictures', {
    as,
    headers: { 'content-type': 'application/offset+octet-stream' },
    body: file,
  });

/** Stores a picture. */
export async function aStoredPicture(app: TestApp): Promise<ContentPicture> {
  return (await sendPicture(app, await anImage())).body.picture;
}
