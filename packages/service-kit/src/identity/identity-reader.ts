import { createPublicKey } from 'node:crypto';
import type { Caller, RoleName } from '@porchlight/contracts';
import { createDecoder, createVerifier } from 'fast-jwt';
import { LRUCache } from 'lru-cache';
import { clockSkewSeconds, gatewayIssuer, identityLifetimeSeconds, type Claims } from './claims.ts';

interface CachedIdentity {
  readonly caller: Caller;
  readonly exp: number;
}

/**
 * Parses `IDENTITY_PUBLIC_KEYS`, JSON of issuer to base64 SPKI DER, into issuer to PEM. Throws an error that names the
 * variable.
 */
export function readPublicKeys(text: string): ReadonlyMap<string, string> {
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
        return [issuer, pemOf(String(key))];
      } catch {
        throw new Error(`${expected}; the key of ${issuer} cannot be read`);
      }
    }),
  );
}

const pemOf = (spki: string): string =>
  createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' })
    .export({ type: 'spki', format: 'pem' })
    .toString();

const maxTokenLength = 16_384;
const decode = createDecoder({ complete: true }) as (token: string) => { readonly header: { readonly kid?: string } };

/** Verifies identity tokens addressed to one service. A verified token is cached until it expires. */
export class IdentityReader {
  readonly #cache = new LRUCache<string, CachedIdentity>({ max: 5_000 });
  readonly #verifiers: ReadonlyMap<string | undefined, (token: string) => Claims>;

  /** @param keys issuer to public key as PEM */
  constructor(
    private readonly audience: string,
    keys: ReadonlyMap<string, string>,
  ) {
    this.#verifiers = new Map(Array.from(keys, ([issuer, key]) => [issuer, verifierOf(issuer, key, audience)]));
  }

  /** Returns the caller of a token, or undefined for an invalid token. The response does not contain the reason. */
  read(token: string): Caller | undefined {
    const identity = this.#cache.get(token) ?? this.#verify(token);
    return identity && Date.now() / 1000 < identity.exp + clockSkewSeconds ? identity.caller : undefined;
  }

  #verify(token: string): CachedIdentity | undefined {
    if (token.length > maxTokenLength) return undefined;
    try {
      const claims = this.#verifiers.get(decode(token).header.kid)?.(token);
      if (!claims || !this.#isValid(claims)) return undefined;
      const identity = { caller: callerOf(claims), exp: claims.exp };
      this.#cache.set(token, identity);
      return identity;
    } catch {
      return undefined; // fast-jwt throws for every token that is malformed, forged or expired
    }
  }

  // What the library does not check: one audience, the lifetime, and that a service identifies only itself.
  #isValid({ iss, aud, sub, iat, exp }: Claims): boolean {
    return (
      aud === this.audience &&
      Number.isInteger(iat) &&
      exp - iat <= identityLifetimeSeconds &&
      iat <= Date.now() / 1000 + clockSkewSeconds &&
      (iss === gatewayIssuer || sub === `svc:${iss}`)
    );
  }
}

// Only EdDSA is accepted; the `alg` header of a token cannot select another algorithm, `kid` selects the issuer.
const verifierOf = (issuer: string, key: string, audience: string): ((token: string) => Claims) =>
  createVerifier<string>({
    key,
    algorithms: ['EdDSA'],
    allowedIss: issuer,
    allowedAud: audience,
    requiredClaims: ['iss', 'aud', 'sub', 'iat', 'exp'],
    clockTolerance: clockSkewSeconds * 1000,
    cache: false,
  });

function callerOf({ sub, sid, key, auth_time, roles = [], perms = [], dev, act }: Claims): Caller {
  const known = { ...(sid ? { sessionId: sid } : {}), ...(dev ? { device: dev } : {}) };
  if (sub === 'guest') return { roles: [], permissions: [], ...known };
  if (sub.startsWith('svc:')) return { roles: [], permissions: [], service: sub.slice(4), ...known };
  const authenticated = {
    ...(key ? { hasApiKey: key } : {}),
    ...(act ? { impersonatorId: act } : {}),
    ...(auth_time === undefined ? {} : { authenticatedAt: auth_time }),
  };
  return { roles: roles as readonly RoleName[], permissions: perms, userId: sub, ...authenticated, ...known };
}
