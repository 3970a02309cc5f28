import { Injectable } from '@nestjs/common';
import type { Language, Utms } from '@porchlight/contracts';
import { parsePhoneNumber, termsVersion } from '@porchlight/contracts/accounts';
import type { Client } from '@porchlight/service-kit';
import { normalizeEmail } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';

/** Registration data with the hashed password. */
export interface Registrant {
  readonly role: 'renter' | 'landlord';
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone?: string | undefined;
  readonly company?: { readonly name: string; readonly kind: string };
  readonly language: Language;
  readonly passwordHash: string;
  readonly hasAcceptedTerms: boolean;
  /** Campaign that brought the person. */
  readonly gclid: string | undefined;
  readonly utms: Utms | undefined;
  /** The hidden honeypot field was filled in. */
  readonly isBot: boolean;
}
/** Result of a registration. `decoy`: the address already has an account, or the honeypot was filled in. */
export interface AddedAccount {
  readonly id: string;
  readonly kind: 'account' | 'decoy';
}

const columns = '(email, first_name, last_name, phone, language, state)';
// @mutation unique-address
const accountSql = `
  insert into person ${columns} values ($1, $2, $3, $4, $5, 'active')
  on conflict (email) where state <> 'decoy' do nothing returning id`;
const decoySql = `insert into person ${columns} values ($1, $2, $3, $4, $5, 'decoy') returning id`;
const companySql = `
  with made as (insert into company (name, kind) values ($2, $3) returning id) update person set company_id = made.id
  from made where person.id = $1`;

const consentSql = `
  insert into consent (person_id, purpose, text_version, source, ip) values ($1, 'terms', $2, 'register', $3)`;

const campaignSql = `insert into registration_campaign (person_id, gclid, utms) values ($1, $2, $3)`;

/** Inserts accounts. Of concurrent registrations of one address exactly one becomes an account, the others decoys. */
@Injectable()
export class NewAccounts {
  async add(manager: EntityManager, registrant: Registrant, { ip }: Client): Promise<AddedAccount> {
    const added = await this.#insert(manager, registrant);
    await manager.query('insert into person_role (person_id, role_key) values ($1, $2)', [added.id, registrant.role]);
    await manager.query('insert into credential (person_id, password_hash) values ($1, $2)', [
      added.id,
      registrant.passwordHash,
    ]);
    if (registrant.company)
      await manager.query(companySql, [added.id, registrant.company.name, registrant.company.kind]);
    const { gclid, utms } = registrant;
    if (gclid !== undefined || utms) await manager.query(campaignSql, [added.id, gclid, utms]);
    if (registrant.hasAcceptedTerms) await manager.query(consentSql, [added.id, termsVersion, ip]);
    return added;
  }

  async #insert(
    manager: EntityManager,
    { email, firstName, lastName, phone, language, isBot }: Registrant,
  ): Promise<AddedAccount> {
    const values = [
      normalizeEmail(email),
      firstName.normalize('NFC').trim(),
      lastName.normalize('NFC').trim(),
      phone === undefined ? null : parsePhoneNumber(phone),
      language,
    ];
    const insert = async (sql: string) => (await manager.query<{ id: string }[]>(sql, values))[0]?.id;
    const id = isBot ? undefined : await insert(accountSql);
    return id === undefined ? { id: (await insert(decoySql)) ?? '', kind: 'decoy' } : { id, kind: 'account' };
  }
}
