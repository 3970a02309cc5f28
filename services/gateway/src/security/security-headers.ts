import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { noForeignHosts, type ForeignHosts } from './foreign-hosts.ts';

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

const linkPages =
  /^\/(password-reset|verify-email|confirm|claim-account|new-listings-alerts|outbox|landlord\/verify)(\/|\?|$)/;
/** The pages of links that mails bring, and the demo's mails: what stands in their address is a key, so no other site hears of it and no index keeps it. */
export const linkPageHeaders = (path: string): Readonly<Record<string, string>> =>
  linkPages.test(path) ? { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' } : {};

/** A fresh nonce: one answer, never kept. */
export const newNonce = (): string => randomBytes(18).toString('base64');

const sources = (...allowed: readonly string[]) => allowed.join(' ');

/** What a page may load: its own files, scripts that carry the nonce and what those load, pictures of the hosts that the site named; no inline styles, no eval. */
export const pagePolicy = (nonce: string, { images, calls, frames }: ForeignHosts = noForeignHosts): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    sources("img-src 'self' data: blob:", ...images),
    "font-src 'self'",
    sources("connect-src 'self'", ...calls),
    "manifest-src 'self'",
    sources('frame-src', ...(frames.length ? frames : ["'none'"])),
    "worker-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
