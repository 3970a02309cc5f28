import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Caller, Language } from '@porchlight/contracts';
import type { ConfirmState } from '@porchlight/contracts/accounts';
import { type Client, constraintOf, maskedEmail, plainEmail, Problem } from '@porchlight/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { MailVerification } from '../confirm/mail-verification.ts';
import { linkDead, OneTimeLinks, type LinkOwner } from '../confirm/one-time-links.ts';
import { Allowance } from '../limits/allowance.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { MailChangeMails, type Side } from './mail-change-mails.ts';
import { words } from './words.ts';

const changesPerHour = 5;

interface Owner {
  readonly email: string;
  readonly firstName: string;
  readonly language: Language;
  readonly isVerified: boolean;
}
interface Change {
  readonly newEmail: string;
  readonly oldSaidYes: boolean;
  readonly newSaidYes: boolean;
}

const ownerSql = `select email, first_name as "firstName", language, email_verified_at is not null as "isVerified" from person where id = $1`;
// An address that was never proved need not agree: it may be a slip of the keys.
const askSql = `insert into mail_change (person_id, new_email, old_said_yes) values ($1, $2, $3)
  on conflict (person_id) do update set id = gen_random_uuid(), new_email = excluded.new_email, old_said_yes = excluded.old_said_yes, new_said_yes = false, made_at = now() returning id`;
const changeSql = `select new_email as "newEmail", old_said_yes as "oldSaidYes", new_said_yes as "newSaidYes" from mail_change where person_id = $1 and id::text = $2`;
const lockSql = 'select 1 from mail_change where person_id = $1 and id::text = $2 for update';
const agreeSql = `update mail_change set old_said_yes = old_said_yes or $2 = 'old', new_said_yes = new_said_yes or $2 = 'new' where person_id = $1
  returning new_email as "newEmail", old_said_yes as "oldSaidYes", new_said_yes as "newSaidYes"`;

/** Gives an account another address, once its old and its new one have said yes. */
@Injectable()
export class MailChanges {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly links: OneTimeLinks,
    private readonly mails: MailChangeMails,
    private readonly verification: MailVerification,
    private readonly sessions: SessionsService,
    private readonly allowance: Allowance,
    private readonly audit: Audit,
  ) {}

  /** Asks both addresses; an earlier change is forgotten. Whether the new one has an account is not told. */
  async ask(
    manager: EntityManager,
    { personId, email: asked }: { personId: string; email: string },
    { ip, requestId }: Client,
  ): Promise<void> {
    const email = plainEmail(asked);
    const [owner] = await manager.query<Owner[]>(ownerSql, [personId]);
    if (!owner) return;
    if (owner.email === email) {
      await this.#forget(manager, personId);
      return;
    }
    const wait = await this.allowance.take(`mail-change:${personId}`, changesPerHour);
    if (wait !== undefined) throw new Problem(429, 'too-many-tries', words.tooManyChanges, { retryAfter: wait });
    const [change] = await manager.query<{ id: string }[]>(askSql, [personId, email, !owner.isVerified]);
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

  /** What a link's page shows: the address that it was sent to. */
  async look(text: string): Promise<ConfirmState> {
    const purpose = 'mail-change';
    const looked = await this.links.look(this.source.manager, purpose, text);
    if (looked.state !== 'valid') return { state: looked.state, purpose };
    const [side, changeId] = sideOf(looked.owner);
    const [change] = await this.source.query<Change[]>(changeSql, [looked.owner.personId, changeId]);
    const [owner] = await this.source.query<Owner[]>(ownerSql, [looked.owner.personId]);
    return change && owner
      ? { state: 'valid', purpose, maskedEmail: maskedEmail(side === 'new' ? change.newEmail : owner.email) }
      : { state: 'used', purpose };
  }

  /** One of the two says yes; with the second the address changes. Gives whether it did. Throws 410. */
  async agree(text: string, caller: Caller, client: Client): Promise<boolean> {
    try {
      return await this.source.transaction(async (manager) => {
        const looked = await this.links.look(manager, 'mail-change', text);
        if (looked.state !== 'valid') throw linkDead();
        const [side, changeId] = sideOf(looked.owner);
        // The change's row first, as whoever asks for another does: the two wait for each other in one order.
        const [open] = await manager.query<object[]>(lockSql, [looked.owner.personId, changeId]);
        if (!open) throw linkDead();
        const { personId } = await this.links.take(manager, 'mail-change', text);
        const [[change]] = await manager.query<[Change[], number]>(agreeSql, [personId, side]);
        if (!change?.oldSaidYes || !change.newSaidYes) return false;
        await this.#complete(
          manager,
          {
            personId,
            newEmail: change.newEmail,
            keptSession: caller.userId === personId ? caller.sessionId : undefined,
          },
          client,
        );
        return true;
      });
    } catch (error) {
      if (constraintOf(error) === 'person_email') throw linkDead();
      throw error;
    }
  }

  async #complete(
    manager: EntityManager,
    { personId, newEmail, keptSession }: { personId: string; newEmail: string; keptSession: string | undefined },
    client: Client,
  ): Promise<void> {
    const [, count] = await manager.query<[unknown, number]>(
      `update person set email = $2, email_verified_at = null where id = $1 and state = 'active'`,
      [personId, newEmail],
    );
    if (count === 0) throw linkDead();
    await this.#forget(manager, personId);
    await this.links.revoke(manager, personId);
    await this.sessions.endAll(manager, personId, keptSession);
    await this.audit.record(manager, {
      action: 'mail.changed',
      actorId: personId,
      objectKind: 'person',
      objectId: personId,
      after: newEmail,
      ip: client.ip,
      requestId: client.requestId,
    });
    await this.verification.prove(manager, personId, client);
  }

  async #forget(manager: EntityManager, personId: string): Promise<void> {
    await manager.query('delete from mail_change where person_id = $1', [personId]);
    await this.links.revoke(manager, personId, 'mail-change');
  }
}

function sideOf({ slot }: LinkOwner): [Side, string] {
  const [side = '', changeId = ''] = slot.split('.');
  return [side === 'new' ? 'new' : 'old', changeId];
}
