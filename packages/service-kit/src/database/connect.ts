import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../log.ts';

/** Maximum milliseconds that a service waits at boot for its database, and the delays between two attempts. */
const patienceMs = 60_000;
const firstDelayMs = 200;
const maxDelayMs = 5_000;

/** SQLSTATEs of a server that starts up, shuts down or has no free connection; a retry cannot fix any other error. */
const temporary = /^(08...|57P0[123]|53300)$/;

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code ?? '');
const isSqlState = (code: string): boolean => /^[0-9A-Z]{5}$/.test(code);

/**
 * Whether a later attempt can succeed: the server is unreachable, starts up or is full. A refused password or a missing
 * database is final.
 */
const isTemporary = (error: unknown): boolean => !isSqlState(codeOf(error)) || temporary.test(codeOf(error));

/** Opens a data source; while the database is unreachable, retries with exponential backoff (0.2 s to 5 s) for 60 s. */
export async function connect(
  dataSource: { initialize(): Promise<unknown> },
  log: Pick<Log, 'warn'>,
  pause: (milliseconds: number) => Promise<unknown> = wait,
): Promise<void> {
  const until = performance.now() + patienceMs;
  for (let delayMs = firstDelayMs; ; delayMs = Math.min(delayMs * 2, maxDelayMs)) {
    try {
      await dataSource.initialize();
      return;
    } catch (error) {
      if (!isTemporary(error) || performance.now() + delayMs > until) throw error;
      log.warn('database unreachable, retrying', { code: codeOf(error), delayMs });
    }
    await pause(delayMs);
  }
}
