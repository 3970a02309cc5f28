import { createHash, randomBytes } from 'node:crypto';

/** Days that a browser keeps the cookie (the longest that browsers allow). */
const days = 400;
const wellFormed = /^[\w-]{22}$/;

/** 128 random bits that stand for a guest's browser; only their hash leaves the gateway. */
export const newDevice = (): string => randomBytes(16).toString('base64url');

/** The cookie `device` of a request, when it is one that we made. */
export function deviceOf(cookies: Readonly<Record<string, string | undefined>>): string | undefined {
  const value = cookies['device'];
  return value !== undefined && wellFormed.test(value) ? value : undefined;
}

/** What services know of a device. */
export const deviceHash = (device: string): string => createHash('sha256').update(device).digest('base64url');

/** Never readable by scripts, never sent along from another site. */
export const deviceCookie = (isSecure: boolean) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge: days * 86_400 }) as const;
