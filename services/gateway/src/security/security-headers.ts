import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { noThirdPartyHosts, type ThirdPartyHosts } from './third-party-hosts.ts';

const plain = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  // Default policy of responses that are not pages; a page sets its own.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;
const oneYear = 'max-age=31536000; includeSubDomains';

/** Adds the security headers to every response, including errors. */
export function addSecurityHeaders(http: FastifyInstance): void {
  http.addHook('onRequest', (request, reply, done) => {
    void reply.headers(plain);
    if (request.protocol === 'https') void reply.header('strict-transport-security', oneYear);
    done();
  });
}

const linkPages =
  /^(?:\/fr|\/en-us)?\/(password-reset|verify-email|confirm|claim-account|new-listings-alerts|outbox|preview|landlord\/verify)(\/|\?|$)/;
/**
 * Returns extra headers for the pages of links in mails and of the demo outbox, whose URL is a credential, and of
 * previews: neither sent as referrer nor indexed.
 */
export const linkPageHeaders = (path: string): Readonly<Record<string, string>> =>
  linkPages.test(path) ? { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' } : {};

/** Creates a nonce for a single response. */
export const newNonce = (): string => randomBytes(18).toString('base64');

const reportPath = '/policy-reports';
/** Endpoint to which browsers report violations of the policies. */
export const reportingEndpoints = `policy="${reportPath}"`;
// `report-uri` is for browsers without the Reporting API; the others ignore it beside `report-to`.
const reports = `report-uri ${reportPath}; report-to policy`;

/** Policy of public pages that only reports: places where a script sets HTML or a script address from a string. */
export const trustedTypesPolicy = `require-trusted-types-for 'script'; ${reports}`;

const sources = (...allowed: readonly string[]) => allowed.join(' ');

/**
 * Returns the content security policy of a page: its own files, scripts with the nonce and what those load, images of
 * the configured hosts; no inline styles, no eval.
 */
export const pagePolicy = (nonce: string, { images, calls, frames }: ThirdPartyHosts = noThirdPartyHosts): string =>
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
    reports,
  ].join('; ');
