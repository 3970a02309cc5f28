import pg from 'pg';
import { errorFields, type Log } from '../log.ts';
import { connectTimeoutMs, sessionOptions, type PlanCacheMode } from './connection-options.ts';
import { PoolClient } from './pool-client.ts';

/** Options of a pool: schema, number of connections, and how statements run. */
export interface SqlPoolOptions {
  readonly url: string;
  readonly schema: string;
  readonly size: number;
  readonly statementMs?: number;
  /**
   * Milliseconds after which a query on an unresponsive server fails; the server may be cut off without a closed
   * connection.
   */
  readonly queryTimeoutMs?: number;
  readonly planCacheMode?: PlanCacheMode;
  readonly log?: Log;
}

/**
 * Connection pool for hot reads: explicit columns, parameters only, and statements prepared once per connection under
 * their name. Injectable.
 */
export class SqlPool {
  readonly #pool: pg.Pool;

  constructor({ url, schema, size, statementMs, queryTimeoutMs, planCacheMode, log }: SqlPoolOptions) {
    this.#pool = new pg.Pool({
      connectionString: url,
      Client: PoolClient,
      max: size,
      connectionTimeoutMillis: connectTimeoutMs,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      application_name: schema,
      ...(queryTimeoutMs === undefined ? {} : { query_timeout: queryTimeoutMs }),
      options: sessionOptions(schema, {
        ...(statementMs === undefined ? {} : { statementMs }),
        ...(planCacheMode ? { planCacheMode } : {}),
      }),
    });
    // Without a listener, a connection that breaks while idle would end the process. The pool replaces it by itself.
    this.#pool.on('error', (error) => {
      log?.warn('idle database connection lost', errorFields(error));
    });
  }

  /** Returns the rows of a named statement; a name must always have the same text. */
  async rows<T extends object>(name: string, text: string, values: readonly unknown[] = []): Promise<T[]> {
    return (await this.#pool.query<T>({ name, text, values: [...values] })).rows;
  }

  /** Returns the only row of a named statement, or undefined. */
  async row<T extends object>(name: string, text: string, values: readonly unknown[] = []): Promise<T | undefined> {
    return (await this.rows<T>(name, text, values))[0];
  }

  /** Executes a named statement. Returns the number of affected rows. */
  async execute(name: string, text: string, values: readonly unknown[] = []): Promise<number> {
    return (await this.#pool.query({ name, text, values: [...values] })).rowCount ?? 0;
  }

  /**
   * Runs several statements in one transaction on one connection; an exception rolls it back. `work` only runs
   * statements: a transaction that waits for other code holds its locks and is ended by the server after 10 s.
   */
  async inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    try {
      await client.query('begin');
      const done = await work(client);
      await client.query('commit');
      client.release();
      return done;
    } catch (error) {
      const broken = await client.query('rollback').then(
        () => undefined,
        (rollbackError: Error) => rollbackError,
      );
      client.release(broken);
      throw error;
    }
  }

  /** Number of connections (total and idle) and of waiting callers. */
  get load(): { readonly total: number; readonly idle: number; readonly waiting: number } {
    return { total: this.#pool.totalCount, idle: this.#pool.idleCount, waiting: this.#pool.waitingCount };
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}
