import { createHash, randomBytes } from 'node:crypto';

/** Lifetime of the cookie in days, the maximum that browsers allow. */
const days = 400;
const wellFormed = /^[\w-]{22}$/;
/** Where a browser stores secure cookies, the `__Host-` prefix keeps other hosts and plain pages from setting it. */
const secureName = '__Host-device';
/** Name over plain HTTP, and of every cookie before the prefix. */
const plainName = 'device';

/** Id of a guest's browser, and whether its cookie must be set. */
export interface Device {
  readonly id: string;
  readonly mustSet: boolean;
}

/** Creates a random 128-bit id of a guest's browser; only its hash leaves the gateway. */
export const createDevice = (): Device => ({ id: randomBytes(16).toString('base64url'), mustSet: true });

/**
 * Returns the device of the request when its cookie has the gateway's format. The cookie without the prefix is read
 * once where the browser stores the secure one, which replaces it.
 */
export function readDevice(
  cookies: Readonly<Record<string, string | undefined>>,
  storesSecureCookies: boolean,
): Device | undefined {
  const valueOf = (name: string) => {
    const value = cookies[name];
    return value !== undefined && wellFormed.test(value) ? value : undefined;
  };
  const secureId = storesSecureCookies ? valueOf(secureName) : undefined;
  if (secureId !== undefined) return { id: secureId, mustSet: false };
  const plainId = valueOf(plainName);
  return plainId === undefined ? undefined : { id: plainId, mustSet: storesSecureCookies };
}

/** Returns the hash of a device id, which is what services receive. */
export const deviceHash = (device: string): string => createHash('sha256').update(device).digest('base64url');

/** Returns name and options of the cookie: not readable by scripts, not sent with cross-site subrequests. */
export const deviceCookie = (storesSecureCookies: boolean) =>
  ({
    name: storesSecureCookies ? secureName : plainName,
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure: storesSecureCookies, maxAge: days * 86_400 },
  }) as const;
/** Name of the cookie that `__Host-device` replaces. */
export const replacedCookie = plainName;
