import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Caller, Language } from '@porchlight/contracts';
import type { ConfirmState } from '@porchlight/contracts/accounts';
import { type Client, constraintOf, maskEmail, normalizeEmail, Problem } from '@porchlight/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { MailVerification } from '../confirm/mail-verification.ts';
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

const ownerSql = `select email, first_name as "firstName", language, email_verified_at is not null as "isVerified" from person where id = $1`;
// An unverified address need not confirm: it may be a typo.
const requestSql = `insert into mail_change (person_id, new_email, old_said_yes) values ($1, $2, $3)
  on conflict (person_id) do update set id = gen_random_uuid(), new_email = excluded.new_email, old_said_yes = excluded.old_said_yes, new_said_yes = false, made_at = now() returning id`;
// @equivalent-mutant The signed link of the owner carries the id of the change.
const changeSql = `select new_email as "newEmail", old_said_yes as "isOldConfirmed", new_said_yes as "isNewConfirmed" from mail_change where person_id = $1 and id::text = $2`;
// @equivalent-mutant The signed link of the owner carries the id of the change.
const lockSql = 'select 1 from mail_change where person_id = $1 and id::text = $2 for update';
const confirmSql = `update mail_change set old_said_yes = old_said_yes or $2 = 'old', new_said_yes = new_said_yes or $2 = 'new' where person_id = $1
  returning new_email as "newEmail", old_said_yes as "isOldConfirmed", new_said_yes as "isNewConfirmed"`;

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
    const [owner] = await manager.query<Owner[]>(ownerSql, [personId]);
    if (!owner) return;
    if (owner.email === email) {
      await this.#cancel(manager, personId);
      return;
    }
    const wait = await this.hourlyLimit.consume(`mail-change:${personId}`, changesPerHour);
    if (wait !== undefined) throw new Problem(429, 'too-many-tries', messages.tooManyChanges, { retryAfter: wait });
    const [change] = await manager.query<{ id: string }[]>(requestSql, [personId, email, !owner.isVerified]);
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
        const inspection = await this.links.inspect(manager, 'mail-change', text);
        if (inspection.state !== 'valid') throw invalidLink();
        const [side, changeId] = sideOf(inspection.owner);
        // Locks the change first, as a new request does, so that both acquire locks in the same order.
        const [pending] = await manager.query<object[]>(lockSql, [inspection.owner.personId, changeId]);
        if (!pending) throw invalidLink();
        const { personId } = await this.links.consume(manager, 'mail-change', text);
        const [[change]] = await manager.query<[Change[], number]>(confirmSql, [personId, side]);
        if (!change?.isOldConfirmed || !change.isNewConfirmed) return false;
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
    const [, count] = await manager.query<[unknown, number]>(
      `update person set email = $2, email_verified_at = null where id = $1 and state = 'active'`,
      [personId, newEmail],
    );
    if (count === 0) throw invalidLink();
    await this.#cancel(manager, personId);
    await this.links.revoke(manager, personId);
    await this.sessions.endAll(manager, personId, retainedSessionId);
    await this.audit.record(manager, {
      action: 'mail.changed',
      actorId: personId,
      objectKind: 'person',
      objectId: personId,
      after: newEmail,
      ip: client.ip,
      requestId: client.requestId,
    });
    await this.verification.markVerified(manager, personId, client);
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
