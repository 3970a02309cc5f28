import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ResolvedSession } from '@porchlight/contracts/internal';
import { changedCount, SqlPool } from '@porchlight/service-kit';
import type { DataSource } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { personalRoles, unverifiedPermissions } from '../rights/role-permissions.ts';
import { rightsColumns, rightsJoins } from '../rights/rights-sql.ts';
import { StaffTotp } from '../rights/staff-totp.ts';
import type { BearerToken } from './session-token.ts';

interface ViewRow extends Omit<ResolvedSession, 'expiresAt' | 'authenticatedAt'> {
  readonly expiresAt: Date;
  readonly binding: string | null;
}

// The viewer's session, account and permission are read each time, so a view ends with any of them.
const resolveSql = `
  select view.id as "sessionId", person.id as "userId", view.actor_id as "impersonatorId", view.binding_hash as binding,
    view.expires_at as "expiresAt",
    coalesce(array_agg(distinct role.key order by role.key) filter (where role.key is not null), '{}') as roles,
    ${rightsColumns(3)}
  from support_view view join person on person.id = view.person_id ${rightsJoins}
  where view.id = $1 and view.secret_hash = $2 and view.ended_at is null and view.expires_at > now()
    and person.state = 'active'
    and not exists (select from person_role staff where staff.person_id = person.id and staff.role_key <> all($5))
    and exists (
      select from session own join person actor on actor.id = own.person_id
        join person_role given on given.person_id = actor.id
        join role_permission allowed on allowed.role_key = given.role_key
      where own.id = view.actor_session_id and actor.id = view.actor_id and own.revoked_at is null
        and own.expires_at > now() and own.seen_at + own.idle_seconds * interval '1 second' > now()
        and actor.state = 'active' and actor.email_verified_at is not null
        and allowed.permission_key = 'createImpersonations'
        and (not $4 or exists (select from totp where totp.person_id = actor.id and confirmed_at is not null)))
  group by view.id, person.id`;

/** Resolves tokens of views to the rights of the viewed user. */
@Injectable()
export class ViewResolver {
  constructor(
    private readonly pool: SqlPool,
    @InjectDataSource() private readonly source: DataSource,
    private readonly audit: Audit,
    private readonly staffTotp: StaffTotp,
  ) {}

  /** Returns undefined for a view that is unknown or has ended, and for one whose viewer may not view any more. */
  async resolve({ id, secretHash }: BearerToken, binding: string | undefined): Promise<ResolvedSession | undefined> {
    const row = await this.pool.row<ViewRow>('resolve_view', resolveSql, [
      id,
      secretHash,
      unverifiedPermissions,
      await this.staffTotp.isRequired(),
      personalRoles,
    ]);
    if (!row) return undefined;
    const { expiresAt, binding: expectedBinding, ...view } = row;
    // @mutation view-as-binding
    if (expectedBinding !== null && expectedBinding !== binding) return this.#endMisused(row);
    return { ...view, expiresAt: expiresAt.toISOString(), authenticatedAt: 0 };
  }

  // A correct token without the cookie of the viewer's browser is presumed stolen from it.
  async #endMisused({ sessionId, userId, impersonatorId }: ViewRow): Promise<undefined> {
    await this.source.transaction(async (manager) => {
      const count = await changedCount(
        manager,
        'update support_view set ended_at = now() where id = $1 and ended_at is null',
        [sessionId],
      );
      if (count === 0) return;
      const object = { objectKind: 'person', objectId: userId };
      await this.audit.record(manager, { action: 'view-as.misused', actorId: impersonatorId, sessionId, ...object });
    });
    return undefined;
  }
}
