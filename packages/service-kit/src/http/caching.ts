import type { Caching } from '@porchlight/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf } from './serialized-json.ts';
import { contextOf } from './request-context.ts';

// Weak comparison, as If-None-Match requires: the content counts, not its encoding.
const withoutWeakPrefix = (tag: string) => tag.replace(/^W\//, '');
const matches = (header: string | undefined, tag: string) =>
  header !== undefined &&
  header.split(',').some((one) => {
    const candidate = withoutWeakPrefix(one.trim());
    return candidate === withoutWeakPrefix(tag) || candidate === '*';
  });

/**
 * Sets the caching headers: public for the declared time; private and not stored for logged-in users and routes without
 * declared caching. Sets an ETag, and responds 304 if it matches.
 */
export function applyCaching(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  if (reply.hasHeader('cache-control')) return payload;
  const { declared, caller } = contextOf(request);
  const isShareable = reply.statusCode === 200 && caller?.userId === undefined;
  if (declared?.caching && isShareable)
    return applySharedCaching(request, reply, { payload, caching: declared.caching });
  reply.header('cache-control', 'private, no-store');
  return payload;
}

function applySharedCaching(
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
  const { serialized } = contextOf(request);
  const tag = serialized && payload === serialized.text ? serialized.etag : etagOf(payload);
  reply.header('etag', tag);
  if (!matches(request.headers['if-none-match'], tag)) return payload;
  reply.code(304).removeHeader('content-length').removeHeader('content-type');
  return '';
}
