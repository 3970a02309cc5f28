import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { unavailable } from '@porchlight/service-kit';
import type { ResolvedSession } from '@porchlight/contracts/internal';

/** Who stands behind a request. `dead`: a token came, and nobody stands behind it any more. */
export type Visitor =
  | { readonly kind: 'guest' }
  | { readonly kind: 'dead' }
  | { readonly kind: 'person'; readonly session: ResolvedSession };

/** What a request brings of its session: the header Authorization, and the hash of the cookie that a browser's token is bound to. */
export interface Credentials {
  readonly authorization: string | undefined;
  readonly binding: string | undefined;
}

/** Asks accounts who stands behind a token that came with a cookie or without; rejects when accounts cannot say. */
export type AskAccounts = (token: string, binding: string | undefined) => Promise<ResolvedSession | undefined>;

interface Kept {
  readonly session: ResolvedSession | undefined;
  readonly binding: string | undefined;
  readonly at: number;
}

interface Asked {
  readonly key: string;
  readonly token: string;
  readonly binding: string | undefined;
}

const freshMs = 10_000;
const staleMs = 60_000;
const guest: Visitor = { kind: 'guest' };
const dead: Visitor = { kind: 'dead' };
const bearer = /^Bearer +([\w.~+/=-]{1,200}) *$/i;
const keyOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Sessions behind bearer tokens, asked of accounts once in 10 s. The header is the only way in: a cookie alone opens nothing. */
export class Sessions {
  readonly #ask: AskAccounts;
  readonly #now: () => number;
  readonly #kept = new LRUCache<string, Kept>({ max: 20_000 });
  readonly #dropped = new LRUCache<string, number>({ max: 20_000 });
  readonly #asking = new Map<string, Promise<Kept>>();

  constructor(ask: AskAccounts, now = () => performance.now()) {
    this.#ask = ask;
    this.#now = now;
  }

  /** Throws a 503 while accounts is silent and nothing is kept that is good enough: never a 401, that would sign people out. */
  async visitorOf({ authorization, binding }: Credentials, isReading: boolean): Promise<Visitor> {
    if (authorization === undefined) return guest;
    const token = bearer.exec(authorization)?.[1];
    if (token === undefined) return dead;
    const key = keyOf(token);
    const { session } = await this.#sessionOf({ key, token, binding }, isReading);
    return session && Date.parse(session.expiresAt) > Date.now() ? { kind: 'person', session } : dead;
  }

  /** Forgets a person's sessions: one ended, or their rights changed. An answer that is on its way is not kept. */
  drop(userId: string): void {
    for (const [key, { session }] of this.#kept) if (session?.userId === userId) this.#kept.delete(key);
    this.#dropped.set(userId, this.#now());
  }

  async #sessionOf(asked: Asked, isReading: boolean): Promise<Kept> {
    const last = this.#kept.get(asked.key);
    // What is known of a token with one cookie says nothing of the same token with another.
    const kept = last?.binding === asked.binding ? last : undefined;
    const age = kept ? this.#now() - kept.at : Infinity;
    if (kept && age < freshMs) return kept;
    try {
      return await this.#askOnce(asked);
    } catch {
      if (kept && isReading && age < staleMs) return kept;
      throw unavailable();
    }
  }

  #askOnce(asked: Asked): Promise<Kept> {
    const name = `${asked.key} ${asked.binding ?? ''}`;
    const asking =
      this.#asking.get(name) ??
      this.#askAndKeep(asked).finally(() => {
        this.#asking.delete(name);
      });
    this.#asking.set(name, asking);
    return asking;
  }

  async #askAndKeep({ key, token, binding }: Asked): Promise<Kept> {
    const at = this.#now();
    const kept: Kept = { session: await this.#ask(token, binding), binding, at };
    if ((this.#dropped.get(kept.session?.userId ?? '') ?? -1) < at) this.#kept.set(key, kept);
    return kept;
  }
}
