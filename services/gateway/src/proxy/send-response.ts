import type { FastifyReply } from 'fastify';
import { forwardedResponseHeaders } from './headers.ts';
import type { ServiceResponse } from './service-proxy.ts';

/** Sends a service's response to the client unchanged, except for withheld headers. */
export function sendResponse(reply: FastifyReply, { status, headers, body }: ServiceResponse): void {
  void reply.code(status).headers(forwardedResponseHeaders(headers));
  const isEmpty = Buffer.isBuffer(body) && body.length === 0;
  void reply.send(isEmpty && (status === 204 || status === 304) ? undefined : body);
}
