import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { notFound, Problem, type Author } from '@porchlight/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { PasswordResetService } from '../password/password-reset.service.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { messages } from './messages.ts';
import { UserAuthority } from './user-authority.ts';

const userSql = `
  select id, email, state, coalesce((select array_agg(role_key) from person_role where person_id = person.id), '{}') as roles
  from person where id::text = $1 and state in ('active', 'unclaimed', 'disabled', 'deletion_pending')`;

interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly state: string;
  readonly roles: readonly string[];
}

/** What staff do to an account besides changing it. */
@Injectable()
export class UserActs {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly authority: UserAuthority,
    private readonly passwords: PasswordResetService,
    private readonly sessions: SessionsService,
    private readonly audit: Audit,
  ) {}

  /**
   * Mails the user a link to set the password; an invited user gets a new invitation. Throws 403, 404, and 409 for an
   * account that cannot log in.
   */
  sendPasswordLink(id: string, author: Author): Promise<void> {
    return this.#act(id, author, 'password-link.sent', async (manager, { email, state }) => {
      if (state !== 'active' && state !== 'unclaimed') throw new Problem(409, 'account-inactive', messages.inactive);
      await this.passwords.send({ email }, manager);
    });
  }

  /** Ends all sessions of the user. Throws 403 and 404. */
  endSessions(id: string, author: Author): Promise<void> {
    return this.#act(id, author, 'sessions.ended-by-staff', (manager, user) => this.sessions.endAll(manager, user.id));
  }

  #act(
    id: string,
    author: Author,
    action: string,
    act: (manager: EntityManager, user: UserRow) => Promise<void>,
  ): Promise<void> {
    return this.source.transaction(async (manager) => {
      const [user] = await manager.query<UserRow[]>(userSql, [id]);
      if (!user) throw notFound();
      await this.authority.require(manager, author, { needed: 'modifyUsers', roles: user.roles });
      await act(manager, user);
      const { caller, client } = author;
      await this.audit.record(manager, {
        action,
        actorId: caller.userId,
        sessionId: caller.sessionId,
        objectKind: 'person',
        objectId: user.id,
        ip: client.ip,
        requestId: client.requestId,
      });
    });
  }
}
