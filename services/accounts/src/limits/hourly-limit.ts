import { Injectable } from '@nestjs/common';
import { RateLimiter, SqlPool, type LimitStatements } from '@porchlight/service-kit';

const statements: LimitStatements = {
  name: 'hourly_limit',
  take: `
    insert into login_attempt as old (key, tries) values ($1, 1) on conflict (key) do update set
      tries = case when old.since < now() - interval '1 hour' then 1 else old.tries + 1 end,
      since = case when old.since < now() - interval '1 hour' then now() else old.since end,
      last_at = now()
    where old.tries < $2 or old.since < now() - interval '1 hour'
    returning tries`,
  wait: `
    select greatest(1, ceil(extract(epoch from since + interval '1 hour' - now())))::int as seconds from login_attempt
    where key = $1 and tries >= $2`,
};

/** Hourly limit for a key, shared by all instances of the service. */
@Injectable()
export class HourlyLimit {
  readonly #limiter: RateLimiter;
  constructor(private readonly pool: SqlPool) {
    this.#limiter = new RateLimiter(pool, statements);
  }

  /** Returns whether the limit is reached, without counting. */
  async isExhausted(key: string, max: number): Promise<boolean> {
    return (
      (await this.pool.row(
        'hourly_limit_exhausted',
        `select 1 as one from login_attempt where key = $1 and tries >= $2 and since > now() - interval '1 hour'`,
        [key, max],
      )) !== undefined
    );
  }

  /** Counts one use. Returns undefined when it is within the limit, otherwise the seconds to wait. */
  consume(key: string, max: number): Promise<number | undefined> {
    return this.#limiter.take(key, max);
  }
}
