import { randomUUID } from 'node:crypto';
import type { AnyRoute, Caller, Language } from '@porchlight/contracts';
import type { FastifyRequest } from 'fastify';
import type { SerializedJson } from './serialized-json.ts';
import { preferredLanguage } from './messages.ts';

/** Client behind a request, as forwarded by the gateway; empty if a service calls. */
export interface Client {
  /** IP address of the user; empty if it was not forwarded. */
  readonly ip: string;
  readonly userAgent: string;
  /** Hash of the cookie that a session is bound to, if the browser stores one (docs/rules/sessions.md). */
  readonly binding?: string;
  /** Identifies the request in the logs. */
  readonly requestId: string;
}

/** Context of one request. */
export interface RequestContext {
  readonly requestId: string;
  readonly language: Language;
  /** Set by the identity hook. */
  caller?: Caller;
  /** Route of the request, and the same route once its access rule allows the caller; set by the access hook. */
  declared?: AnyRoute;
  allowed?: AnyRoute;
  /** Level of the log line of a request below 500; `info` by default. */
  logLevel?: 'debug';
  /** The response, if it is already serialized. */
  serialized?: SerializedJson;
}

const contexts = new WeakMap<object, RequestContext>();
const requestIdPattern = /^[\w-]{8,64}$/;
const firstValue = (header: string | readonly string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : header?.[0];

/** Returns the context of a request; creates it on first use. */
export function contextOf(request: FastifyRequest): RequestContext {
  const known = contexts.get(request.raw);
  if (known) return known;
  const given = firstValue(request.headers['x-request-id']);
  const context: RequestContext = {
    requestId: given && requestIdPattern.test(given) ? given : randomUUID(),
    language: preferredLanguage(request.headers['accept-language']),
  };
  contexts.set(request.raw, context);
  return context;
}

/** Header with the IP address of the user. The gateway sets it and drops a value from outside. */
export const clientAddressHeader = 'x-porchlight-client';

/** Header with the hash of the browser's session cookie. The gateway sets it on calls that start a session. */
export const bindingHeader = 'x-porchlight-binding';

/** Returns the client behind a request of the gateway. */
export function clientOf(request: FastifyRequest): Client {
  const binding = firstValue(request.headers[bindingHeader]);
  return {
    ip: firstValue(request.headers[clientAddressHeader]) ?? '',
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    requestId: contextOf(request).requestId,
    ...(binding === undefined ? {} : { binding }),
  };
}
