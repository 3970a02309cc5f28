import type { IncomingHttpHeaders } from 'node:http';

/** Reason for rejecting a state-changing call, or undefined. */
export type CsrfViolation = 'foreign-site' | 'json-only' | undefined;

interface CsrfInput {
  readonly headers: IncomingHttpHeaders;
  readonly hasBody: boolean;
  /** The body is a file; like JSON, its type is one that no form of a page can send. */
  readonly isUpload?: boolean;
  readonly siteOrigin: string;
  readonly allowed: ReadonlySet<string>;
}

const jsonType = /^application\/json\s*(;|$)/i;
const uploadType = /^application\/offset\+octet-stream$/i;

/**
 * Checks a state-changing call for cross-site request forgery. A foreign page cannot add the bearer token, but it could
 * post a form to calls that need none (login, a guest's favourites). The body must therefore be JSON, and a call from a
 * browser must carry X-Requested-With and have an allowed origin.
 */
export function csrfViolation({ headers, hasBody, isUpload, siteOrigin, allowed }: CsrfInput): CsrfViolation {
  const bodyType = isUpload ? uploadType : jsonType;
  if (hasBody && !bodyType.test(headers['content-type'] ?? '')) return 'json-only';
  if (!isBrowserRequest(headers)) return undefined;
  return headers['x-requested-with'] && isTrustedOrigin(headers, siteOrigin, allowed) ? undefined : 'foreign-site';
}

/**
 * Returns whether a browser sent the request (docs/rules/sessions.md). `sec-fetch-mode` is not sufficient: Node's fetch
 * sends it too.
 */
export const isBrowserRequest = (headers: IncomingHttpHeaders) =>
  headers['sec-fetch-site'] !== undefined || headers.origin !== undefined;

/** Returns whether a browser's request comes from a page of the site, or of an allowed origin. */
export function isTrustedOrigin(
  { origin, 'sec-fetch-site': site }: IncomingHttpHeaders,
  siteOrigin: string,
  allowed: ReadonlySet<string>,
): boolean {
  if (origin !== undefined && allowed.has(origin)) return true;
  return site === undefined ? origin === siteOrigin : site === 'same-origin';
}
