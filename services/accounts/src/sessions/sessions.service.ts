import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ResolvedSession } from '@porchlight/contracts/internal';
import { changedCount, Problem, SqlPool, type Client } from '@porchlight/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { personalRoles, unverifiedPermissions } from '../rights/role-permissions.ts';
import { rightsColumns, rightsJoins } from '../rights/rights-sql.ts';
import { StaffTotp } from '../rights/staff-totp.ts';
import { messages } from './messages.ts';
import { maxSessions, sessionLifetime } from './session-lifetime.ts';
import { createToken, type BearerToken } from './session-token.ts';

interface SessionRow extends Omit<ResolvedSession, 'expiresAt'> {
  readonly expiresAt: Date;
  readonly isStale: boolean;
  readonly binding: string | null;
}

// A single statement, since it runs for every token that a gateway has not cached in the last 10 s.
const resolveSql = `
  select session.id as "sessionId", person.id as "userId", session.binding_hash as binding,
    least(session.expires_at, session.seen_at + session.idle_seconds * interval '1 second') as "expiresAt",
    session.seen_at < now() - interval '1 minute' as "isStale",
    extract(epoch from session.authenticated_at)::int as "authenticatedAt",
    coalesce(array_agg(distinct role.key order by role.key) filter (where role.key is not null), '{}') as roles,
    ${rightsColumns(3)}
  from session join person on person.id = session.person_id ${rightsJoins}
  where session.id = $1 and session.secret_hash = $2 and session.revoked_at is null and session.expires_at > now()
    and session.seen_at + session.idle_seconds * interval '1 second' > now() and person.state in ('active', 'decoy')
  group by session.id, person.id`;

const lockSql = `
  select restriction is not distinct from 'banned' as "isBanned" from person where id = $1 for update`;

/** Begins, resolves and ends sessions. All times are the database's. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly pool: SqlPool,
    @InjectDataSource() private readonly source: DataSource,
    private readonly audit: Audit,
    private readonly staffTotp: StaffTotp,
  ) {}

  /**
   * Begins a session and returns its token. Beyond ten sessions the user's oldest one is revoked. Throws 403
   * `account-banned`.
   */
  async begin(
    manager: EntityManager,
    user: { readonly id: string; readonly roles: readonly string[] },
    client: Client,
  ): Promise<string> {
    const token = createToken('session');
    const lifetime = sessionLifetime(user.roles, client.binding !== undefined);
    // Locks the user's row, so that concurrent logins cannot exceed the maximum.
    const [person] = await manager.query<{ isBanned: boolean }[]>(lockSql, [user.id]);
    // @mutation login-of-banned
    if (person?.isBanned) throw new Problem(403, 'account-banned', messages.banned);
    await manager.query(
      `update session set revoked_at = now() where id in (
      select id from session where person_id = $1 and revoked_at is null and expires_at > now()
      order by created_at desc, id offset $2)`,
      [user.id, maxSessions - 1],
    );
    await manager.query(
      `
        insert into session (id, person_id, secret_hash, idle_seconds, expires_at, user_agent, binding_hash)
        values ($1, $2, $3, $4, now() + $5 * interval '1 second', $6, $7)`,
      [token.id, user.id, token.secretHash, lifetime.idle, lifetime.absolute, client.userAgent, client.binding ?? null],
    );
    return token.text;
  }

  /** Resolves a token and its binding cookie to the session; returns undefined when the session is invalid. */
  async resolve(token: BearerToken, binding: string | undefined): Promise<ResolvedSession | undefined> {
    const row = await this.pool.row<SessionRow>('resolve_session', resolveSql, [
      token.id,
      token.secretHash,
      unverifiedPermissions,
      await this.staffTotp.isRequired(),
      personalRoles,
    ]);
    if (!row) return undefined;
    const { isStale, expiresAt, binding: expectedBinding, ...session } = row;
    // @mutation session-binding
    if (expectedBinding !== null && expectedBinding !== binding) return this.#endMisused(row);
    if (isStale)
      await this.pool.execute(
        'see_session',
        `update session set seen_at = now() where id = $1 and seen_at < now() - interval '1 minute'`,
        [token.id],
      );
    return { ...session, expiresAt: expiresAt.toISOString() };
  }

  async end(sessionId: string, personId: string, { ip, requestId }: Pick<Client, 'ip' | 'requestId'>): Promise<void> {
    await this.source.transaction(async (manager) => {
      // @equivalent-mutant The caller names its own session, which only its account holds.
      const count = await changedCount(
        manager,
        'update session set revoked_at = now() where id = $1 and person_id = $2 and revoked_at is null',
        [sessionId, personId],
      );
      if (count > 0)
        await this.audit.record(manager, {
          action: 'logout',
          actorId: personId,
          sessionId,
          objectKind: 'person',
          objectId: personId,
          ip,
          requestId,
        });
    });
  }

  /** Ends all sessions of a user, except the given one. */
  async endAll(manager: EntityManager, personId: string, except?: string): Promise<void> {
    await manager.query(
      'update session set revoked_at = now() where person_id = $1 and revoked_at is null and id is distinct from $2',
      [personId, except ?? null],
    );
  }

  // A correct token without its cookie is presumed stolen from its browser, so the session is revoked.
  async #endMisused({ sessionId, userId }: SessionRow): Promise<undefined> {
    await this.source.transaction(async (manager) => {
      const count = await changedCount(
        manager,
        'update session set revoked_at = now() where id = $1 and revoked_at is null',
        [sessionId],
      );
      if (count > 0)
        await this.audit.record(manager, {
          action: 'session.misused',
          sessionId,
          objectKind: 'person',
          objectId: userId,
        });
    });
    return undefined;
  }
}
