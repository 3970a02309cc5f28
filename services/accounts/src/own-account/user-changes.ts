import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Caller } from '@porchlight/contracts';
import { phoneNumber, type User, type UserChange } from '@porchlight/contracts/accounts';
import { Problem, unauthenticated, type Client } from '@porchlight/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { PasswordChangeService } from '../password/password-change.service.ts';
import { PeopleService } from '../people/people.service.ts';
import { MailChanges } from './mail-changes.ts';
import { words } from './words.ts';

type Facts = Pick<UserChange, 'firstName' | 'lastName' | 'phone' | 'language'>;

const changeSql = `update person set first_name = coalesce($2, first_name), last_name = coalesce($3, last_name), language = coalesce($4, language), phone = case when $5 then $6 else phone end
  where id = $1 and state in ('active', 'decoy')`;
const plain = (name: string | undefined) => name?.normalize('NFC').trim();

/** Changes what people tell of themselves. */
@Injectable()
export class UserChanges {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly people: PeopleService,
    private readonly passwords: PasswordChangeService,
    private readonly mailChanges: MailChanges,
    private readonly audit: Audit,
  ) {}

  async change(
    caller: Caller,
    { email, current_password: password, ...facts }: UserChange,
    client: Client,
  ): Promise<User> {
    if (facts.phone === null && caller.roles.includes('landlord')) throw refusedAt('phone', words.landlordsPhone);
    // The password first: nothing is changed by half.
    if (email !== undefined) await this.#confirm(caller, password, client);
    return this.source.transaction(async (manager) => {
      const id = caller.userId ?? '';
      await this.#keep(manager, id, facts, client);
      if (email !== undefined) await this.mailChanges.ask(manager, { personId: id, email }, client);
      const user = await this.people.userOf(id, manager);
      if (!user) throw unauthenticated();
      return user;
    });
  }

  async #confirm(caller: Caller, password: string | undefined, client: Client): Promise<void> {
    if (password === undefined) throw refusedAt('current_password', words.passwordNeeded);
    await this.passwords.confirm(caller, password, client);
  }

  async #keep(manager: EntityManager, id: string, facts: Facts, { ip, requestId }: Client): Promise<void> {
    if (Object.values(facts).every((value) => value === undefined)) return;
    const phone = typeof facts.phone === 'string' ? phoneNumber(facts.phone) : null;
    await manager.query(changeSql, [
      id,
      plain(facts.firstName) ?? null,
      plain(facts.lastName) ?? null,
      facts.language ?? null,
      facts.phone !== undefined,
      phone,
    ]);
    await this.audit.record(manager, {
      action: 'person.changed',
      actorId: id,
      objectKind: 'person',
      objectId: id,
      after: facts,
      ip,
      requestId,
    });
  }
}

const refusedAt = (field: string, sentence: Problem['words']) =>
  new Problem(422, 'input-refused', words.checkFields, { errors: { [field]: [sentence] } });
