import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { constants } from 'node:zlib';
import { cleanAddress } from './clean-address.ts';
import type { GatewayConfig } from './config.ts';
import { addCors } from './security/cors.ts';
import { addSecurityHeaders } from './security/security-headers.ts';
import { answerUnread } from './unread-request.ts';

/** Far above the longest address, so that an address that is too long gets our answer (414) and not Node's. */
const maxHeaderSize = 64 * 1024;

/** The HTTP side of the gateway: any address is read, bodies are left alone, only as many proxies are believed as stand there. */
export const gatewayAdapter = ({ trustProxyHops }: GatewayConfig): FastifyAdapter =>
  new FastifyAdapter({
    http: { maxHeaderSize },
    clientErrorHandler: answerUnread,
    trustProxy: (_address: string, hop: number) => hop < trustProxyHops,
    requestTimeout: 70_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    rewriteUrl: (request: { readonly url?: string | undefined }) => cleanAddress(request.url ?? '/'),
    routerOptions: { maxParamLength: maxHeaderSize },
  });

/** Plugins and hooks that every request passes. */
export async function setUpHttp(app: NestFastifyApplication, config: GatewayConfig): Promise<void> {
  const http = app.getHttpAdapter().getInstance();
  http.removeAllContentTypeParsers();
  http.addContentTypeParser('*', (_request, payload, done) => {
    done(null, payload);
  });
  addSecurityHeaders(http);
  addCors(http, config.allowedOrigins);
  await app.register(cookie);
  // Once, here: what a service has compressed already passes through.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1_024,
    zlibOptions: { level: 5 },
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
}
