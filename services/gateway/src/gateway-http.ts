import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { constants } from 'node:zlib';
import { normalizeUrl, toStoredUrl } from './normalize-url.ts';
import type { GatewayConfig } from './config.ts';
import { addCors } from './security/cors.ts';
import { addSecurityHeaders } from './security/security-headers.ts';
import { addHostCheck } from './security/host-check.ts';
import { handleClientError } from './client-error.ts';

/**
 * Maximum size of the request headers in bytes; far above the URL limit, so that the gateway, not Node, answers an
 * overlong URL (414).
 */
const maxHeaderSize = 64 * 1024;

/**
 * Creates the HTTP adapter of the gateway: accepts any URL, leaves bodies unparsed and trusts only the configured
 * number of proxies.
 */
export const gatewayAdapter = ({ trustProxyHops }: GatewayConfig): FastifyAdapter =>
  new FastifyAdapter({
    http: { maxHeaderSize },
    clientErrorHandler: handleClientError,
    trustProxy: (_address: string, hop: number) => hop < trustProxyHops,
    requestTimeout: 70_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    rewriteUrl: (request: { readonly url?: string | undefined }) => toStoredUrl(normalizeUrl(request.url ?? '/')),
    routerOptions: { maxParamLength: maxHeaderSize },
  });

/** Registers the plugins and hooks for every request. */
export async function setUpHttp(app: NestFastifyApplication, config: GatewayConfig): Promise<void> {
  const http = app.getHttpAdapter().getInstance();
  http.removeAllContentTypeParsers();
  http.addContentTypeParser('*', (_request, payload, done) => {
    done(null, payload);
  });
  addSecurityHeaders(http);
  addHostCheck(http, config);
  addCors(http, config.allowedOrigins);
  await app.register(cookie);
  // The gateway is the only place that compresses; responses that a service compressed pass through unchanged.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1_024,
    zlibOptions: { level: 5 },
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
}
