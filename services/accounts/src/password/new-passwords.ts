import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Client } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { OneTimeLinks } from '../confirm/one-time-links.ts';
import { Mailer } from '../mail/mailer.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import type { AccountOwner } from './password-owners.ts';

const setSql = `insert into credential (person_id, password_hash) values ($1, $2) on conflict (person_id) do update set password_hash = excluded.password_hash, changed_at = now()`;

/** What a new password brings, however it came about: sessions end, older links die, its owner learns of it. */
@Injectable()
export class NewPasswords {
  constructor(
    private readonly sessions: SessionsService,
    private readonly links: OneTimeLinks,
    private readonly mailer: Mailer,
    private readonly audit: Audit,
  ) {}

  /** With a notice to the owner. */
  async set(
    manager: EntityManager,
    { id, firstName, language }: AccountOwner,
    passwordHash: string,
    { client, keptSession }: { client: Client; keptSession?: string | undefined },
  ): Promise<void> {
    await this.keep(manager, id, passwordHash, keptSession);
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
      sessionId: keptSession,
      objectKind: 'person',
      objectId: id,
      ip: client.ip,
      requestId: client.requestId,
    });
  }

  /** The hash first: a login that is under way waits for it, and its session ends with the others. */
  async keep(manager: EntityManager, personId: string, passwordHash: string, keptSession?: string): Promise<void> {
    await manager.query(setSql, [personId, passwordHash]);
    await this.sessions.endAll(manager, personId, keptSession);
    await this.links.revoke(manager, personId, 'password-reset');
  }
}
