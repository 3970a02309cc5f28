import type { IncomingHttpHeaders } from 'node:http';

// What a service may learn from the browser. Everything else stays outside: identities, forwarded addresses, cookies.
const inward = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'if-none-match',
  'if-modified-since',
  'user-agent',
  'idempotency-key',
  'range',
  'x-requested-with',
] as const;
// What belongs to one connection, or tells outsiders what runs here.
const keptBack = new Set([
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

/** The headers of a request that go on to a service. */
export function inwardHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of inward) {
    const value = headers[name];
    if (typeof value === 'string') kept[name] = value;
  }
  return kept;
}

/** The headers of a service's answer that go out. */
export function outwardHeaders(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !keptBack.has(name) && !name.startsWith('x-porchlight-')) kept[name] = value;
  return kept;
}
