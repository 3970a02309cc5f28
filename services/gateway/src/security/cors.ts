import type { FastifyInstance } from 'fastify';

const allowed = {
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
  'access-control-allow-headers':
    'authorization, content-type, x-requested-with, accept-language, idempotency-key, if-none-match',
  'access-control-expose-headers': 'etag, retry-after, x-request-id',
  'access-control-max-age': '600',
} as const;

/** Adds CORS headers for the configured origins; does nothing when there are none. */
export function addCors(http: FastifyInstance, origins: ReadonlySet<string>): void {
  if (origins.size === 0) return;
  http.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/api/')) {
      done();
      return;
    }
    void reply.header('vary', 'origin');
    const { origin } = request.headers;
    if (origin === undefined || !origins.has(origin)) {
      done();
      return;
    }
    void reply.header('access-control-allow-origin', origin);
    if (request.method !== 'OPTIONS') {
      done();
      return;
    }
    void reply.headers(allowed).code(204).send();
  });
}
