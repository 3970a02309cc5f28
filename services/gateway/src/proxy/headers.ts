import type { IncomingHttpHeaders } from 'node:http';

// Request headers that are forwarded to a service; identities, forwarded addresses and cookies are not.
const requestHeaderNames = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'if-none-match',
  'if-modified-since',
  'user-agent',
  'idempotency-key',
  'range',
  'stripe-signature',
  'tus-resumable',
  'upload-length',
  'upload-metadata',
  'upload-offset',
  'x-requested-with',
] as const;
// Hop-by-hop response headers, and those that disclose the server software.
const withheldHeaders = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'server',
  'x-powered-by',
  'content-length',
  'date',
  'x-request-id',
]);

/** Returns the request headers that are forwarded to a service. */
export function forwardedRequestHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const forwarded: Record<string, string> = {};
  for (const name of requestHeaderNames) {
    const value = headers[name];
    if (typeof value === 'string') forwarded[name] = value;
  }
  return forwarded;
}

/** Returns the response headers of a service that are sent to the client. */
export function forwardedResponseHeaders(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const forwarded: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !withheldHeaders.has(name) && !name.startsWith('x-porchlight-')) forwarded[name] = value;
  return forwarded;
}
