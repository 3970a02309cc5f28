import { Injectable } from '@nestjs/common';
import { isKeyScope } from '@porchlight/contracts';
import type { ResolvedSession } from '@porchlight/contracts/internal';
import { SqlPool } from '@porchlight/service-kit';
import { personalRoles, unverifiedPermissions } from '../rights/role-permissions.ts';
import { rightsColumns, rightsJoins } from '../rights/rights-sql.ts';
import { StaffTotp } from '../rights/staff-totp.ts';
import type { BearerToken } from './session-token.ts';

interface KeyRow {
  readonly sessionId: string;
  readonly userId: string;
  readonly expiresAt: Date;
  readonly scopes: readonly string[];
  readonly roles: string[];
  readonly permissions: readonly string[];
  readonly version: number;
}

// A single statement, since it runs for every key that a gateway has not cached in the last 10 s.
const resolveSql = `
  select api_key.id as "sessionId", person.id as "userId", api_key.expires_at as "expiresAt", api_key.scopes,
    coalesce(array_agg(distinct role.key order by role.key) filter (where role.key is not null), '{}') as roles,
    ${rightsColumns(3)}
  from api_key join person on person.id = api_key.person_id ${rightsJoins}
  where api_key.id = $1 and api_key.secret_hash = $2 and api_key.revoked_at is null and api_key.expires_at > now()
    and person.state = 'active' and person.restriction is distinct from 'banned'
  group by api_key.id, person.id`;

/** Resolves API keys to what their owner may do, reduced to their scopes. */
@Injectable()
export class ApiKeyResolver {
  constructor(
    private readonly pool: SqlPool,
    private readonly staffTotp: StaffTotp,
  ) {}

  /** Returns undefined for a key that is unknown, expired or revoked, and for one of an inactive owner. */
  async resolve({ id, secretHash }: BearerToken): Promise<ResolvedSession | undefined> {
    const row = await this.pool.row<KeyRow>('resolve_api_key', resolveSql, [
      id,
      secretHash,
      unverifiedPermissions,
      await this.staffTotp.isRequired(),
      personalRoles,
    ]);
    if (!row) return undefined;
    const { scopes, permissions, expiresAt, ...key } = row;
    return {
      ...key,
      isApiKey: true,
      // @mutation owner-rights
      permissions: permissions.filter((name) => scopes.includes(name) && isKeyScope(name)),
      expiresAt: expiresAt.toISOString(),
      authenticatedAt: 0,
    };
  }
}
