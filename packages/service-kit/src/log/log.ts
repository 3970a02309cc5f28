import type { LoggerService } from '@nestjs/common';

const ranks = { silent: 0, error: 1, warn: 2, info: 3, debug: 4 } as const;
/** How much a log writes. */
export type LogLevel = keyof typeof ranks;
type Facts = Readonly<Record<string, unknown>>;

/**
 * One line a fact: JSON for machines, plain for a person. It is told codes, names and times, never error objects of the
 * database (they carry parameters) nor addresses with queries (they carry tokens).
 */
export class Log implements LoggerService {
  readonly #service: string;
  readonly #rank: number;
  readonly #plain: boolean;
  readonly #write: (line: string) => void;

  constructor(
    service: string,
    { level, format, write }: { level: LogLevel; format: 'json' | 'plain'; write?: (line: string) => void },
  ) {
    this.#service = service;
    this.#rank = ranks[level];
    this.#plain = format === 'plain';
    this.#write =
      write ??
      ((line) => {
        process.stdout.write(line);
      });
  }

  info(message: string, facts: Facts = {}): void {
    this.#line('info', message, facts);
  }
  failure(message: string, facts: Facts = {}): void {
    this.#line('error', message, facts);
  }
  caution(message: string, facts: Facts = {}): void {
    this.#line('warn', message, facts);
  }
  detail(message: string, facts: Facts = {}): void {
    this.#line('debug', message, facts);
  }

  // What Nest itself says: its start-up chatter is of use only when something is being looked for.
  log(message: unknown): void {
    this.detail(String(message));
  }
  debug(message: unknown): void {
    this.detail(String(message));
  }
  verbose(message: unknown): void {
    this.detail(String(message));
  }
  warn(message: unknown): void {
    this.caution(String(message));
  }
  error(message: unknown): void {
    this.failure(message instanceof Error ? `${message.name}: ${message.message}` : String(message));
  }

  #line(level: Exclude<LogLevel, 'silent'>, message: string, facts: Facts): void {
    if (ranks[level] > this.#rank) return;
    const time = new Date().toISOString();
    if (!this.#plain) {
      this.#write(`${JSON.stringify({ time, level, service: this.#service, message, ...facts })}\n`);
      return;
    }
    const rest = Object.entries(facts)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => ` ${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
      .join('');
    this.#write(`${time.slice(11, 19)} ${level.padEnd(5)} ${this.#service.padEnd(8)} ${message}${rest}\n`);
  }
}

/** What may be said of an error in a log: its name, codes and place, and its words unless the database said them. */
export function factsOf(error: unknown): Facts {
  if (!(error instanceof Error)) return { error: typeof error };
  const { driverError } = error as { driverError?: object };
  const source = (driverError ?? error) as {
    code?: unknown;
    constraint?: unknown;
    table?: unknown;
    severity?: unknown;
  };
  const fromDatabase = driverError !== undefined || source.severity !== undefined;
  const where = error.stack
    ?.split('\n')
    .filter((line) => line.trim().startsWith('at '))
    .slice(0, 6)
    .map((line) => line.trim());
  return {
    error: error.name,
    ...(fromDatabase ? {} : { reason: error.message }),
    code: source.code,
    constraint: source.constraint,
    table: source.table,
    where,
  };
}
