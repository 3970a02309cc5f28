import { LRUCache } from 'lru-cache';
import { errorFields, RateLimiter, type LimitStatements, type Log, type SqlPool } from '@porchlight/service-kit';
import type { Limit } from './limit-rules.ts';
import { tooManyRequests } from './too-many-requests.ts';

// Token bucket: $2 is the number of seconds per call, $3 that of the whole burst. `full_at` is when the bucket is full.
const statements: LimitStatements = {
  name: 'rate_limit',
  take: `
    insert into rate_limit as kept (key, full_at) values ($1, clock_timestamp() + make_interval(secs => $2))
    on conflict (key) do update set full_at = greatest(kept.full_at, clock_timestamp()) + make_interval(secs => $2)
      where greatest(kept.full_at, clock_timestamp()) + make_interval(secs => $2)
        <= clock_timestamp() + make_interval(secs => $3)
    returning key`,
  wait: `
    select greatest(0.1, extract(epoch from full_at - clock_timestamp())::float8 + $2 - $3) as seconds from rate_limit
    where key = $1`,
};
const cleanupIntervalMs = 60_000;

/**
 * Rate limits in a store that all gateways share. They fail open: while the store is unavailable, no call is limited.
 */
export class RateLimits {
  readonly #sql: SqlPool;
  readonly #limiter: RateLimiter;
  readonly #log: Log;
  readonly #isEnabled: boolean;
  readonly #cleanupTimer: NodeJS.Timeout;
  // Keys over their limit, with the time until which they are rejected locally, without a query.
  readonly #rejectedUntil = new LRUCache<string, number>({ max: 50_000 });

  constructor(parts: { sql: SqlPool; log: Log; isEnabled: boolean }) {
    this.#sql = parts.sql;
    this.#limiter = new RateLimiter(parts.sql, statements);
    this.#log = parts.log;
    this.#isEnabled = parts.isEnabled;
    if (!parts.isEnabled) parts.log.warn('rate limits disabled: RATE_LIMITS=off');
    this.#cleanupTimer = setInterval(() => {
      void this.#deleteExpired();
    }, cleanupIntervalMs);
    this.#cleanupTimer.unref();
  }

  /**
   * Consumes one call of a limit for a key (an IP address, a user id). Throws a 429 problem with the seconds to wait.
   */
  async consume(limit: Limit, client: string): Promise<void> {
    if (!this.#isEnabled) return;
    if (limit.calls === 0) throw tooManyRequests(1);
    const key = `${limit.name} ${client}`;
    const until = this.#rejectedUntil.get(key) ?? 0;
    if (until > Date.now()) throw tooManyRequests((until - Date.now()) / 1000);
    const waitSeconds = await this.#consumeFromStore(key, limit);
    if (waitSeconds === undefined) return;
    this.#rejectedUntil.set(key, Date.now() + waitSeconds * 1000);
    throw tooManyRequests(waitSeconds);
  }

  stop(): void {
    clearInterval(this.#cleanupTimer);
  }

  async #consumeFromStore(key: string, { calls, seconds, burst }: Limit): Promise<number | undefined> {
    const secondsPerCall = seconds / calls;
    try {
      return await this.#limiter.take(key, secondsPerCall, secondsPerCall * burst);
    } catch (error) {
      this.#log.warn('rate limit store unavailable', errorFields(error));
      return undefined;
    }
  }

  async #deleteExpired(): Promise<void> {
    try {
      await this.#sql.execute('rate_limit_clean', 'delete from rate_limit where full_at < clock_timestamp()');
    } catch (error) {
      this.#log.warn('rate limit cleanup failed', errorFields(error));
    }
  }
}
