import { Injectable } from '@nestjs/common';
import { Outbox, Problem } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { invalidLink } from './one-time-links.ts';

/** Origin of a request, for the audit log. */
export interface RequestOrigin {
  readonly ip: string;
  readonly requestId: string;
}

/** Marks mail addresses as verified; every way to verify an address ends here. */
@Injectable()
export class MailVerification {
  constructor(
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Marks the user's address as verified; does nothing when it already is. Throws 410 when the account no longer
   * exists.
   */
  async markVerified(manager: EntityManager, personId: string, { ip, requestId }: RequestOrigin): Promise<void> {
    const [[person]] = await manager.query<[{ email: string; wasVerified: boolean }[], number]>(
      `update person set email_verified_at = coalesce(email_verified_at, now()) where id = $1 and state in ('active', 'unclaimed') returning email, email_verified_at < now() as "wasVerified"`,
      [personId],
    );
    if (!person) throw invalidLink();
    if (person.wasVerified) return;
    // Other services now attribute earlier guest activity from this address to the account.
    await this.outbox.emit(manager, 'person.known', { email: person.email, personId, isClaimed: true });
    await this.audit.record(manager, {
      action: 'mail.verified',
      actorId: personId,
      objectKind: 'person',
      objectId: personId,
      ip,
      requestId,
    });
  }
}

/** Returns the 422 problem for an incorrect code. */
export const incorrectCode = (message: Problem['userMessage']): Problem =>
  new Problem(422, 'code-wrong', message, { errors: { code: [message] } });
