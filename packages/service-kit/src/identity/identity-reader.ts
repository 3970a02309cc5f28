import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import type { Caller, RoleName } from '@porchlight/contracts';
import { LRUCache } from 'lru-cache';
import { clockSkew, gatewayIssuer, identityLife, type Claims } from './claims.ts';

interface Known {
  readonly caller: Caller;
  readonly exp: number;
}

const parse = (part: string): unknown => {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
};

/** Reads `IDENTITY_PUBLIC_KEYS`: issuer → base64 of SPKI DER. Throws a sentence that names the variable. */
export function readPublicKeys(text: string): ReadonlyMap<string, KeyObject> {
  const expected =
    'IDENTITY_PUBLIC_KEYS must be JSON such as {"gateway":"<base64 of an Ed25519 public key, SPKI DER>"}';
  let keys: unknown;
  try {
    keys = JSON.parse(text);
  } catch {
    throw new Error(expected);
  }
  if (typeof keys !== 'object' || keys === null) throw new Error(expected);
  return new Map(
    Object.entries(keys).map(([issuer, key]) => {
      try {
        return [issuer, createPublicKey({ key: Buffer.from(String(key), 'base64'), format: 'der', type: 'spki' })];
      } catch {
        throw new Error(`${expected}; the key of ${issuer} cannot be read`);
      }
    }),
  );
}

const longestToken = 16_384;

/** Verifies identities for one service. A verified token (171 µs) is remembered until it expires. */
export class IdentityReader {
  readonly #audience: string;
  readonly #keys: ReadonlyMap<string, KeyObject>;
  readonly #known = new LRUCache<string, Known>({ max: 5_000 });

  constructor(audience: string, keys: ReadonlyMap<string, KeyObject>) {
    this.#audience = audience;
    this.#keys = keys;
  }

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
    const [head = '', body = '', signature = '', rest] = token.length > longestToken ? [] : token.split('.');
    const kid = issuerOf(head);
    const key = kid === undefined ? undefined : this.#keys.get(kid);
    if (
      !key ||
      rest !== undefined ||
      !verify(null, Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'))
    )
      return undefined;
    const claims = parse(body) as Claims;
    return claims.iss === kid ? claims : undefined;
  }

  #holds({ iss, aud, sub, iat, exp }: Claims, now: number): boolean {
    const inTime =
      Number.isInteger(iat) &&
      Number.isInteger(exp) &&
      exp - iat <= identityLife &&
      iat <= now + clockSkew &&
      now < exp + clockSkew;
    // Only the gateway speaks for people; a service speaks for itself alone.
    return (
      inTime && aud === this.#audience && typeof sub === 'string' && (iss === gatewayIssuer || sub === `svc:${iss}`)
    );
  }
}

// The algorithm is ours to choose, never the token's.
function issuerOf(head: string): string | undefined {
  const header = parse(head) as { alg?: unknown; kid?: unknown } | undefined;
  return header?.alg === 'EdDSA' && typeof header.kid === 'string' ? header.kid : undefined;
}

function callerOf({ sub, sid, roles = [], perms = [], dev }: Claims): Caller {
  const known = { ...(sid ? { sessionId: sid } : {}), ...(dev ? { device: dev } : {}) };
  if (sub === 'guest') return { roles: [], permissions: [], ...known };
  if (sub.startsWith('svc:')) return { roles: [], permissions: [], service: sub.slice(4), ...known };
  return { roles: roles as readonly RoleName[], permissions: perms, userId: sub, ...known };
}
