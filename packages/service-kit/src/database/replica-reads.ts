import { databaseCodeOf } from '../http/problem-of.ts';
import { factsOf, type Log } from '../log/log.ts';
import type { SqlPool } from './sql-pool.ts';

const restMs = 5_000;
const tookTooLong = '57014';
// SQL states that speak of the server and not of the statement: connection, sign-in, no such database, no room, shutting down.
const ofTheServer = /^(08|28|3D|53|57P)/;

/**
 * Reads of a copy of the database. While the copy does not answer the database itself is read, and the copy is asked again every
 * five seconds; one line of the log tells of each turn.
 */
export class ReplicaReads {
  readonly #copy: SqlPool;
  readonly #log: Log;
  readonly #restMs: number;
  #isAway = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(copy: SqlPool, log: Log, rest = restMs) {
    this.#copy = copy;
    this.#log = log;
    this.#restMs = rest;
  }

  /** Rows of the copy, or what `instead` reads of the database itself. What took too long on the copy is not asked twice. */
  async rows<T extends object>(
    statement: readonly [name: string, text: string, values: readonly unknown[]],
    instead: () => Promise<T[]>,
  ): Promise<T[]> {
    if (this.#isAway) return instead();
    try {
      return await this.#copy.rows<T>(...statement);
    } catch (error) {
      const code = databaseCodeOf(error);
      if (code === tookTooLong) throw error;
      // Anything else may be the copy's alone: it lags behind a migration, or had to give up the statement to catch up.
      if (isGone(code)) this.#leave(error);
      return instead();
    }
  }

  close(): Promise<void> {
    clearTimeout(this.#timer);
    return this.#copy.close();
  }

  #leave(error: unknown): void {
    if (this.#isAway) return;
    this.#isAway = true;
    this.#log.caution('the replica does not answer, the database itself is read', factsOf(error));
    this.#askLater();
  }

  #askLater(): void {
    this.#timer = setTimeout(() => {
      void this.#ask();
    }, this.#restMs);
    this.#timer.unref();
  }

  async #ask(): Promise<void> {
    try {
      await this.#copy.rows('replica_asked', 'select 1 as one');
      this.#isAway = false;
      this.#log.info('the replica answers again');
    } catch {
      this.#askLater();
    }
  }
}

// pg itself speaks without a code, sockets in words (ECONNREFUSED), PostgreSQL in five signs.
const isGone = (code: string | undefined): boolean => code?.length !== 5 || ofTheServer.test(code);
