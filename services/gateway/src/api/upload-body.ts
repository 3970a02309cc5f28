import { Transform, type Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { maxPhotoBytes } from '@porchlight/contracts';
import { Problem } from '@porchlight/service-kit';
import { messages } from '../messages.ts';

const tooLarge = () => new Problem(413, 'body-too-large', messages.bodyTooLarge);

/**
 * Returns the body of an upload as a stream, so that no file is held in memory. Throws a 413 problem for an announced
 * length above the limit; the stream fails with one when more bytes arrive. It never ends when the client disconnects,
 * which cancels the call.
 */
export function uploadBody({ headers, raw }: FastifyRequest, reply: FastifyReply): Readable {
  if (Number(headers['content-length'] ?? 0) > maxPhotoBytes) {
    // The rest of the request body is not read, so the connection cannot be reused.
    void reply.header('connection', 'close');
    throw tooLarge();
  }
  let size = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxPhotoBytes) done(tooLarge());
      else done(null, chunk);
    },
  });
  return raw.pipe(counted);
}
