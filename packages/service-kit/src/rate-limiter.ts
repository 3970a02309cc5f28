import type { SqlPool } from './database/sql-pool.ts';

/**
 * How a limit counts: two statements on a table of the service, with the key as `$1` and the limit's numbers after it.
 */
export interface LimitStatements {
  /** Prefix of the statement names. */
  readonly name: string;
  /**
   * Takes a permit in one statement, so that concurrent calls cannot exceed the limit. Returns a row if there was one.
   */
  readonly take: string;
  /** Returns the `seconds` until the next permit. */
  readonly wait: string;
}

/** Rate limiter in the database of a service, shared by all of its instances. */
export class RateLimiter {
  constructor(
    private readonly pool: SqlPool,
    private readonly statements: LimitStatements,
  ) {}

  /** Takes a permit of a key. Returns undefined if there was one, otherwise the seconds until the next. */
  async take(key: string, ...numbers: readonly number[]): Promise<number | undefined> {
    const { name, take, wait } = this.statements;
    if (await this.pool.row(`${name}_take`, take, [key, ...numbers])) return undefined;
    return (await this.pool.row<{ seconds: number }>(`${name}_wait`, wait, [key, ...numbers]))?.seconds ?? 1;
  }
}
