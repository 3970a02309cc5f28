import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { SingleFlight, unavailable } from '@porchlight/service-kit';
import type { ResolvedSession } from '@porchlight/contracts/internal';

/** Visitor behind a request. `dead`: a token was sent, but it has no valid session. */
export type Visitor =
  | { readonly kind: 'guest' }
  | { readonly kind: 'dead' }
  | { readonly kind: 'person'; readonly session: ResolvedSession };

/**
 * Credentials of a request: the Authorization header, and the hash of the cookie that a browser's token is bound to.
 */
export interface Credentials {
  readonly authorization: string | undefined;
  readonly binding: string | undefined;
}

/** Resolves a token and its optional cookie hash to a session; rejects when accounts is unavailable. */
export type SessionResolver = (token: string, binding: string | undefined) => Promise<ResolvedSession | undefined>;

interface CachedSession {
  readonly session: ResolvedSession | undefined;
  readonly binding: string | undefined;
  readonly at: number;
}

interface SessionLookup {
  readonly key: string;
  readonly token: string;
  readonly binding: string | undefined;
}

const freshMs = 10_000;
const staleMs = 60_000;
const guest: Visitor = { kind: 'guest' };
const dead: Visitor = { kind: 'dead' };
const bearer = /^Bearer +([\w.~+/=-]{1,200}) *$/i;
// A revoked key and the view of a user end within 10 s, whatever fails.
const mayOutliveFailure = ({ session }: CachedSession, age: number) =>
  age < staleMs && !session?.isApiKey && session?.impersonatorId === undefined;
const usersOf = (session: ResolvedSession | undefined): readonly string[] =>
  // @mutation view-as-drop
  session ? [session.userId, ...(session.impersonatorId ? [session.impersonatorId] : [])] : [];
const cacheKey = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Cache of sessions by bearer token, refreshed from accounts every 10 s. Only the header authenticates; a cookie alone
 * does not.
 */
export class Sessions {
  readonly #resolve: SessionResolver;
  readonly #now: () => number;
  readonly #cache = new LRUCache<string, CachedSession>({ max: 20_000 });
  readonly #dropped = new LRUCache<string, number>({ max: 20_000 });
  readonly #lookups = new SingleFlight<CachedSession>();
  #allDroppedAt = -1;

  constructor(resolveSession: SessionResolver, now = () => performance.now()) {
    this.#resolve = resolveSession;
    this.#now = now;
  }

  /**
   * Resolves the visitor of a request. Throws 503 when accounts is unavailable and no cached session is recent enough;
   * never 401, which would log users out.
   */
  async visitorOf({ authorization, binding }: Credentials, isReading: boolean): Promise<Visitor> {
    if (authorization === undefined) return guest;
    const token = bearer.exec(authorization)?.[1];
    if (token === undefined) return dead;
    const key = cacheKey(token);
    const { session } = await this.#sessionOf({ key, token, binding }, isReading);
    return session && Date.parse(session.expiresAt) > Date.now() ? { kind: 'person', session } : dead;
  }

  /** Evicts a user's sessions, and the views that the user made, after one ended or permissions changed. A response already in flight is not cached. */
  drop(userId: string): void {
    for (const [key, { session }] of this.#cache) if (usersOf(session).includes(userId)) this.#cache.delete(key);
    this.#dropped.set(userId, this.#now());
  }

  /** Evicts all sessions after the permissions of a role changed. A response already in flight is not cached. */
  dropAll(): void {
    this.#cache.clear();
    this.#allDroppedAt = this.#now();
  }

  async #sessionOf(lookup: SessionLookup, isReading: boolean): Promise<CachedSession> {
    const last = this.#cache.get(lookup.key);
    // A cached session is valid only for the cookie with which it was resolved.
    const cached = last?.binding === lookup.binding ? last : undefined;
    const age = cached ? this.#now() - cached.at : Infinity;
    if (cached && age < freshMs) return cached;
    try {
      return await this.#resolveOnce(lookup);
    } catch {
      if (cached && isReading && mayOutliveFailure(cached, age)) return cached;
      throw unavailable();
    }
  }

  #resolveOnce(lookup: SessionLookup): Promise<CachedSession> {
    return this.#lookups.run(`${lookup.key} ${lookup.binding ?? ''}`, () => this.#resolveAndCache(lookup));
  }

  async #resolveAndCache({ key, token, binding }: SessionLookup): Promise<CachedSession> {
    const at = this.#now();
    const cached: CachedSession = { session: await this.#resolve(token, binding), binding, at };
    // @mutation dropped-session
    if (Math.max(...usersOf(cached.session).map((id) => this.#dropped.get(id) ?? -1), this.#allDroppedAt) < at)
      this.#cache.set(key, cached);
    return cached;
  }
}
