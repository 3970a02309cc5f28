import { HttpException } from '@nestjs/common';
import { notFound, Problem, unavailable } from './problem.ts';
import { kitWords } from './words.ts';

const busy = new Set([
  '40001',
  '40P01', // lost against another transaction
  '55P03',
  '57014', // waited too long for a lock, ran too long
  '53300',
  '53400',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08006', // no connection to be had
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
]);
// What pg-pool and TypeORM say in words alone, without a code.
const busyMessages = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Cannot use a pool after calling end',
];

/** The code of PostgreSQL or of the socket, wherever TypeORM or pg left it. */
export function databaseCodeOf(error: unknown): string | undefined {
  const { driverError, code } = (error ?? {}) as { driverError?: { code?: unknown }; code?: unknown };
  const found = driverError?.code ?? code;
  return typeof found === 'string' ? found : undefined;
}

/** The constraint that a statement broke, by its name. */
export function constraintOf(error: unknown): string | undefined {
  const { driverError, constraint } = (error ?? {}) as { driverError?: { constraint?: unknown }; constraint?: unknown };
  const found = driverError?.constraint ?? constraint;
  return typeof found === 'string' ? found : undefined;
}

// Text that no column can hold (a null byte, a number out of its range) is the sender's fault, not ours.
const refused = () => new Problem(422, 'input-refused', kitWords.refused);
const byDatabaseCode: Readonly<Record<string, () => Problem>> = {
  23505: () => new Problem(409, 'exists', kitWords.exists),
  23503: () => new Problem(409, 'conflict', kitWords.changedMeanwhile),
  22003: refused,
  22021: refused,
  '22P02': refused,
  '22P05': refused,
};

function isBusy(error: unknown, code: string | undefined): boolean {
  if (code !== undefined && busy.has(code)) return true;
  return (
    error instanceof Error &&
    (error.name === 'QueryRunnerAlreadyReleasedError' || busyMessages.some((text) => error.message.startsWith(text)))
  );
}

const byStatus: Readonly<Record<number, () => Problem>> = {
  400: () => new Problem(400, 'unreadable', kitWords.unreadable),
  404: () => notFound(),
  413: () => new Problem(413, 'too-large', kitWords.tooLarge),
  414: () => new Problem(414, 'too-long', kitWords.tooLarge),
  415: () => new Problem(415, 'wrong-type', kitWords.wrongType),
};

/** The problem that an error stands for, or undefined when it is a fault of ours. */
export function problemOf(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  const status = error instanceof HttpException ? error.getStatus() : undefined;
  if (status !== undefined && status < 500) return (byStatus[status] ?? byStatus[400])?.();
  const code = databaseCodeOf(error);
  if (isBusy(error, code)) return unavailable();
  return code === undefined ? undefined : byDatabaseCode[code]?.();
}
