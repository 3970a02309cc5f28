import { Injectable } from '@nestjs/common';
import type { UserMail, UserMails, UserSessions } from '@porchlight/contracts/accounts';
import { changedCount, notFound, Problem, SqlPool, type Author } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { originOf } from '../audit/author-origin.ts';
import { PasswordResetService } from '../password/password-reset.service.ts';
import { ConfirmationMails } from '../registration/confirmation-mails.ts';
import { isStaff } from '../rights/role-permissions.ts';
import { AuthorRights } from '../roles/author-rights.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { messages } from './messages.ts';

const existsSql = `select from person where id = $1::uuid and state <> 'decoy'`;
const isOpenSql = `revoked_at is null and expires_at > now() and seen_at + idle_seconds * interval '1 second' > now()`;
const sessionsSql = `
  select id, user_agent as "userAgent", created_at as "createdAt", seen_at as "seenAt" from session
  where person_id = $1::uuid and ${isOpenSql} order by seen_at desc, id limit 100`;
const endSql = `update session set revoked_at = now() where id = $1 and person_id = $2 and ${isOpenSql}`;
const mailsSql = `
  select id, subject, template, state, made_at as "madeAt" from mail where person_id = $1::uuid
  order by made_at desc, id limit 50`;
// Locked, so that the roles do not change between the check and the act.
const lockSql = `
  select id, email, state, coalesce((select array_agg(role_key) from person_role where person_id = person.id), '{}') as roles
  from person where id = $1::uuid and state <> 'decoy' for update`;

interface LockedUser {
  readonly id: string;
  readonly email: string;
  readonly state: string;
  readonly roles: readonly string[];
}
interface SessionRow {
  readonly id: string;
  readonly userAgent: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
}
type MailRow = Pick<UserMail, 'id' | 'template' | 'state'> & { readonly subject: string | null; readonly madeAt: Date };

/**
 * Sessions and mails of a user for support, and the acts that secure an account. Each act is in the audit log, in its
 * transaction (docs/rules/support.md#support-user-4-support-ends-sessions-and-sends-reset-links-never-for-staff).
 */
@Injectable()
export class UserSecurityService {
  constructor(
    private readonly pool: SqlPool,
    private readonly source: DataSource,
    private readonly authors: AuthorRights,
    private readonly userSessions: SessionsService,
    private readonly resets: PasswordResetService,
    private readonly confirmations: ConfirmationMails,
    private readonly audit: Audit,
  ) {}

  /** Throws 404 for an unknown id. */
  async sessions(id: string): Promise<UserSessions> {
    await this.#requireUser(id);
    const rows = await this.pool.rows<SessionRow>('support_sessions', sessionsSql, [id]);
    return {
      sessions: rows.map(({ createdAt, seenAt, ...session }) => ({
        ...session,
        createdAt: createdAt.toISOString(),
        seenAt: seenAt.toISOString(),
      })),
    };
  }

  /** Throws 404 for an unknown id. */
  async mails(id: string): Promise<UserMails> {
    await this.#requireUser(id);
    const rows = await this.pool.rows<MailRow>('support_mails', mailsSql, [id]);
    return {
      mails: rows.map(({ subject, madeAt, ...mail }) => ({
        ...mail,
        ...(subject === null ? {} : { subject }),
        madeAt: madeAt.toISOString(),
      })),
    };
  }

  /** Throws 404 for a session that has ended or belongs to another user, 403 for staff. */
  endSession(id: string, sessionId: string, author: Author): Promise<void> {
    return this.#act(id, { author, action: 'session.ended-by-staff' }, async (manager) => {
      if ((await changedCount(manager, endSql, [sessionId, id])) === 0) throw notFound(messages.sessionGone);
    });
  }

  /** Throws 404 for an unknown id, 403 for staff. */
  endSessions(id: string, author: Author): Promise<void> {
    return this.#act(id, { author, action: 'sessions.ended-by-staff' }, (manager) =>
      this.userSessions.endAll(manager, id),
    );
  }

  /** Throws 404 for an unknown id, 403 for staff, 409 for an account that cannot log in. */
  sendPasswordReset(id: string, author: Author): Promise<void> {
    return this.#act(id, { author, action: 'password-reset.sent' }, async (manager, { email, state }) => {
      if (state !== 'active' && state !== 'unclaimed') throw new Problem(409, 'account-inactive', messages.inactive);
      await this.resets.send({ email }, manager);
    });
  }

  /**
   * Throws 404 for an unknown id, 403 for staff, 409 for a verified address or an account that cannot log in, 429 after
   * three mails in an hour.
   */
  sendVerification(id: string, author: Author): Promise<void> {
    return this.#act(id, { author, action: 'verification.sent' }, async (manager, { state }) => {
      if (state !== 'active') throw new Problem(409, 'account-inactive', messages.inactive);
      if (!(await this.confirmations.resendIn(manager, id)))
        throw new Problem(409, 'already-verified', messages.alreadyVerified);
    });
  }

  #act(
    id: string,
    { author, action }: { readonly author: Author; readonly action: string },
    act: (manager: EntityManager, user: LockedUser) => Promise<void>,
  ): Promise<void> {
    return this.source.transaction(async (manager) => {
      // First, since changes of roles lock rights before rows of users.
      const { isOwner } = await this.authors.hold(manager, author, 'createRenterPasswordResets');
      const [user] = await manager.query<LockedUser[]>(lockSql, [id]);
      if (!user) throw notFound();
      if (!isOwner && isStaff(user.roles)) throw new Problem(403, 'owner-required', messages.ownerRequired);
      await act(manager, user);
      await this.audit.record(manager, { ...originOf(author), action, objectKind: 'person', objectId: id });
    });
  }

  async #requireUser(id: string): Promise<void> {
    if (!(await this.pool.row<object>('support_user_exists', existsSql, [id]))) throw notFound();
  }
}
