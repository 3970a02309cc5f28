import { Injectable } from '@nestjs/common';
import { Outbox, Problem } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { linkDead } from './one-time-links.ts';

/** Who asks, for the audit. */
export interface Asker {
  readonly ip: string;
  readonly requestId: string;
}

/** The moment at which a person's address is proved, by whatever mail: the one place where it happens. */
@Injectable()
export class MailVerification {
  constructor(
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  /** Proves the address of a person; again changes nothing. Throws 410 when the account is gone. */
  async prove(manager: EntityManager, personId: string, { ip, requestId }: Asker): Promise<void> {
    const [[person]] = await manager.query<[{ email: string; wasVerified: boolean }[], number]>(
      `update person set email_verified_at = coalesce(email_verified_at, now()) where id = $1 and state in ('active', 'unclaimed') returning email, email_verified_at < now() as "wasVerified"`,
      [personId],
    );
    if (!person) throw linkDead();
    if (person.wasVerified) return;
    // What was written from the address before is its owner's from now on.
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

/** The one answer for every code that does not fit. */
export const codeWrong = (words: Problem['words']): Problem =>
  new Problem(422, 'code-wrong', words, { errors: { code: [words] } });
