import { Readable } from 'node:stream';
import type { Problem } from './problem.ts';

/**
 * Reads the body of an upload to its end; empty if it is no file. Throws the problem of `tooLarge` as soon as more than
 * `maxBytes` arrived, and reads no further. The gateway has a limit of its own.
 */
export async function readUpload(body: unknown, maxBytes: number, tooLarge: () => Problem): Promise<Buffer> {
  if (!(body instanceof Readable)) return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
