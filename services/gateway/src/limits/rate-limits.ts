import { LRUCache } from 'lru-cache';
import { factsOf, Problem, type Log, type SqlPool } from '@porchlight/service-kit';
import { words } from '../words.ts';
import type { Limit } from './limit-rules.ts';

// One statement looks and takes: two calls at once cannot both have the last place.
const take = `with taken as (
  insert into rate_limit as kept (key, full_at) values ($1, clock_timestamp() + make_interval(secs => $2))
  on conflict (key) do update set full_at = greatest(kept.full_at, clock_timestamp()) + make_interval(secs => $2)
    where greatest(kept.full_at, clock_timestamp()) + make_interval(secs => $2) <= clock_timestamp() + make_interval(secs => $3)
  returning key)
  select (select count(*)::int from taken) as taken,
    (select extract(epoch from full_at - clock_timestamp())::float8 from rate_limit where key = $1) as full_in`;
const cleanEveryMs = 60_000;

/** Counts calls in the store that all gateways share. While the store is away it counts nothing: limits never close the house. */
export class RateLimits {
  readonly #sql: SqlPool;
  readonly #log: Log;
  readonly #areOn: boolean;
  readonly #cleaning: NodeJS.Timeout;
  // Somebody who was refused is refused here until their time comes, without asking the store again.
  readonly #refusedUntil = new LRUCache<string, number>({ max: 50_000 });

  constructor(parts: { sql: SqlPool; log: Log; areOn: boolean }) {
    this.#sql = parts.sql;
    this.#log = parts.log;
    this.#areOn = parts.areOn;
    if (!parts.areOn) parts.log.caution('limits are off: RATE_LIMITS=off');
    this.#cleaning = setInterval(() => {
      void this.#clean();
    }, cleanEveryMs);
    this.#cleaning.unref();
  }

  /** Takes one call of a limit for somebody (an address, a session). Throws a 429 problem with the seconds to wait. */
  async take(limit: Limit, who: string): Promise<void> {
    if (!this.#areOn) return;
    const key = `${limit.name} ${who}`;
    const until = this.#refusedUntil.get(key) ?? 0;
    if (until > Date.now()) throw refusal((until - Date.now()) / 1000);
    const waitSeconds = await this.#takeFromStore(key, limit);
    if (waitSeconds === 0) return;
    this.#refusedUntil.set(key, Date.now() + waitSeconds * 1000);
    throw refusal(waitSeconds);
  }

  stop(): void {
    clearInterval(this.#cleaning);
  }

  async #takeFromStore(key: string, { calls, seconds, burst }: Limit): Promise<number> {
    const each = seconds / calls;
    try {
      const row = await this.#sql.row<{ taken: number; full_in: number | null }>('rate_limit_take', take, [
        key,
        each,
        each * burst,
      ]);
      return !row || row.taken > 0 ? 0 : Math.max(0.1, (row.full_in ?? 0) + each - each * burst);
    } catch (error) {
      this.#log.caution('limits cannot be counted', factsOf(error));
      return 0;
    }
  }

  async #clean(): Promise<void> {
    try {
      await this.#sql.touch('rate_limit_clean', 'delete from rate_limit where full_at < clock_timestamp()');
    } catch (error) {
      this.#log.caution('old limits cannot be removed', factsOf(error));
    }
  }
}

const refusal = (seconds: number) =>
  new Problem(429, 'too-many-requests', words.tooMany, { retryAfter: Math.ceil(seconds) });
