import { StreamableFile } from '@nestjs/common';

/** The part of the Fastify reply that is used here. */
export interface ImageReply {
  header(name: string, value: string): unknown;
}

/**
 * Returns the response with a WebP whose URL is immutable, so that browsers cache it. Shared caches must not, so that a
 * removed image disappears.
 */
export function imageOf(file: Buffer, reply: ImageReply): StreamableFile {
  reply.header('cache-control', 'private, max-age=31536000, immutable');
  return new StreamableFile(file, { type: 'image/webp', length: file.length });
}
