import { createPrivateKey } from 'node:crypto';
import { createSigner } from 'fast-jwt';
import { LRUCache } from 'lru-cache';
import { identityLifetimeSeconds, type Claims } from './claims.ts';

/** Claims that the caller of the signer supplies: subject, audience, session and permissions. */
export type Subject = Omit<Claims, 'iss' | 'iat' | 'exp'>;

/** Signs identity tokens with the service's own Ed25519 key; tokens are cached by subject for 30 s. */
export class IdentitySigner {
  readonly #sign: (claims: Omit<Claims, 'iss' | 'exp'>) => string;
  readonly #cache = new LRUCache<string, string>({ max: 20_000, ttl: 30_000 });

  /** @param key private key as base64 of PKCS #8 DER */
  constructor(issuer: string, key: string) {
    this.#sign = createSigner({
      algorithm: 'EdDSA',
      key: createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' }).export({
        type: 'pkcs8',
        format: 'pem',
      }),
      kid: issuer,
      iss: issuer,
      expiresIn: identityLifetimeSeconds * 1000,
    });
  }

  /** Signs a new token. */
  sign(subject: Subject, now = Math.floor(Date.now() / 1000)): string {
    return this.#sign({ ...subject, iat: now });
  }

  /**
   * Returns a cached token or signs one; `key` must contain everything that varies (session, its version, audience).
   */
  signCached(key: string, subject: Subject): string {
    const cached = this.#cache.get(key);
    if (cached) return cached;
    const token = this.sign(subject);
    this.#cache.set(key, token);
    return token;
  }

  /** Evicts the cached tokens whose key starts with `prefix`, after a session ended or its permissions changed. */
  evict(prefix: string): void {
    for (const key of [...this.#cache.keys()]) if (key.startsWith(prefix)) this.#cache.delete(key);
  }
}
