import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Log } from '@porchlight/service-kit';
import { ApiError } from './api-error.ts';
import type { Dispatcher, Outcome } from './dispatcher.ts';
import type { Endpoint } from './endpoint.ts';

const maxBodyBytes = 64 * 1024;
const requestTimeoutMs = 30_000;

/** Returns the HTTP server of the endpoints. It speaks form-encoded bodies, and JSON responses. */
export function createServer(endpoints: readonly Endpoint[], dispatcher: Dispatcher, log: Log): FastifyInstance {
  const server = fastify({
    bodyLimit: maxBodyBytes,
    requestTimeout: requestTimeoutMs,
    forceCloseConnections: 'idle',
    logger: false,
  });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });
  server.addHook('onResponse', (request, reply, done) => {
    // The declared path: addresses hold client secrets.
    log.info('request', {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    });
    done();
  });
  server.setNotFoundHandler((_request, reply) => {
    sendOutcome(reply, new ApiError(404, 'Unrecognized request URL'));
  });
  server.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    sendOutcome(reply, new ApiError(error.statusCode ?? 500, 'The request could not be read'));
  });
  for (const endpoint of endpoints)
    server.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: async (request, reply) => {
        const outcome = await dispatcher.dispatch(endpoint, apiRequest(request));
        sendOutcome(reply, outcome);
      },
    });
  return server;
}

function apiRequest(request: FastifyRequest) {
  const [path = '', query = ''] = request.url.split('?');
  const { id = '' } = request.params as { id?: string };
  return { path, id, headers: request.headers, parameters: typeof request.body === 'string' ? request.body : query };
}

function sendOutcome(reply: FastifyReply, outcome: Outcome): void {
  if (outcome === 'lost') {
    reply.hijack();
    reply.raw.destroy();
    return;
  }
  const { status, body, isReplay } = { isReplay: undefined, ...outcome };
  if (isReplay) reply.header('idempotent-replayed', 'true');
  if (status >= 500) reply.header('stripe-should-retry', 'false');
  void reply.status(status).type('application/json').send(JSON.stringify(body));
}
