import { createHash, randomBytes } from 'node:crypto';

/** Lifetime of the cookie in days, the maximum that browsers allow. */
const days = 400;
const wellFormed = /^[\w-]{22}$/;

/** Creates a random 128-bit id of a guest's browser; only its hash leaves the gateway. */
export const createDeviceId = (): string => randomBytes(16).toString('base64url');

/** Returns the value of the `device` cookie when it has the gateway's format. */
export function readDeviceId(cookies: Readonly<Record<string, string | undefined>>): string | undefined {
  const value = cookies['device'];
  return value !== undefined && wellFormed.test(value) ? value : undefined;
}

/** Returns the hash of a device id, which is what services receive. */
export const deviceHash = (device: string): string => createHash('sha256').update(device).digest('base64url');

/** Returns the cookie options: not readable by scripts, not sent with cross-site subrequests. */
export const deviceCookie = (isSecure: boolean) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge: days * 86_400 }) as const;
