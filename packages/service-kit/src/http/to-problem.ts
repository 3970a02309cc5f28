import { HttpException } from '@nestjs/common';
import { notFound, Problem, unavailable } from './problem.ts';
import { kitMessages } from './messages.ts';

const transientCodes = new Set([
  '40001',
  '40P01', // serialization failure, deadlock
  '55P03',
  '57014', // lock timeout, statement timeout or cancellation
  '53300',
  '53400',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08006', // no connection available
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
]);
// Errors of TypeORM, pg and pg-pool without a code, when the connection is lost while a request uses it.
const transientNames = new Set([
  'QueryRunnerAlreadyReleasedError',
  'QueryRunnerProviderAlreadyReleasedError',
  'TransactionNotStartedError',
  'ConnectionIsNotSetError',
  'CannotExecuteNotConnectedError',
  'CannotGetEntityManagerNotConnectedError',
]);
const transientMessages = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'Query read timeout',
  'timeout expired',
  'Driver not Connected',
  'Cannot use a pool after calling end',
];

/** Returns the code of a PostgreSQL or socket error, wherever TypeORM or pg stores it. */
export function databaseCodeOf(error: unknown): string | undefined {
  const { driverError, code } = (error ?? {}) as { driverError?: { code?: unknown }; code?: unknown };
  const found = driverError?.code ?? code;
  return typeof found === 'string' ? found : undefined;
}

/** Returns the name of the constraint that a statement violated. */
export function constraintOf(error: unknown): string | undefined {
  const { driverError, constraint } = (error ?? {}) as { driverError?: { constraint?: unknown }; constraint?: unknown };
  const found = driverError?.constraint ?? constraint;
  return typeof found === 'string' ? found : undefined;
}

// Values that no column can store (a null byte, a number out of range) are the caller's fault.
const invalidInput = () => new Problem(422, 'input-refused', kitMessages.refused);
const byDatabaseCode: Readonly<Record<string, () => Problem>> = {
  23505: () => new Problem(409, 'exists', kitMessages.exists),
  23503: () => new Problem(409, 'conflict', kitMessages.changedMeanwhile),
  22003: invalidInput,
  22021: invalidInput,
  '22P02': invalidInput,
  '22P05': invalidInput,
};

function isTransient(error: unknown, code: string | undefined): boolean {
  if (code !== undefined && transientCodes.has(code)) return true;
  return (
    error instanceof Error &&
    (transientNames.has(error.name) || transientMessages.some((text) => error.message.startsWith(text)))
  );
}

const byStatus: Readonly<Record<number, () => Problem>> = {
  400: () => new Problem(400, 'unreadable', kitMessages.unreadable),
  404: () => notFound(),
  413: () => new Problem(413, 'too-large', kitMessages.tooLarge),
  414: () => new Problem(414, 'too-long', kitMessages.tooLarge),
  415: () => new Problem(415, 'wrong-type', kitMessages.wrongType),
};

/** Returns the problem that an error corresponds to, or undefined for an internal error. */
export function toProblem(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  const status = error instanceof HttpException ? error.getStatus() : undefined;
  if (status !== undefined && status < 500) return (byStatus[status] ?? byStatus[400])?.();
  const code = databaseCodeOf(error);
  if (isTransient(error, code)) return unavailable();
  return code === undefined ? undefined : byDatabaseCode[code]?.();
}
