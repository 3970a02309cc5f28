import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '@porchlight/service-kit';
import { messages } from '../messages.ts';

/** Maximum size of a request body in bytes; uploads have a separate lane. */
export const bodyLimit = 100 * 1024;

/** Error for a request body that is incomplete or exceeds the limit. */
class RequestBodyError extends Error {
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
async function readBodyWithin(limit: number, body: Readable, announced: number): Promise<Buffer> {
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

/** Reads the body of a request. Throws a 413 problem above the limit, 400 for an incomplete one. */
export async function readRequestBody(
  request: FastifyRequest,
  reply: FastifyReply,
  limit: number,
): Promise<Buffer | undefined> {
  try {
    const body = await readBodyWithin(
      limit,
      (request.body ?? request.raw) as Readable,
      Number(request.headers['content-length'] ?? 0),
    );
    return body.length ? body : undefined;
  } catch (error) {
    if (!(error instanceof RequestBodyError)) throw error;
    // The rest of the request body is not read, so the connection cannot be reused.
    void reply.header('connection', 'close');
    throw error.isTooLarge
      ? new Problem(413, 'body-too-large', messages.bodyTooLarge)
      : new Problem(400, 'body-lost', messages.bodyLost);
  }
}
