import type { LoggerService } from '@nestjs/common';
import { pino, stdTimeFunctions, type Logger } from 'pino';

/** Log level: the least severe entries that are written. */
export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';
type LogFields = Readonly<Record<string, unknown>>;

/**
 * Structured logger on pino: one line per entry, JSON in production and plain text in development. Pass codes, names
 * and durations; never database error objects (they contain parameters) or URLs with a query (they contain tokens).
 */
export class Log implements LoggerService {
  readonly #logger: Logger;

  constructor(
    service: string,
    { level, format, write }: { level: LogLevel; format: 'json' | 'plain'; write?: (line: string) => void },
  ) {
    const writeLine = write ?? ((line: string) => process.stdout.write(line));
    this.#logger = pino(
      {
        level,
        base: { service },
        messageKey: 'message',
        timestamp: stdTimeFunctions.isoTime,
        formatters: { level: (label) => ({ level: label }) },
      },
      {
        write: (line) => {
          writeLine(format === 'plain' ? toPlainLine(line) : line);
        },
      },
    );
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

  #line(level: Exclude<LogLevel, 'silent'>, message: string, fields: unknown): void {
    this.#logger[level](typeof fields === 'object' && fields !== null ? fields : {}, message);
  }
}

/** Formats a JSON entry for terminals: time, level, service and message in columns, then the fields as `key=value`. */
function toPlainLine(json: string): string {
  const { time, level, service, message, ...fields } = JSON.parse(json) as Record<string, unknown>;
  const rest = Object.entries(fields)
    .map(([key, value]) => ` ${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('');
  return `${String(time).slice(11, 19)} ${String(level).padEnd(5)} ${String(service).padEnd(8)} ${String(message)}${rest}\n`;
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
