import { Injectable } from '@nestjs/common';
import { changedCount, changedRow, Outbox } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { reportCompany, type ReportedCompany } from '../../companies/report-company.ts';
import { LandlordReports } from '../../landlords/landlord-reports.ts';
import type { RowAccount } from '../reading/read-row.ts';
import type { ImportTarget } from './row-plans.ts';

/** Fields of an account and its company, as they become. */
export type AccountFields = Pick<
  ImportTarget,
  'firstName' | 'lastName' | 'phone' | 'language' | 'company' | 'kind' | 'city' | 'website'
>;

// Of concurrent accounts with one address one is inserted.
const insertSql = `
  insert into person (email, first_name, last_name, phone, language, state) values ($1, $2, $3, $4, $5, 'unclaimed')
  on conflict (email) where state <> 'decoy' do nothing returning id`;
const roleSql = `insert into person_role (person_id, role_key) values ($1, 'landlord')`;
const companySql = `
  with made as (insert into company (name, kind, city, website) values ($2, $3, $4, $5) returning id)
  update person set company_id = made.id from made where person.id = $1`;
const noteSql = 'insert into staff_note (person_id, author_id, text) values ($1, $2, $3)';
// An owner who claims the account meanwhile comes first.
const changeSql = `
  update person set first_name = $2, last_name = $3, phone = $4, language = $5 where id = $1 and state = 'unclaimed'`;
const changeCompanySql = `
  update company set name = $2, kind = $3, city = $4, website = $5, version = version + 1, updated_at = now()
  where id = $1 and verified_level = 0 and (name, kind, city, website) is distinct from ($2, $3, $4, $5)
  returning id, version, name, verified_level as "verifiedLevel", languages,
    (select id from company_logo where company_id = company.id) as "logoId"`;

/** Inserts and changes unclaimed accounts of landlords with their companies. No account gets a password. */
@Injectable()
export class AccountWrites {
  constructor(
    private readonly landlords: LandlordReports,
    private readonly outbox: Outbox,
  ) {}

  /** Returns the id of the new account; undefined if its address was taken meanwhile. */
  async insert(manager: EntityManager, account: RowAccount, authorId: string | null): Promise<string | undefined> {
    const { email, firstName, lastName, phone = null, language = 'en-CA' } = account;
    const values = [email, firstName, lastName, phone, language];
    const [inserted] = await manager.query<{ id: string }[]>(insertSql, values);
    if (!inserted) return undefined;
    const { company, kind = 'owner', city = null, website = null, note } = account;
    await manager.query(roleSql, [inserted.id]);
    await manager.query(companySql, [inserted.id, company, kind, city, website]);
    if (note !== undefined) await manager.query(noteSql, [inserted.id, authorId, note]);
    await this.landlords.report(manager, inserted.id);
    return inserted.id;
  }

  /** Returns whether the account was still unclaimed, and is changed. */
  async change(
    manager: EntityManager,
    { id, companyId }: { readonly id: string; readonly companyId: string },
    { firstName, lastName, phone, language, company, kind, city, website }: AccountFields,
  ): Promise<boolean> {
    if ((await changedCount(manager, changeSql, [id, firstName, lastName, phone, language])) === 0) return false;
    const values = [companyId, company, kind, city, website];
    const changed = await changedRow<ReportedCompany>(manager, changeCompanySql, values);
    if (changed) await reportCompany({ manager, outbox: this.outbox }, changed);
    await this.landlords.report(manager, id);
    return true;
  }
}
