import { LRUCache } from 'lru-cache';
import { errorFields, Problem, type Log, type SqlPool } from '@porchlight/service-kit';
import { messages } from '../messages.ts';
import type { Limit } from './limit-rules.ts';

// Checks and consumes in one statement, so that two concurrent calls cannot both take the last permit.
const consumeSql = `with taken as (
  insert into rate_limit as kept (key, full_at) values ($1, clock_timestamp() + make_interval(secs => $2))
  on conflict (key) do update set full_at = greatest(kept.full_at, clock_timestamp()) + make_interval(secs => $2)
    where greatest(kept.full_at, clock_timestamp()) + make_interval(secs => $2) <= clock_timestamp() + make_interval(secs => $3)
  returning key)
  select (select count(*)::int from taken) as taken,
    (select extract(epoch from full_at - clock_timestamp())::float8 from rate_limit where key = $1) as full_in`;
const cleanupIntervalMs = 60_000;

/**
 * Rate limits in a store that all gateways share. They fail open: while the store is unavailable, no call is limited.
 */
export class RateLimits {
  readonly #sql: SqlPool;
  readonly #log: Log;
  readonly #isEnabled: boolean;
  readonly #cleanupTimer: NodeJS.Timeout;
  // Keys over their limit, with the time until which they are rejected locally, without a query.
  readonly #rejectedUntil = new LRUCache<string, number>({ max: 50_000 });

  constructor(parts: { sql: SqlPool; log: Log; isEnabled: boolean }) {
    this.#sql = parts.sql;
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
    const key = `${limit.name} ${client}`;
    const until = this.#rejectedUntil.get(key) ?? 0;
    if (until > Date.now()) throw tooManyRequests((until - Date.now()) / 1000);
    const waitSeconds = await this.#consumeFromStore(key, limit);
    if (waitSeconds === 0) return;
    this.#rejectedUntil.set(key, Date.now() + waitSeconds * 1000);
    throw tooManyRequests(waitSeconds);
  }

  stop(): void {
    clearInterval(this.#cleanupTimer);
  }

  async #consumeFromStore(key: string, { calls, seconds, burst }: Limit): Promise<number> {
    const secondsPerCall = seconds / calls;
    try {
      const row = await this.#sql.row<{ taken: number; full_in: number | null }>('rate_limit_take', consumeSql, [
        key,
        secondsPerCall,
        secondsPerCall * burst,
      ]);
      return !row || row.taken > 0 ? 0 : Math.max(0.1, (row.full_in ?? 0) + secondsPerCall - secondsPerCall * burst);
    } catch (error) {
      this.#log.warn('rate limit store unavailable', errorFields(error));
      return 0;
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

const tooManyRequests = (seconds: number) =>
  new Problem(429, 'too-many-requests', messages.tooMany, { retryAfter: Math.ceil(seconds) });
