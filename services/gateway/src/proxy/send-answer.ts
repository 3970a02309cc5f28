import type { FastifyReply } from 'fastify';
import { outwardHeaders } from './headers.ts';
import type { ServiceAnswer } from './service-proxy.ts';

/** Hands a service's answer on as it is. */
export function sendAnswer(reply: FastifyReply, { status, headers, body }: ServiceAnswer): void {
  void reply.code(status).headers(outwardHeaders(headers));
  const isEmpty = Buffer.isBuffer(body) && body.length === 0;
  void reply.send(isEmpty && (status === 204 || status === 304) ? undefined : body);
}
