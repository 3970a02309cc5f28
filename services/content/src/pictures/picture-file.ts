import { Readable } from 'node:stream';
import { maxPhotoBytes } from '@porchlight/contracts';
import { Problem } from '@porchlight/service-kit';
import { messages } from './messages.ts';

/**
 * Reads the body of an upload to its end; empty if it is no file. Throws 413 above 10 MiB. The gateway has the same
 * limit.
 */
export async function readUploadedFile(body: unknown): Promise<Buffer> {
  if (!(body instanceof Readable)) return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxPhotoBytes) throw new Problem(413, 'upload-too-large', messages.tooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
