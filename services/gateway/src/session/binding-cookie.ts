import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { AnyRoute } from '@porchlight/contracts';
import { LoginAnswer } from '@porchlight/contracts/accounts';
import { isBrowser } from '../api/browser-checks.ts';

/** The name's prefix makes a browser refuse it from anywhere but this host over a safe connection. */
export const bindingCookieName = '__Host-sb';
/** Never readable by scripts: a token that a script stole is worth nothing without it. */
export const bindingCookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: true, maxAge: 30 * 86_400 } as const;

const wellFormed = /^[\w-]{43}$/;
type Cookies = Readonly<Record<string, string | undefined>>;
const cookieOf = (cookies: Cookies): string | undefined => {
  const value = cookies[bindingCookieName];
  return value !== undefined && wellFormed.test(value) ? value : undefined;
};

/** What accounts knows of the cookie. */
export const bindingHash = (cookie: string): string => createHash('sha256').update(cookie).digest('base64url');
/** The hash of the cookie that came with a request. */
export function bindingOf(cookies: Cookies): string | undefined {
  const cookie = cookieOf(cookies);
  return cookie === undefined ? undefined : bindingHash(cookie);
}

/**
 * The cookie that a session shall be bound to, with calls that begin one: the browser's own, or a new one of 256 bits.
 * Undefined for programs, and for browsers that would not keep it: their token is unbound and soon idle.
 */
export function cookieToBindTo(
  request: Pick<FastifyRequest, 'cookies' | 'headers' | 'hostname' | 'protocol'>,
  route: AnyRoute,
): string | undefined {
  if (route.answer !== LoginAnswer || !isBrowser(request.headers) || !keepsSafeCookies(request)) return undefined;
  return cookieOf(request.cookies) ?? randomBytes(32).toString('base64url');
}

// Over plain http Chromium and Firefox keep them on this computer only, Safari nowhere.
const keepsSafeCookies = ({
  protocol,
  hostname,
  headers,
}: Pick<FastifyRequest, 'headers' | 'hostname' | 'protocol'>): boolean =>
  protocol === 'https' ||
  (/^(localhost|127\.0\.0\.1)$/.test(hostname) && /Chrom|Firefox/.test(headers['user-agent'] ?? ''));
