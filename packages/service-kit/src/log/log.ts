import type { LoggerService } from '@nestjs/common';

const severities = { silent: 0, error: 1, warn: 2, info: 3, debug: 4 } as const;
/** Log level: the least severe entries that are written. */
export type LogLevel = keyof typeof severities;
type LogFields = Readonly<Record<string, unknown>>;

/**
 * Structured logger: one line per entry, JSON in production and plain text in development. Pass codes, names and
 * durations; never database error objects (they contain parameters) or URLs with a query (they contain tokens).
 */
export class Log implements LoggerService {
  readonly #service: string;
  readonly #maxSeverity: number;
  readonly #plain: boolean;
  readonly #write: (line: string) => void;

  constructor(
    service: string,
    { level, format, write }: { level: LogLevel; format: 'json' | 'plain'; write?: (line: string) => void },
  ) {
    this.#service = service;
    this.#maxSeverity = severities[level];
    this.#plain = format === 'plain';
    this.#write =
      write ??
      ((line) => {
        process.stdout.write(line);
      });
  }

  info(message: string, fields: LogFields = {}): void {
    this.#line('info', message, fields);
  }
  // The second argument is ignored unless it holds fields: Nest passes a context name or a stack.
  error(message: unknown, fields?: unknown): void {
    this.#line('error', message instanceof Error ? `${message.name}: ${message.message}` : String(message), fields);
  }
  warn(message: unknown, fields?: unknown): void {
    this.#line('warn', String(message), fields);
  }
  debug(message: unknown, fields?: unknown): void {
    this.#line('debug', String(message), fields);
  }

  // Messages of Nest itself: start-up details are only useful for debugging.
  log(message: unknown): void {
    this.debug(message);
  }
  verbose(message: unknown): void {
    this.debug(message);
  }

  #line(level: Exclude<LogLevel, 'silent'>, message: string, given: unknown): void {
    const fields = typeof given === 'object' && given !== null ? (given as LogFields) : {};
    if (severities[level] > this.#maxSeverity) return;
    const time = new Date().toISOString();
    if (!this.#plain) {
      this.#write(`${JSON.stringify({ time, level, service: this.#service, message, ...fields })}\n`);
      return;
    }
    const rest = Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => ` ${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
      .join('');
    this.#write(`${time.slice(11, 19)} ${level.padEnd(5)} ${this.#service.padEnd(8)} ${message}${rest}\n`);
  }
}

/**
 * Returns the fields of an error that are safe to log: name, code, constraint, table and stack frames; the message only
 * when it does not come from the database, whose messages can contain data.
 */
export function errorFields(error: unknown): LogFields {
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
