import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import { phoneNumber, termsVersion } from '@porchlight/contracts/accounts';
import type { Client } from '@porchlight/service-kit';
import { plainEmail } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';

/** Somebody who registers, with the hash of their password. */
export interface Newcomer {
  readonly role: 'renter' | 'landlord';
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone?: string | undefined;
  readonly company?: { readonly name: string; readonly kind: string };
  readonly language: Language;
  readonly passwordHash: string;
  /** A program filled in what people do not see. */
  readonly isTrapped: boolean;
}
/** `decoy`: the address has an account already, or a program registered. */
export interface Added {
  readonly id: string;
  readonly kind: 'account' | 'decoy';
}

const columns = '(email, first_name, last_name, phone, language, state)';
const accountSql = `insert into person ${columns} values ($1, $2, $3, $4, $5, 'active') on conflict (email) where state <> 'decoy' do nothing returning id`;
const decoySql = `insert into person ${columns} values ($1, $2, $3, $4, $5, 'decoy') returning id`;
const companySql = `with made as (insert into company (name, kind) values ($2, $3) returning id) update person set company_id = made.id from made where person.id = $1`;

/** Writes those who register into the database. Of many at once with one address, one becomes its account. */
@Injectable()
export class NewPeople {
  async add(manager: EntityManager, newcomer: Newcomer, { ip }: Client): Promise<Added> {
    const added = await this.#insert(manager, newcomer);
    await manager.query('insert into person_role (person_id, role_key) values ($1, $2)', [added.id, newcomer.role]);
    await manager.query('insert into credential (person_id, password_hash) values ($1, $2)', [
      added.id,
      newcomer.passwordHash,
    ]);
    if (newcomer.company) await manager.query(companySql, [added.id, newcomer.company.name, newcomer.company.kind]);
    await manager.query(
      `insert into consent (person_id, purpose, text_version, source, ip) values ($1, 'terms', $2, 'register', $3)`,
      [added.id, termsVersion, ip],
    );
    return added;
  }

  async #insert(
    manager: EntityManager,
    { email, firstName, lastName, phone, language, isTrapped }: Newcomer,
  ): Promise<Added> {
    const values = [
      plainEmail(email),
      firstName.normalize('NFC').trim(),
      lastName.normalize('NFC').trim(),
      phone === undefined ? null : phoneNumber(phone),
      language,
    ];
    const insert = async (sql: string) => (await manager.query<{ id: string }[]>(sql, values))[0]?.id;
    const id = isTrapped ? undefined : await insert(accountSql);
    return id === undefined ? { id: (await insert(decoySql)) ?? '', kind: 'decoy' } : { id, kind: 'account' };
  }
}
