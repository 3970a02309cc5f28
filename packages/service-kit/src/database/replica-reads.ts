import { databaseCodeOf } from '../http/to-problem.ts';
import { errorFields, type Log } from '../log.ts';
import type { SqlPool } from './sql-pool.ts';

const probeIntervalMs = 5_000;
const queryCanceled = '57014';
// SQLSTATE classes that concern the server, not the statement: connection, authentication, unknown database, resources,
// shutdown.
const serverErrorClasses = /^(08|28|3D|53|57P)/;

/**
 * Reads from a replica. While it is unavailable, the primary is read and the replica is probed every five seconds. Each
 * change is logged once.
 */
export class ReplicaReads {
  readonly #replica: SqlPool;
  readonly #log: Log;
  readonly #probeIntervalMs: number;
  #isDown = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(replica: SqlPool, log: Log, intervalMs = probeIntervalMs) {
    this.#replica = replica;
    this.#log = log;
    this.#probeIntervalMs = intervalMs;
  }

  /**
   * Returns rows from the replica, or the result of `fallback` from the primary. A statement that timed out on the
   * replica is not repeated.
   */
  async rows<T extends object>(
    statement: readonly [name: string, text: string, values: readonly unknown[]],
    fallback: () => Promise<T[]>,
  ): Promise<T[]> {
    if (this.#isDown) return fallback();
    try {
      return await this.#replica.rows<T>(...statement);
    } catch (error) {
      const code = databaseCodeOf(error);
      if (code === queryCanceled) throw error;
      // Other errors may concern only the replica: it lags behind a migration, or canceled the statement to apply
      // changes.
      if (isUnavailable(code)) this.#markDown(error);
      return fallback();
    }
  }

  close(): Promise<void> {
    clearTimeout(this.#timer);
    return this.#replica.close();
  }

  #markDown(error: unknown): void {
    if (this.#isDown) return;
    this.#isDown = true;
    this.#log.warn('replica unavailable, reading from primary', errorFields(error));
    this.#scheduleProbe();
  }

  #scheduleProbe(): void {
    this.#timer = setTimeout(() => {
      void this.#probe();
    }, this.#probeIntervalMs);
    this.#timer.unref();
  }

  async #probe(): Promise<void> {
    try {
      await this.#replica.rows('replica_probe', 'select 1 as one');
      this.#isDown = false;
      this.#log.info('replica available again');
    } catch {
      this.#scheduleProbe();
    }
  }
}

// Errors of pg itself have no code, socket errors have a name (ECONNREFUSED), PostgreSQL errors have five characters.
const isUnavailable = (code: string | undefined): boolean => code?.length !== 5 || serverErrorClasses.test(code);
