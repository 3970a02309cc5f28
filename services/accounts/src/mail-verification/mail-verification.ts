import { Injectable } from '@nestjs/common';
import { changedCount, changedRowOrFail, Outbox, type Client } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { invalidLink, OneTimeLinks } from '../confirm/one-time-links.ts';
import { LandlordReports } from '../landlords/landlord-reports.ts';
import { TotpStore } from '../second-factor/totp-store.ts';
import { SessionsService } from '../sessions/sessions.service.ts';

/** Origin of a request, for the audit log. */
export type RequestOrigin = Pick<Client, 'ip' | 'requestId'>;

const stateSql = `select email_verified_at is not null as "isVerified" from person
  where id = $1 and state in ('active', 'unclaimed') for no key update`;
const verifySql = 'update person set email_verified_at = now() where id = $1 returning email';
const rejectSql = `update person set state = 'decoy' where id = $1 and state = 'active' and email_verified_at is null`;

/** Marks mail addresses as verified; every way to verify an address ends here. */
@Injectable()
export class MailVerification {
  constructor(
    private readonly audit: Audit,
    private readonly outbox: Outbox,
    private readonly links: OneTimeLinks,
    private readonly sessions: SessionsService,
    private readonly totp: TotpStore,
    private readonly landlords: LandlordReports,
  ) {}

  async isVerified(manager: EntityManager, personId: string): Promise<boolean> {
    const found = await manager.query<object[]>(
      'select 1 from person where id = $1 and email_verified_at is not null',
      [personId],
    );
    return found.length > 0;
  }

  /**
   * Marks the user's address as verified; does nothing when it already is. Until now anybody could have registered the
   * address, so the first verification ends all other sessions, pending changes, mailed links and codes, and the second
   * factor. Throws 410 when the account no longer exists.
   */
  async markVerified(
    manager: EntityManager,
    personId: string,
    origin: RequestOrigin,
    retainedSessionId?: string,
  ): Promise<void> {
    const [person] = await manager.query<{ isVerified: boolean }[]>(stateSql, [personId]);
    if (!person) throw invalidLink();
    if (person.isVerified) return;
    const { email } = await changedRowOrFail<{ email: string }>(manager, verifySql, [personId]);
    // @mutation first-verification
    await this.#endEverything(manager, personId, retainedSessionId);
    await this.report(manager, { personId, email }, origin);
  }

  /** Reports a verified address: other services attribute earlier guest activity from it to the account. */
  async report(
    manager: EntityManager,
    { personId, email }: { readonly personId: string; readonly email: string },
    origin: RequestOrigin,
  ): Promise<void> {
    await this.outbox.emit(manager, 'person.known', {
      email,
      personId,
      isClaimed: true,
      isNewlyVerified: true,
    });
    await this.landlords.report(manager, personId);
    await this.audit.recordOwn(manager, personId, 'mail.verified', origin);
  }

  /** Cancels a pending email change and invalidates all mailed links. */
  async cancelPending(manager: EntityManager, personId: string): Promise<void> {
    await manager.query('delete from mail_change where person_id = $1', [personId]);
    await this.links.revoke(manager, personId);
  }

  /**
   * Takes the address from an account whose owner does not hold the mailbox: the account becomes a decoy and the
   * address can be registered again. Throws 410 when the address is verified.
   */
  async reject(manager: EntityManager, personId: string, origin: RequestOrigin): Promise<void> {
    const count = await changedCount(manager, rejectSql, [personId]);
    if (count === 0) throw invalidLink();
    await this.#endEverything(manager, personId);
    await this.audit.recordOwn(manager, personId, 'mail.rejected', origin);
  }

  async #endEverything(manager: EntityManager, personId: string, retainedSessionId?: string): Promise<void> {
    await this.sessions.endAll(manager, personId, retainedSessionId);
    await this.cancelPending(manager, personId);
    await manager.query('delete from mail_code where person_id = $1', [personId]);
    await this.totp.end(manager, personId);
  }
}
