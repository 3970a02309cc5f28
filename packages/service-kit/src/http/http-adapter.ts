import { FastifyAdapter } from '@nestjs/platform-fastify';
import { performance } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityReader } from '../identity/identity-reader.ts';
import type { Log } from '../log.ts';
import { applyCaching } from './caching.ts';
import { kitMessages } from './messages.ts';
import { Problem } from './problem.ts';
import type { ProblemFilter } from './problem-filter.ts';
import { compressedPayload } from './compression.ts';
import { SerializedJson, toWireText } from './serialized-json.ts';
import { contextOf } from './request-context.ts';

const mebibyte = 1024 * 1024;
/** The gateway accepts addresses of 16 KB; with the other headers they exceed Node's default limit. */
const maxHeaderSize = 32 * 1024;

/** Creates the HTTP adapter of a service, with limits on the size and duration of requests. */
export const httpAdapter = (): FastifyAdapter =>
  new FastifyAdapter({
    http: { maxHeaderSize },
    bodyLimit: mebibyte,
    requestTimeout: 70_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  });

/** Header with the signed identity of the caller, set by the gateway and the services. */
export const identityHeader = 'x-porchlight-identity';

const logLevelOf = (request: FastifyRequest, { statusCode }: FastifyReply) =>
  statusCode >= 500 ? 'warn' : (contextOf(request).logLevel ?? 'info');

/** Makes the ids of requests here, at the edge: an id of the client is ignored. Add before the request log. */
export function ignoreRequestIds(http: FastifyInstance): void {
  http.addHook('onRequest', (request, _reply, done) => {
    delete request.headers['x-request-id'];
    done();
  });
}

function logRequest(log: Log, request: FastifyRequest, reply: FastifyReply, started: number): void {
  // Logs the declared path, because actual addresses contain tokens and search terms.
  log[logLevelOf(request, reply)]('request', {
    requestId: contextOf(request).requestId,
    method: request.method,
    route: request.routeOptions.url ?? 'none',
    status: reply.statusCode,
    aborted: reply.raw.writableFinished ? undefined : true,
    ms: Math.round((performance.now() - started) * 10) / 10,
  });
}

/** Adds a request id, a log line, caching headers and compression to every request. */
export function addRequestLog(http: FastifyInstance, log: Log): void {
  http.addHook('onRequest', (request, reply, done) => {
    const started = performance.now();
    reply.header('x-request-id', contextOf(request).requestId);
    // `onResponse` follows 'finish', which never comes when the client leaves before the response ends.
    reply.raw.once('close', () => {
      logRequest(log, request, reply, started);
    });
    done();
  });
  http.setReplySerializer(toWireText);
  http.addHook('preSerialization', (request, _reply, payload, done) => {
    if (payload instanceof SerializedJson) contextOf(request).serialized = payload;
    done(null, payload);
  });
  http.addHook('onSend', (request, reply, payload, done) => {
    const sent = applyCaching(request, reply, payload);
    const compressed = compressedPayload(request, reply, sent);
    if (compressed)
      compressed.then((bytes) => {
        done(null, bytes);
      }, done);
    else done(null, sent);
  });
}

/** Rejects requests without a signed identity, except health checks. */
export function addIdentityHook(http: FastifyInstance, identities: IdentityReader, filter: ProblemFilter): void {
  http.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.url?.startsWith('/health/')) {
      done();
      return;
    }
    const context = contextOf(request);
    const token = request.headers[identityHeader];
    const caller = typeof token === 'string' ? identities.read(token) : undefined;
    if (!caller) {
      filter.respond(new Problem(401, 'identity-required', kitMessages.identityRequired), request, reply);
      return;
    }
    context.caller = { ...caller, requestId: context.requestId };
    done();
  });
}
