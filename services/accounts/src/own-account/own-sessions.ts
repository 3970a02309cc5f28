import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Caller } from '@porchlight/contracts';
import type { MySession } from '@porchlight/contracts/accounts';
import { changedCount, notFound, SqlPool, type Client } from '@porchlight/service-kit';
import type { DataSource } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { messages } from './messages.ts';

const isActiveSql =
  "revoked_at is null and expires_at > now() and seen_at + idle_seconds * interval '1 second' > now()";
const listSql = `
  select id, user_agent as "userAgent", created_at as "createdAt", seen_at as "seenAt" from session
  where person_id = $1 and ${isActiveSql} order by seen_at desc, id`;
const endSql = `update session set revoked_at = now() where id = $1 and person_id = $2 and ${isActiveSql}`;

/** Lists and ends the caller's sessions; the gateway evicts its cached session of the caller. */
@Injectable()
export class OwnSessionsService {
  constructor(
    private readonly pool: SqlPool,
    @InjectDataSource() private readonly source: DataSource,
    private readonly sessions: SessionsService,
    private readonly audit: Audit,
  ) {}

  async list({ userId, sessionId }: Caller): Promise<MySession[]> {
    const rows = await this.pool.rows<{ id: string; userAgent: string; createdAt: Date; seenAt: Date }>(
      'own_sessions',
      listSql,
      [userId],
    );
    return rows.map(({ createdAt, seenAt, ...session }) => ({
      ...session,
      current: session.id === sessionId,
      createdAt: createdAt.toISOString(),
      seenAt: seenAt.toISOString(),
    }));
  }

  /** Throws 404 for a session that has ended or belongs to another user. */
  async end(id: string, { userId }: Caller, { ip, requestId }: Client): Promise<void> {
    await this.source.transaction(async (manager) => {
      const count = await changedCount(manager, endSql, [id, userId]);
      if (count === 0) throw notFound(messages.sessionGone);
      await this.audit.record(manager, {
        action: 'session.ended',
        actorId: userId,
        sessionId: id,
        objectKind: 'person',
        objectId: userId,
        ip,
        requestId,
      });
    });
  }

  async endAll({ userId = '' }: Caller, { ip, requestId }: Client): Promise<void> {
    await this.source.transaction(async (manager) => {
      await this.sessions.endAll(manager, userId);
      await this.audit.record(manager, {
        action: 'sessions.ended',
        actorId: userId,
        objectKind: 'person',
        objectId: userId,
        ip,
        requestId,
      });
    });
  }
}
