import { randomUUID } from 'node:crypto';
import type { AnyRoute, Caller, Language } from '@porchlight/contracts';
import type { FastifyRequest } from 'fastify';
import type { ReadyJson } from './ready-json.ts';
import { languageOf } from './words.ts';

/** Where a request comes from, as the gateway tells it; a service that calls tells nothing. */
export interface Client {
  /** The address of the person's computer; empty when nobody told it. */
  readonly ip: string;
  readonly userAgent: string;
  /** Hash of the cookie that a session shall be bound to, where a browser keeps one (reliability 6.2). */
  readonly binding?: string;
  /** Finds the request in the logs. */
  readonly requestId: string;
}

/** What the kit knows of one request. */
export interface RequestContext {
  readonly requestId: string;
  readonly language: Language;
  /** Set by the guard. */
  caller?: Caller;
  declared?: AnyRoute;
  /** The answer, when it was text already. */
  ready?: ReadyJson;
}

const contexts = new WeakMap<object, RequestContext>();
const plainId = /^[\w-]{8,64}$/;
const one = (header: string | readonly string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : header?.[0];

/** The context of a request, made at the first question. */
export function contextOf(request: FastifyRequest): RequestContext {
  const known = contexts.get(request.raw);
  if (known) return known;
  const given = one(request.headers['x-request-id']);
  const context: RequestContext = {
    requestId: given && plainId.test(given) ? given : randomUUID(),
    language: languageOf(request.headers['accept-language']),
  };
  contexts.set(request.raw, context);
  return context;
}

/** Header in which the gateway tells the person's network address; it drops what came from outside. */
export const clientAddressHeader = 'x-porchlight-client';

/** Header in which the gateway tells the hash of the browser's cookie, with calls that begin a session. */
export const bindingHeader = 'x-porchlight-binding';

/** The client behind a request of the gateway. */
export function clientOf(request: FastifyRequest): Client {
  const binding = one(request.headers[bindingHeader]);
  return {
    ip: one(request.headers[clientAddressHeader]) ?? '',
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    requestId: contextOf(request).requestId,
    ...(binding === undefined ? {} : { binding }),
  };
}
