import type { Caching } from '@porchlight/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tagOf } from './ready-json.ts';
import { contextOf } from './request-context.ts';

// The weak comparison, as If-None-Match wants it: the words count, not how they were packed.
const bare = (tag: string) => tag.replace(/^W\//, '');
const matches = (header: string | undefined, tag: string) =>
  header !== undefined &&
  header.split(',').some((one) => {
    const wish = bare(one.trim());
    return wish === bare(tag) || wish === '*';
  });

/**
 * Says who may keep an answer: everybody for as long as its call declares, nobody when a person is signed in or nothing is
 * declared. A tag lets a client ask again for free (304).
 */
export function applyCaching(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  if (reply.hasHeader('cache-control')) return payload;
  const { declared, caller } = contextOf(request);
  const isForAll = reply.statusCode === 200 && caller?.userId === undefined;
  if (declared?.caching && isForAll) return shared(request, reply, { payload, caching: declared.caching });
  reply.header('cache-control', 'private, no-store');
  return payload;
}

function shared(
  request: FastifyRequest,
  reply: FastifyReply,
  { payload, caching }: { payload: unknown; caching: Caching },
): unknown {
  reply.header(
    'cache-control',
    caching.shared > 0 ? `public, max-age=${caching.shared}` : 'public, max-age=0, must-revalidate',
  );
  reply.header('vary', 'authorization, accept-encoding');
  if (typeof payload !== 'string' || caching.etag === false) return payload;
  const { ready } = contextOf(request);
  const tag = ready && payload === ready.text ? ready.tag : tagOf(payload);
  reply.header('etag', tag);
  if (!matches(request.headers['if-none-match'], tag)) return payload;
  reply.code(304).removeHeader('content-length').removeHeader('content-type');
  return '';
}
