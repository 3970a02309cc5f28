import { createPrivateKey, sign, type KeyObject } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { identityLife, type Claims } from './claims.ts';

/** Whom an identity stands for and who may read it. */
export type Subject = Omit<Claims, 'iss' | 'iat' | 'exp'>;

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs identities with one service's own key (Ed25519). Signing costs 68 µs, so the same subject is served from a cache for 30 s. */
export class IdentitySigner {
  readonly #issuer: string;
  readonly #key: KeyObject;
  readonly #header: string;
  readonly #cache = new LRUCache<string, string>({ max: 20_000, ttl: 30_000 });

  /** @param key base64 of PKCS #8 DER */
  constructor(issuer: string, key: string) {
    this.#issuer = issuer;
    this.#key = createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' });
    this.#header = encode({ alg: 'EdDSA', typ: 'JWT', kid: issuer });
  }

  /** A fresh token. */
  sign(subject: Subject, now = Math.floor(Date.now() / 1000)): string {
    const claims: Claims = { ...subject, iss: this.#issuer, iat: now, exp: now + identityLife };
    const unsigned = `${this.#header}.${encode(claims)}`;
    return `${unsigned}.${sign(null, Buffer.from(unsigned), this.#key).toString('base64url')}`;
  }

  /** The token of a subject from the cache; `key` must tell apart whatever may differ (session, its version, audience). */
  signCached(key: string, subject: Subject): string {
    const known = this.#cache.get(key);
    if (known) return known;
    const made = this.sign(subject);
    this.#cache.set(key, made);
    return made;
  }

  /** Forgets tokens whose key starts so: the session ended or its rights changed. */
  forget(prefix: string): void {
    for (const key of [...this.#cache.keys()]) if (key.startsWith(prefix)) this.#cache.delete(key);
  }
}
