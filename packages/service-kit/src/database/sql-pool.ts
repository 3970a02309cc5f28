import pg from 'pg';
import { factsOf, type Log } from '../log/log.ts';
import { connectTimeoutMs, sessionOptions, type PlanCacheMode } from './connection-options.ts';

/** How a pool is made: whose schema, how many connections, and how its statements run. */
export interface SqlPoolOptions {
  readonly url: string;
  readonly schema: string;
  readonly size: number;
  readonly statementMs?: number;
  /** Gives up a server that is silent for so long; it may be cut off and unable to say so. */
  readonly answerMs?: number;
  readonly planCacheMode?: PlanCacheMode;
  readonly log?: Log;
}

/** Hot reads: explicit columns, parameters only, statements prepared once per connection under their name. Injectable. */
export class SqlPool {
  readonly #pool: pg.Pool;

  constructor({ url, schema, size, statementMs, answerMs, planCacheMode, log }: SqlPoolOptions) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: size,
      connectionTimeoutMillis: connectTimeoutMs,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      application_name: schema,
      ...(answerMs === undefined ? {} : { query_timeout: answerMs }),
      options: sessionOptions(schema, {
        ...(statementMs === undefined ? {} : { statementMs }),
        ...(planCacheMode ? { planCacheMode } : {}),
      }),
    });
    // Without a listener a connection that breaks while idle would end the process; the pool makes a new one by itself.
    this.#pool.on('error', (error) => {
      log?.caution('idle database connection lost', factsOf(error));
    });
  }

  /** Rows of a named statement; the same name always carries the same text. */
  async rows<T extends object>(name: string, text: string, values: readonly unknown[] = []): Promise<T[]> {
    return (await this.#pool.query<T>({ name, text, values: [...values] })).rows;
  }

  /** The one row of a named statement, if it is there. */
  async row<T extends object>(name: string, text: string, values: readonly unknown[] = []): Promise<T | undefined> {
    return (await this.rows<T>(name, text, values))[0];
  }

  /** How many rows a named statement touched. */
  async touch(name: string, text: string, values: readonly unknown[] = []): Promise<number> {
    return (await this.#pool.query({ name, text, values: [...values] })).rowCount ?? 0;
  }

  /** Several statements on one connection in one transaction; a throw rolls it back. */
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
        (fault: Error) => fault,
      );
      client.release(broken);
      throw error;
    }
  }

  /** Connections now: all, idle, and callers that wait for one. */
  get load(): { readonly total: number; readonly idle: number; readonly waiting: number } {
    return { total: this.#pool.totalCount, idle: this.#pool.idleCount, waiting: this.#pool.waitingCount };
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}
