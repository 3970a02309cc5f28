import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { AnyRoute } from '@porchlight/contracts';
import { LoginResponse } from '@porchlight/contracts/accounts';
import { isBrowserRequest } from '../api/csrf.ts';

/** Cookie name; the `__Host-` prefix makes browsers accept it only from this host over a secure connection. */
export const bindingCookieName = '__Host-sb';
/** Cookie options: not readable by scripts. A token stolen by a script is useless without this cookie. */
export const bindingCookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: true, maxAge: 30 * 86_400 } as const;

const wellFormed = /^[\w-]{43}$/;
type Cookies = Readonly<Record<string, string | undefined>>;
const cookieOf = (cookies: Cookies): string | undefined => {
  const value = cookies[bindingCookieName];
  return value !== undefined && wellFormed.test(value) ? value : undefined;
};

/** Returns the hash of the cookie, which is what accounts receives. */
export const bindingHash = (cookie: string): string => createHash('sha256').update(cookie).digest('base64url');
/** Returns the hash of the binding cookie of a request, or undefined. */
export function bindingOf(cookies: Cookies): string | undefined {
  const cookie = cookieOf(cookies);
  return cookie === undefined ? undefined : bindingHash(cookie);
}

/**
 * Returns the cookie value that a login binds the session to: the browser's own, or a new one of 256 bits. Undefined
 * for other routes, for clients that are not browsers and for browsers that would not store the cookie; their token is
 * unbound and has a short idle timeout.
 */
export function bindingCookieFor(
  request: Pick<FastifyRequest, 'cookies' | 'headers' | 'hostname' | 'protocol'>,
  route: AnyRoute,
): string | undefined {
  if (route.response !== LoginResponse || !isBrowserRequest(request.headers) || !acceptsSecureCookies(request))
    return undefined;
  return cookieOf(request.cookies) ?? randomBytes(32).toString('base64url');
}

/**
 * Returns whether the browser stores secure cookies of this site. Over plain HTTP, Chromium and Firefox do so for
 * localhost only, Safari never does.
 */
export const acceptsSecureCookies = ({
  protocol,
  hostname,
  headers,
}: Pick<FastifyRequest, 'headers' | 'hostname' | 'protocol'>): boolean =>
  protocol === 'https' ||
  (/^(localhost|127\.0\.0\.1)$/.test(hostname) && /Chrom|Firefox/.test(headers['user-agent'] ?? ''));
