import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const plain = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  // What is no page needs nothing and may be framed nowhere; a page sets its own policy.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;
const oneYear = 'max-age=31536000; includeSubDomains';

/** Puts the headers that every answer has on every answer, refusals too. */
export function addSecurityHeaders(http: FastifyInstance): void {
  http.addHook('onRequest', (request, reply, done) => {
    void reply.headers(plain);
    if (request.protocol === 'https') void reply.header('strict-transport-security', oneYear);
    done();
  });
}

/** A fresh nonce: one answer, never kept. */
export const newNonce = (): string => randomBytes(18).toString('base64');

/** What a page may load: its own files, scripts that carry the nonce and what those load; no inline styles, no eval. */
export const pagePolicy = (nonce: string): string => [
  "default-src 'none'", `script-src 'nonce-${nonce}' 'strict-dynamic'`, `style-src 'self' 'nonce-${nonce}'`, "img-src 'self' data: blob:",
  "font-src 'self'", "connect-src 'self'", "manifest-src 'self'", "frame-src 'none'", "worker-src 'self' blob:", "form-action 'self'",
  "base-uri 'none'", "object-src 'none'", "frame-ancestors 'none'",
].join('; ');
