import type { EntityManager } from 'typeorm';
import { registerRights } from '../rights/register-rights.ts';
import type { UsersFile } from './users-file.ts';

const companySql = `insert into company (id, name, kind, verified_level, languages, city)
  select id, name, kind, "verifiedLevel", array(select jsonb_array_elements_text(languages)), city
  from jsonb_to_recordset($1) as made (id uuid, name text, kind text, "verifiedLevel" smallint, languages jsonb,
    city text) on conflict do nothing`;
const personSql = `insert into person (id, email, email_verified_at, first_name, last_name, phone, language, company_id)
  select id, lower(email), now(), "firstName", "lastName", phone, language, "companyId"
  from jsonb_to_recordset($1) as made (id uuid, email text, "firstName" text, "lastName" text, phone text,
    language text, "companyId" uuid) on conflict do nothing`;
const roleSql = `insert into person_role (person_id, role_key) select made.id, role.key
  from jsonb_to_recordset($1) as made (id uuid, roles jsonb) join role on made.roles ? role.key
    join person on person.id = made.id on conflict do nothing`;

/** Inserts users and their companies; existing rows stay unchanged. */
export async function insertUsers(manager: EntityManager, { companies, people }: UsersFile): Promise<void> {
  await registerRights(manager);
  await manager.query(companySql, [JSON.stringify(companies)]);
  await manager.query(personSql, [JSON.stringify(people)]);
  await manager.query(roleSql, [JSON.stringify(people.map(({ id, roles }) => ({ id, roles })))]);
}

/** Sets passwords by address; existing passwords stay unchanged. */
export async function insertPasswords(manager: EntityManager, hashes: ReadonlyMap<string, string>): Promise<void> {
  await manager.query(
    `insert into credential (person_id, password_hash) select person.id, made.hash
    from jsonb_to_recordset($1) as made (email text, hash text) join person on person.email = made.email
    on conflict do nothing`,
    [JSON.stringify([...hashes].map(([email, hash]) => ({ email, hash })))],
  );
}
