import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Caller, Language } from '@porchlight/contracts';
import type { ConfirmState } from '@porchlight/contracts/accounts';
import { changedRow, type Client, constraintOf, maskEmail, normalizeEmail, Problem } from '@porchlight/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { MailVerification } from '../mail-verification/mail-verification.ts';
import { invalidLink, OneTimeLinks, type LinkOwner } from '../confirm/one-time-links.ts';
import { HourlyLimit } from '../limits/hourly-limit.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { MailChangeMails, type AddressSide } from './mail-change-mails.ts';
import { messages } from './messages.ts';

const changesPerHour = 5;

interface Owner {
  readonly email: string;
  readonly firstName: string;
  readonly language: Language;
  readonly isVerified: boolean;
}
interface Change {
  readonly newEmail: string;
  readonly isOldConfirmed: boolean;
  readonly isNewConfirmed: boolean;
}

const ownerSql = `select email, first_name as "firstName", language, email_verified_at is not null as "isVerified"
  from person where id = $1`;
const lockedOwnerSql = ownerSql + ' for no key update';
const requestSql = `insert into mail_change (person_id, new_email, old_said_yes) values ($1, $2, false)
  on conflict (person_id) do update
  set id = gen_random_uuid(), new_email = excluded.new_email, old_said_yes = false, new_said_yes = false,
    made_at = now() returning id`;
// @equivalent-mutant The signed link of the owner carries the id of the change.
const changeSql = `
  select new_email as "newEmail", old_said_yes as "isOldConfirmed", new_said_yes as "isNewConfirmed" from mail_change
  where person_id = $1 and id::text = $2`;
// An unverified address need not confirm, since it may be a typo. That is judged when a link is used: the address may
// have been verified after the request.
// @equivalent-mutant The signed link of the owner carries the id of the change.
const confirmSql = `
  update mail_change set old_said_yes = old_said_yes or $2 = 'old', new_said_yes = new_said_yes or $2 = 'new'
  from person where person.id = $1 and person_id = $1 and mail_change.id::text = $3
  returning new_email as "newEmail", old_said_yes or email_verified_at is null as "isOldConfirmed",
    new_said_yes as "isNewConfirmed"`;
// A decoy that moves to an address of its own becomes an account, as any other new account would be.
const moveSql = `update person set email = $2, state = 'active' where id = $1 and state in ('active', 'decoy')
  returning email_verified_at is not null as "isVerified"`;

/** Changes the email address of an account after both the old and the new address have confirmed. */
@Injectable()
export class MailChanges {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly links: OneTimeLinks,
    private readonly mails: MailChangeMails,
    private readonly verification: MailVerification,
    private readonly sessions: SessionsService,
    private readonly hourlyLimit: HourlyLimit,
    private readonly audit: Audit,
  ) {}

  /**
   * Requests an email change and mails both addresses; replaces a pending one. Does not reveal whether the new address
   * has an account.
   */
  async request(
    manager: EntityManager,
    { personId, email: requestedEmail }: { personId: string; email: string },
    { ip, requestId }: Client,
  ): Promise<void> {
    const email = normalizeEmail(requestedEmail);
    // Locks the account first, as the use of a link does.
    const [owner] = await manager.query<Owner[]>(lockedOwnerSql, [personId]);
    if (!owner) return;
    if (owner.email === email) {
      await this.#cancel(manager, personId);
      return;
    }
    const wait = await this.hourlyLimit.consume(`mail-change:${personId}`, changesPerHour);
    if (wait !== undefined) throw new Problem(429, 'too-many-tries', messages.tooManyChanges, { retryAfter: wait });
    const [change] = await manager.query<{ id: string }[]>(requestSql, [personId, email]);
    await this.links.revoke(manager, personId, 'mail-change');
    await this.mails.send(manager, { personId, changeId: change?.id ?? '', newEmail: email, ...owner });
    await this.audit.record(manager, {
      action: 'mail.change-asked',
      actorId: personId,
      objectKind: 'person',
      objectId: personId,
      before: owner.email,
      after: email,
      ip,
      requestId,
    });
  }

  /** Returns the state of a confirmation link with the masked address it was sent to. */
  async inspect(text: string): Promise<ConfirmState> {
    const purpose = 'mail-change';
    const inspection = await this.links.inspect(this.source.manager, purpose, text);
    if (inspection.state !== 'valid') return { state: inspection.state, purpose };
    const [side, changeId] = sideOf(inspection.owner);
    const [change] = await this.source.query<Change[]>(changeSql, [inspection.owner.personId, changeId]);
    const [owner] = await this.source.query<Owner[]>(ownerSql, [inspection.owner.personId]);
    return change && owner
      ? { state: 'valid', purpose, maskedEmail: maskEmail(side === 'new' ? change.newEmail : owner.email) }
      : { state: 'used', purpose };
  }

  /**
   * Confirms one address; the second confirmation changes the email. Returns whether it changed. Throws 410 for an
   * invalid link.
   */
  async confirm(text: string, caller: Caller, client: Client): Promise<boolean> {
    try {
      return await this.source.transaction(async (manager) => {
        const owner = await this.links.consume(manager, 'mail-change', text);
        const [side, changeId] = sideOf(owner);
        const { personId } = owner;
        const change = await changedRow<Change>(manager, confirmSql, [personId, side, changeId]);
        if (!change) throw invalidLink();
        // @mutation mail-change-agreement
        if (!change.isOldConfirmed || !change.isNewConfirmed) return false;
        await this.#complete(
          manager,
          {
            personId,
            newEmail: change.newEmail,
            retainedSessionId: caller.userId === personId ? caller.sessionId : undefined,
          },
          client,
        );
        return true;
      });
    } catch (error) {
      if (constraintOf(error) === 'person_email') throw invalidLink();
      throw error;
    }
  }

  async #complete(
    manager: EntityManager,
    {
      personId,
      newEmail,
      retainedSessionId,
    }: { personId: string; newEmail: string; retainedSessionId: string | undefined },
    client: Client,
  ): Promise<void> {
    const moved = await changedRow<{ isVerified: boolean }>(manager, moveSql, [personId, newEmail]);
    if (!moved) throw invalidLink();
    await this.audit.record(manager, {
      action: 'mail.changed',
      actorId: personId,
      objectKind: 'person',
      objectId: personId,
      after: newEmail,
      ip: client.ip,
      requestId: client.requestId,
    });
    if (!moved.isVerified) return this.verification.markVerified(manager, personId, client, retainedSessionId);
    await this.sessions.endAll(manager, personId, retainedSessionId);
    await this.verification.cancelPending(manager, personId);
    await this.verification.report(manager, { personId, email: newEmail }, client);
  }

  async #cancel(manager: EntityManager, personId: string): Promise<void> {
    await manager.query('delete from mail_change where person_id = $1', [personId]);
    await this.links.revoke(manager, personId, 'mail-change');
  }
}

function sideOf({ slot }: LinkOwner): [AddressSide, string] {
  const [side = '', changeId = ''] = slot.split('.');
  return [side === 'new' ? 'new' : 'old', changeId];
}
