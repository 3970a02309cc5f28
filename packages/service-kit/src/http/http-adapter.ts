import { FastifyAdapter } from '@nestjs/platform-fastify';
import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { IdentityReader } from '../identity/identity-reader.ts';
import type { Log } from '../log/log.ts';
import { applyCaching } from './caching.ts';
import { kitWords } from './words.ts';
import { Problem } from './problem.ts';
import type { ProblemFilter } from './problem-filter.ts';
import { packedFor } from './packing.ts';
import { ReadyJson, wireTextOf } from './ready-json.ts';
import { contextOf } from './request-context.ts';

const mebibyte = 1024 * 1024;
/** The gateway lets addresses of 16 KB pass; Node's own limit would refuse them with the other headers. */
const maxHeaderSize = 32 * 1024;

/** The HTTP side of a service: limits of size and time for whatever comes in. */
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

/** Header in which the gateway and the services say who asks. */
export const identityHeader = 'x-porchlight-identity';

/** Every request has an id and a line in the log, every answer says who may keep it. */
export function addRequestLog(http: FastifyInstance, log: Log): void {
  const started = new WeakMap<object, number>();
  http.addHook('onRequest', (request, reply, done) => {
    started.set(request.raw, performance.now());
    reply.header('x-request-id', contextOf(request).requestId);
    done();
  });
  http.setReplySerializer(wireTextOf);
  http.addHook('preSerialization', (request, _reply, payload, done) => {
    if (payload instanceof ReadyJson) contextOf(request).ready = payload;
    done(null, payload);
  });
  http.addHook('onSend', (request, reply, payload, done) => {
    const sent = applyCaching(request, reply, payload);
    const packed = packedFor(request, reply, sent);
    if (packed)
      packed.then((bytes) => {
        done(null, bytes);
      }, done);
    else done(null, sent);
  });
  http.addHook('onResponse', (request, reply, done) => {
    // The declared path, not the address asked for: addresses carry tokens and what people searched.
    log.info('request', {
      requestId: contextOf(request).requestId,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round((performance.now() - (started.get(request.raw) ?? 0)) * 10) / 10,
    });
    done();
  });
}

/** Nobody passes without a signed identity; health alone answers to all. */
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
      filter.answer(new Problem(401, 'identity-required', kitWords.identityRequired), request, reply);
      return;
    }
    context.caller = { ...caller, requestId: context.requestId };
    done();
  });
}
