import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AnyPermission } from '@porchlight/contracts';
import {
  maxApiKeysPerUser,
  maxListedApiKeys,
  type ApiKey,
  type CreatedApiKey,
  type NewApiKey,
} from '@porchlight/contracts/accounts';
import { changedCount, notFound, Problem, SqlPool, type Author } from '@porchlight/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { AuthorRights, requireHeld } from '../roles/author-rights.ts';
import { createToken } from '../sessions/session-token.ts';
import { messages } from './messages.ts';

const keySql = (where: string): string => `
  select api_key.id, name, scopes, person_id as "ownerId", person.first_name || ' ' || person.last_name as "ownerName",
    api_key.created_at as "createdAt", expires_at as "expiresAt", last_used_at as "lastUsedAt", revoked_at as "revokedAt"
  from api_key join person on person.id = person_id ${where}`;
const listSql = keySql(`order by api_key.created_at desc, api_key.id limit ${maxListedApiKeys}`);
const oneSql = keySql('where api_key.id = $1');
const validSql = `
  select count(*)::int as count from api_key where person_id = $1 and revoked_at is null and expires_at > now()`;
const insertSql = `
  insert into api_key (id, person_id, secret_hash, name, scopes, expires_at)
  values ($1, $2, $3, $4, $5, now() + $6 * interval '1 day')`;
const revokeSql = 'update api_key set revoked_at = now(), revoked_by = $2 where id = $1 and revoked_at is null';

type Times = 'createdAt' | 'expiresAt' | 'lastUsedAt' | 'revokedAt';
type KeyRow = Omit<ApiKey, Times> &
  Readonly<Record<'createdAt' | 'expiresAt', Date> & Record<'lastUsedAt' | 'revokedAt', Date | null>>;

/** API keys of staff. */
@Injectable()
export class ApiKeysService {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly pool: SqlPool,
    private readonly authors: AuthorRights,
    private readonly audit: Audit,
  ) {}

  async list(): Promise<ApiKey[]> {
    return (await this.pool.rows<KeyRow>('api_keys', listSql)).map(keyOf);
  }

  /** Throws 403 for a scope that the author lacks, and 409 beyond the maximum of valid keys. */
  create({ name, scopes, days }: NewApiKey, author: Author): Promise<CreatedApiKey> {
    return this.source.transaction(async (manager) => {
      const held = await this.authors.hold(manager, author, 'modifyApiKeys');
      requireHeld(held, scopes as AnyPermission[]);
      const { userId } = author.caller;
      // Keys are created one after another, as all changes of rights are: the maximum cannot be passed.
      const [{ count }] = await manager.query<[{ count: number }]>(validSql, [userId]);
      if (count >= maxApiKeysPerUser) throw new Problem(409, 'too-many-keys', messages.tooMany);
      const token = createToken('api-key');
      await manager.query(insertSql, [token.id, userId, token.secretHash, name.trim(), scopes, days]);
      await this.#record(manager, author, { action: 'api-key.created', id: token.id, after: { name, scopes, days } });
      return { key: await keyIn(manager, token.id), secret: token.text };
    });
  }

  /** Also does nothing to a key that was revoked before. Throws 404. */
  revoke(id: string, author: Author): Promise<ApiKey> {
    return this.source.transaction(async (manager) => {
      const count = await changedCount(manager, revokeSql, [id, author.caller.userId]);
      if (count > 0) await this.#record(manager, author, { action: 'api-key.revoked', id });
      return keyIn(manager, id);
    });
  }

  #record(
    manager: EntityManager,
    { caller, client }: Author,
    { action, id, after }: { readonly action: string; readonly id: string; readonly after?: object },
  ): Promise<void> {
    return this.audit.record(manager, {
      action,
      actorId: caller.userId,
      sessionId: caller.sessionId,
      objectKind: 'api-key',
      objectId: id,
      after,
      ip: client.ip,
      requestId: client.requestId,
    });
  }
}

async function keyIn(manager: EntityManager, id: string): Promise<ApiKey> {
  const [row] = await manager.query<KeyRow[]>(oneSql, [id]);
  if (!row) throw notFound();
  return keyOf(row);
}

function keyOf({ createdAt, expiresAt, lastUsedAt, revokedAt, ...key }: KeyRow): ApiKey {
  return {
    ...key,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    ...(lastUsedAt ? { lastUsedAt: lastUsedAt.toISOString() } : {}),
    ...(revokedAt ? { revokedAt: revokedAt.toISOString() } : {}),
  };
}
