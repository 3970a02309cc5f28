import type { Readable } from 'node:stream';

/** Maximum size of a request body in bytes; uploads have a separate lane. */
export const bodyLimit = 100 * 1024;

/** Error for a request body that is incomplete or exceeds the limit. */
export class RequestBodyError extends Error {
  readonly isTooLarge: boolean;
  constructor(isTooLarge: boolean) {
    super(isTooLarge ? 'body too large' : 'body incomplete');
    this.isTooLarge = isTooLarge;
  }
}

/**
 * Reads a body to its end and counts the bytes received, because the announced length cannot be trusted. Throws
 * `RequestBodyError`.
 */
export async function readBodyWithin(limit: number, body: Readable, announced: number): Promise<Buffer> {
  if (announced > limit) throw new RequestBodyError(true);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit) throw new RequestBodyError(true);
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof RequestBodyError ? error : new RequestBodyError(false);
  }
  return Buffer.concat(chunks);
}
