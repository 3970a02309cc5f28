import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { ApiError, invalid } from './api-error.ts';

/** Response as it is stored under an idempotency key and sent. */
export interface Reply {
  readonly status: number;
  readonly body: object;
  readonly isReplay?: true;
}

/** What a key stands for: a request with another method, path or parameters may not use it. */
export const requestHash = (method: string, path: string, parameters: string): string =>
  createHash('sha256').update(`${method} ${path}\n${parameters}`).digest('hex');

const maxKeyLength = 255;
/** Deletes keys that have expired; a key is valid for 24 hours. */
export const expireKeysSql = `delete from idempotency_key where created_at < now() - interval '24 hours'`;

/**
 * Runs a call once per idempotency key: a later request with the key gets the stored reply, a concurrent one 409, one
 * with other parameters 400. A call that throws is rolled back and stores nothing.
 */
export async function onceWithKey(
  manager: EntityManager,
  { key, hash }: { readonly key: string; readonly hash: string },
  run: () => Promise<Reply>,
): Promise<Reply> {
  if (key.length > maxKeyLength) throw invalid('Idempotency key is too long');
  await requireUnused(manager, key);
  const stored = await storedReply(manager, key, hash);
  if (stored) return stored;
  const reply = await run();
  await manager.query(`insert into idempotency_key (key, request_hash, status, body) values ($1, $2, $3, $4)`, [
    key,
    hash,
    reply.status,
    JSON.stringify(reply.body),
  ]);
  return reply;
}

async function requireUnused(manager: EntityManager, key: string): Promise<void> {
  const [row] = await manager.query<{ free: boolean }[]>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as free',
    [key],
  );
  if (!row?.free)
    throw new ApiError(409, 'There is currently another in-progress request using this Idempotency Key', {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
    });
}

async function storedReply(manager: EntityManager, key: string, hash: string): Promise<Reply | undefined> {
  await manager.query(`delete from idempotency_key where key = $1 and created_at < now() - interval '24 hours'`, [key]);
  const [stored] = await manager.query<{ request_hash: string; status: number; body: object }[]>(
    'select request_hash, status, body from idempotency_key where key = $1',
    [key],
  );
  if (!stored) return undefined;
  if (stored.request_hash !== hash)
    throw invalid('Keys for idempotent requests can only be used with the same parameters they were first used with.', {
      type: 'idempotency_error',
    });
  return { status: stored.status, body: stored.body, isReplay: true };
}
