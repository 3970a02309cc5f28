import type { IncomingHttpHeaders } from 'node:http';

/** Why a state-changing call is not taken, or undefined. */
export type BrowserRefusal = 'foreign-site' | 'json-only' | undefined;

interface Sent {
  readonly headers: IncomingHttpHeaders;
  readonly hasBody: boolean;
  readonly ownOrigin: string;
  readonly allowed: ReadonlySet<string>;
}

/**
 * A foreign page cannot add our bearer token, but it could post a form to calls that take none (login, a guest's picks).
 * So what changes state is JSON, and from a browser it also carries X-Requested-With and comes from our own origin.
 */
export function refuseForeign({ headers, hasBody, ownOrigin, allowed }: Sent): BrowserRefusal {
  if (hasBody && !/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) return 'json-only';
  if (!isBrowser(headers)) return undefined;
  return headers['x-requested-with'] && comesFromUs(headers, ownOrigin, allowed) ? undefined : 'foreign-site';
}

/** Whether a browser asks (reliability 6.2). `sec-fetch-mode` alone says nothing: Node's own fetch sends it too. */
export const isBrowser = (headers: IncomingHttpHeaders) =>
  headers['sec-fetch-site'] !== undefined || headers.origin !== undefined;

function comesFromUs(
  { origin, 'sec-fetch-site': site }: IncomingHttpHeaders,
  ownOrigin: string,
  allowed: ReadonlySet<string>,
): boolean {
  if (origin !== undefined && allowed.has(origin)) return true;
  return site === undefined ? origin === ownOrigin : site === 'same-origin';
}
