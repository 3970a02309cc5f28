import type { Readable } from 'node:stream';

/** What a call may carry; uploads have a lane of their own. */
export const bodyLimit = 100 * 1024;

/** The body did not come whole, or is larger than the limit. */
export class BodyRefused extends Error {
  readonly isTooLarge: boolean;
  constructor(isTooLarge: boolean) {
    super(isTooLarge ? 'body too large' : 'body lost');
    this.isTooLarge = isTooLarge;
  }
}

/** Reads a body to its end and counts what really comes: a length that was announced proves nothing. */
export async function readBodyWithin(limit: number, body: Readable, announced: number): Promise<Buffer> {
  if (announced > limit) throw new BodyRefused(true);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit) throw new BodyRefused(true);
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof BodyRefused ? error : new BodyRefused(false);
  }
  return Buffer.concat(chunks);
}
