import type { SqlPool } from './database/sql-pool.ts';
import { RateLimiter, type LimitStatements } from './rate-limiter.ts';

/** Tables of counters: `key`, `tries`, `since` and `last_at`. */
type CounterTable = 'login_attempt' | 'failed_attempt';

const statementsOf = (table: CounterTable): LimitStatements => ({
  name: `${table}_hourly`,
  take: `
    insert into ${table} as old (key, tries) values ($1, 1) on conflict (key) do update set
      tries = case when old.since < now() - interval '1 hour' then 1 else old.tries + 1 end,
      since = case when old.since < now() - interval '1 hour' then now() else old.since end,
      last_at = now()
    where old.tries < $2 or old.since < now() - interval '1 hour'
    returning tries`,
  wait: `
    select greatest(1, ceil(extract(epoch from since + interval '1 hour' - now())))::int as seconds from ${table}
    where key = $1 and tries >= $2`,
});
const exhaustedSql = (table: CounterTable) =>
  `select 1 as one from ${table} where key = $1 and tries >= $2 and since > now() - interval '1 hour'`;
const giveBackOf = (table: CounterTable) => ({
  name: `${table}_give_back`,
  sql: `update ${table} set tries = tries - 1 where key = $1 and tries > 0`,
});

/** Hourly limit for a key in a table of the service, shared by all of its instances. */
export class HourlyLimit {
  readonly #limiter: RateLimiter;
  constructor(
    private readonly pool: SqlPool,
    private readonly table: CounterTable,
  ) {
    this.#limiter = new RateLimiter(pool, statementsOf(table));
  }

  /** Returns whether the limit is reached, without counting. */
  async isExhausted(key: string, max: number): Promise<boolean> {
    const row = await this.pool.row(`${this.table}_exhausted`, exhaustedSql(this.table), [key, max]);
    return row !== undefined;
  }

  /** Counts one use. Returns undefined when it is within the limit, otherwise the seconds to wait. */
  consume(key: string, max: number): Promise<number | undefined> {
    return this.#limiter.take(key, max);
  }

  /** Takes back one use, of what turned out not to count. */
  async giveBack(key: string): Promise<void> {
    const { name, sql } = giveBackOf(this.table);
    await this.pool.execute(name, sql, [key]);
  }
}
