import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Caller } from '@porchlight/contracts';
import { maxListedSupportViews, type StartedViewAs, type SupportView } from '@porchlight/contracts/accounts';
import { forbidden, notFound, Problem, requireUser, SqlPool, type Author } from '@porchlight/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { isStaff } from '../rights/role-permissions.ts';
import { AuthorRights } from '../roles/author-rights.ts';
import { createToken } from '../sessions/session-token.ts';
import { UsersService } from '../users/users.service.ts';
import { messages } from './messages.ts';
import { ViewNotice, type ViewedUser } from './view-notice.ts';

const viewMinutes = 30;

const userSql = `
  select id, state, first_name as "firstName", language,
    coalesce((select array_agg(role_key) from person_role where person_id = person.id), '{}') as roles
  from person where id = $1 and state in ('active', 'unclaimed', 'disabled', 'deletion_pending')`;
// The view lasts at most as long as the session that starts it, which counts as used now.
// @equivalent-mutant The gateway signs session and user of one login together.
const ownSessionSql = `
  update session set seen_at = now() where id = $1 and person_id = $2 and revoked_at is null and expires_at > now()
  returning binding_hash as binding`;
const insertSql = `
  insert into support_view (id, person_id, actor_id, actor_session_id, secret_hash, binding_hash, reason, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, now() + $8 * interval '1 minute')
  returning expires_at as "expiresAt"`;
const endSql = `
  update support_view set ended_at = least(now(), expires_at)
  where actor_id = $1 and ended_at is null and ($2::uuid is null or id = $2::uuid)
  returning id, person_id as "personId"`;
const listSql = `
  select id, reason, started_at as "startedAt",
    case when coalesce(ended_at, expires_at) <= now() then coalesce(ended_at, expires_at) end as "endedAt"
  from support_view where person_id = $1 order by started_at desc, id limit $2`;

type EndedView = { readonly id: string; readonly personId: string };

/** Starts and stops views of the site as a user, and lists those of a user (docs/rules/view-as.md). */
@Injectable()
export class ViewAsService {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly pool: SqlPool,
    private readonly authors: AuthorRights,
    private readonly users: UsersService,
    private readonly audit: Audit,
    private readonly notice: ViewNotice,
  ) {}

  /** Throws 403 for an account of staff, 404, and 409 for an account that is not active. */
  start(id: string, reason: string, author: Author): Promise<StartedViewAs> {
    return this.source.transaction(async (manager) => {
      await this.authors.hold(manager, author, 'createImpersonations');
      const viewed = await this.#viewedUser(manager, id);
      const user = await this.users.userOf(viewed.id, manager);
      if (!user) throw notFound();
      await this.#end(manager, author);
      const { caller } = author;
      const [[own]] = await manager.query<[{ binding: string | null }[]]>(ownSessionSql, [
        caller.sessionId,
        caller.userId,
      ]);
      if (!own) throw forbidden();
      const token = createToken('view');
      const [{ expiresAt }] = await manager.query<[{ expiresAt: Date }]>(insertSql, [
        token.id,
        viewed.id,
        caller.userId,
        caller.sessionId,
        token.secretHash,
        own.binding,
        reason,
        viewMinutes,
      ]);
      await this.#record(manager, author, 'view-as.started', { personId: viewed.id, reason });
      await this.notice.send(manager, viewed, reason);
      return { token: token.text, expiresAt: expiresAt.toISOString(), user };
    });
  }

  /** Ends the view of the caller. Throws 409 for a session that is no view. */
  async stop(author: Author): Promise<void> {
    const { impersonatorId, sessionId } = author.caller;
    if (impersonatorId === undefined || sessionId === undefined)
      throw new Problem(409, 'not-viewing', messages.notViewing);
    await this.source.transaction((manager) =>
      this.#end(manager, { ...author, caller: { ...author.caller, userId: impersonatorId } }, sessionId),
    );
  }

  /** Lists when the caller's account was viewed. */
  async viewsOf(caller: Caller): Promise<SupportView[]> {
    const rows = await this.pool.rows<{ id: string; reason: string; startedAt: Date; endedAt: Date | null }>(
      'support_views',
      listSql,
      [requireUser(caller), maxListedSupportViews],
    );
    return rows.map(({ startedAt, endedAt, ...view }) => ({
      ...view,
      startedAt: startedAt.toISOString(),
      ...(endedAt ? { endedAt: endedAt.toISOString() } : {}),
    }));
  }

  async #viewedUser(manager: EntityManager, id: string): Promise<ViewedUser> {
    const [user] = await manager.query<ViewedUser[]>(userSql, [id]);
    if (!user) throw notFound();
    // @mutation view-as-staff
    if (isStaff(user.roles)) throw new Problem(403, 'staff-account', messages.staffAccount);
    if (user.state !== 'active') throw new Problem(409, 'account-inactive', messages.inactive);
    return user;
  }

  // Without an id: each view of the author that has not ended.
  async #end(manager: EntityManager, author: Author, viewId?: string): Promise<void> {
    const [ended] = await manager.query<[EndedView[]]>(endSql, [author.caller.userId, viewId ?? null]);
    for (const { personId } of ended) await this.#record(manager, author, 'view-as.stopped', { personId });
  }

  #record(
    manager: EntityManager,
    { caller, client }: Author,
    action: string,
    { personId, reason }: { readonly personId: string; readonly reason?: string },
  ): Promise<void> {
    return this.audit.record(manager, {
      action,
      actorId: caller.userId,
      sessionId: caller.sessionId,
      objectKind: 'person',
      objectId: personId,
      ip: client.ip,
      requestId: client.requestId,
      ...(reason === undefined ? {} : { after: { reason } }),
    });
  }
}
