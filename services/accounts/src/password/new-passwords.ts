import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Client } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { OneTimeLinks } from '../confirm/one-time-links.ts';
import { Mailer } from '../mail/mailer.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import type { AccountOwner } from '../credentials/password-owners.ts';

const setSql = `
  insert into credential (person_id, password_hash) values ($1, $2) on conflict (person_id) do update set
    password_hash = excluded.password_hash, changed_at = now(), breach_checked_at = null, breached_at = null`;

/** Sets passwords: ends sessions and invalidates reset links, whatever the way. */
@Injectable()
export class NewPasswords {
  constructor(
    private readonly sessions: SessionsService,
    private readonly links: OneTimeLinks,
    private readonly mailer: Mailer,
    private readonly audit: Audit,
  ) {}

  /** Sets a password and notifies the owner by mail. */
  async set(
    manager: EntityManager,
    { id, firstName, language }: AccountOwner,
    passwordHash: string,
    { client, retainedSessionId }: { client: Client; retainedSessionId?: string | undefined },
  ): Promise<void> {
    await this.store(manager, id, passwordHash, retainedSessionId);
    await this.mailer.request(manager, {
      template: 'password-changed',
      key: `password-changed:${randomUUID()}`,
      personId: id,
      language,
      words: { firstName, at: new Date().toISOString() },
    });
    await this.audit.record(manager, {
      action: 'password.changed',
      actorId: id,
      sessionId: retainedSessionId,
      objectKind: 'person',
      objectId: id,
      ip: client.ip,
      requestId: client.requestId,
    });
  }

  /** Stores the hash first: a concurrent login waits for it, and its session ends with the others. */
  async store(
    manager: EntityManager,
    personId: string,
    passwordHash: string,
    retainedSessionId?: string,
  ): Promise<void> {
    await manager.query(setSql, [personId, passwordHash]);
    await this.sessions.endAll(manager, personId, retainedSessionId);
    await this.links.revoke(manager, personId, 'password-reset');
  }
}
