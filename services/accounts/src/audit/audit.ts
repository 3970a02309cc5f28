import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Client } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';

/**
 * One audit event. `before` and `after` are stored as SHA-256 hashes, so the log holds no secrets and no personal text.
 */
export interface AuditEvent {
  /** Dotted action name, such as `session.misused` or `role.given`. */
  readonly action: string;
  readonly actorId?: string | undefined;
  /** Staff member who acts while impersonating the user in `actorId`. */
  readonly realActorId?: string | undefined;
  readonly sessionId?: string | undefined;
  readonly ip?: string | undefined;
  readonly objectKind?: string | undefined;
  readonly objectId?: string | undefined;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly requestId?: string | undefined;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
const hashOf = (value: unknown) => (value === undefined ? null : sha256(JSON.stringify(value)));
const insertSql = `
  insert into audit_event (action, actor_id, real_actor_id, session_hash, ip, object_kind, object_id, before_hash,
    after_hash, request_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

/** Writes audit events in the transaction of the audited change, so that neither is committed without the other. */
@Injectable()
export class Audit {
  async record(manager: EntityManager, event: AuditEvent): Promise<void> {
    await manager.query(insertSql, [
      event.action,
      event.actorId,
      event.realActorId,
      event.sessionId && sha256(event.sessionId),
      event.ip,
      event.objectKind,
      event.objectId,
      hashOf(event.before),
      hashOf(event.after),
      event.requestId,
    ]);
  }
  /** Records an action of a user on their own account. */
  recordOwn(
    manager: EntityManager,
    personId: string,
    action: string,
    { ip, requestId }: Pick<Client, 'ip' | 'requestId'>,
  ): Promise<void> {
    return this.record(manager, { action, actorId: personId, objectKind: 'person', objectId: personId, ip, requestId });
  }
}
