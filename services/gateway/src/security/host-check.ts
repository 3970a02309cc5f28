import { isIP } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formatReference, type MessageReference } from '@porchlight/messages';
import { contextOf } from '@porchlight/service-kit';
import type { GatewayConfig } from '../config.ts';
import { messages } from '../messages.ts';

type HostConfig = Pick<GatewayConfig, 'isProduction' | 'publicOrigin'>;

/**
 * Refuses a request with two Host headers (400). Outside production, it also refuses a host name that is neither
 * localhost, an IP address nor that of `PUBLIC_ORIGIN` (421): a foreign page whose name resolves to this machine would
 * otherwise read a site in development (DNS rebinding). In production the Host header has no effect.
 */
export function addHostCheck(http: FastifyInstance, config: HostConfig): void {
  http.addHook('onRequest', (request, reply, done) => {
    if (hostHeaders(request) > 1)
      refuse(request, reply, { status: 400, code: 'two-hosts', message: messages.twoHosts });
    else if (!config.isProduction && !isOwnHost(request.hostname, config))
      refuse(request, reply, { status: 421, code: 'foreign-host', message: messages.foreignHost });
    else done();
  });
}

// Node keeps the first of two Host headers; a proxy may have decided by the second.
const hostHeaders = ({ raw }: FastifyRequest): number =>
  raw.rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length;

function isOwnHost(hostname: string, { publicOrigin }: HostConfig): boolean {
  const name = hostname.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return (
    name === '' || // HTTP/1.0 without a Host header; browsers always send one
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    isIP(name) !== 0 ||
    (publicOrigin !== undefined && name === new URL(publicOrigin).hostname)
  );
}

function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, code, message }: { readonly status: number; readonly code: string; readonly message: MessageReference },
): void {
  void reply
    .code(status)
    .headers({ 'cache-control': 'no-store', connection: 'close' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ message: formatReference(contextOf(request).language, message), code }));
}
