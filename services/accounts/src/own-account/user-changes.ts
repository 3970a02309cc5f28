import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Caller, Language } from '@porchlight/contracts';
import { parsePhoneNumber, type User, type UserChange } from '@porchlight/contracts/accounts';
import { Outbox, Problem, requireUser, unauthenticated, type Client } from '@porchlight/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { PasswordConfirmation } from '../credentials/password-confirmation.ts';
import { LandlordReports } from '../landlords/landlord-reports.ts';
import { Mailer } from '../mail/mailer.ts';
import { UsersService } from '../users/users.service.ts';
import { MailChanges } from './mail-changes.ts';
import { messages } from './messages.ts';

type ProfileFields = Pick<UserChange, 'firstName' | 'lastName' | 'phone' | 'language'>;

const changeSql = `
  update person set first_name = coalesce($2, first_name), last_name = coalesce($3, last_name),
    language = coalesce($4, language), phone = case when $5 then $6 else phone end
  where id = $1 and state in ('active', 'decoy')`;
const renamedSql = `
  select 1 from person where id = $1 and company_id is not null and state = 'active'
    and (first_name <> coalesce($2, first_name) or last_name <> coalesce($3, last_name))`;
const numberOf = (phone: string | null | undefined) => (phone ? (parsePhoneNumber(phone) ?? null) : null);
const normalizeName = (name: string | undefined) => name?.normalize('NFC').trim();

/** Changes the profile of the calling user. */
@Injectable()
export class UserChanges {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly users: UsersService,
    private readonly passwords: PasswordConfirmation,
    private readonly mailChanges: MailChanges,
    private readonly mailer: Mailer,
    private readonly landlords: LandlordReports,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  async change(
    caller: Caller,
    { email, current_password: password, ...fields }: UserChange,
    client: Client,
  ): Promise<User> {
    if (fields.phone === null && caller.roles.includes('landlord'))
      throw invalidField('phone', messages.landlordsPhone);
    const id = requireUser(caller);
    const changesPhone = await this.#changesPhone(id, fields);
    // The password is checked first, so that nothing is changed partially.
    if (email !== undefined || changesPhone) await this.#confirmPassword(caller, password, client);
    return this.source.transaction(async (manager) => {
      await this.#save(manager, id, fields, client);
      if (fields.language !== undefined) await this.landlords.report(manager, id);
      if (changesPhone) await this.#notify(manager, id);
      if (email !== undefined) await this.mailChanges.request(manager, { personId: id, email }, client);
      const user = await this.users.userOf(id, manager);
      if (!user) throw unauthenticated();
      return user;
    });
  }

  async #confirmPassword(caller: Caller, password: string | undefined, client: Client): Promise<void> {
    if (password === undefined) throw invalidField('current_password', messages.passwordNeeded);
    await this.passwords.confirm(caller, password, client);
  }

  async #changesPhone(id: string, { phone }: ProfileFields): Promise<boolean> {
    if (phone === undefined) return false;
    const [person] = await this.source.query<{ phone: string | null }[]>('select phone from person where id = $1', [
      id,
    ]);
    return person?.phone !== numberOf(phone);
  }

  async #notify(manager: EntityManager, personId: string): Promise<void> {
    const [person] = await manager.query<{ firstName: string; language: Language }[]>(
      'select first_name as "firstName", language from person where id = $1',
      [personId],
    );
    if (person)
      await this.mailer.request(manager, {
        template: 'phone-changed',
        key: `phone-changed:${randomUUID()}`,
        personId,
        language: person.language,
        words: { firstName: person.firstName, at: new Date().toISOString() },
      });
  }

  /** A landlord under another name is reviewed. */
  async #flagNewName(manager: EntityManager, personId: string, { firstName, lastName }: ProfileFields): Promise<void> {
    const names = [normalizeName(firstName) ?? null, normalizeName(lastName) ?? null];
    const renamed = await manager.query<object[]>(renamedSql, [personId, ...names]);
    if (renamed.length === 0) return;
    const flag = { personId, trigger: 'name-change', subject: randomUUID() } as const;
    await this.outbox.emit(manager, 'landlord.flagged', flag);
  }

  async #save(manager: EntityManager, id: string, fields: ProfileFields, { ip, requestId }: Client): Promise<void> {
    if (Object.values(fields).every((value) => value === undefined)) return;
    await this.#flagNewName(manager, id, fields);
    await manager.query(changeSql, [
      id,
      normalizeName(fields.firstName) ?? null,
      normalizeName(fields.lastName) ?? null,
      fields.language ?? null,
      fields.phone !== undefined,
      numberOf(fields.phone),
    ]);
    await this.audit.record(manager, {
      action: 'person.changed',
      actorId: id,
      objectKind: 'person',
      objectId: id,
      after: fields,
      ip,
      requestId,
    });
  }
}

const invalidField = (field: string, sentence: Problem['userMessage']) =>
  new Problem(422, 'input-refused', messages.checkFields, { errors: { [field]: [sentence] } });
