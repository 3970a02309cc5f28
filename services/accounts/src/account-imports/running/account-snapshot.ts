import type { EntityManager } from 'typeorm';

/** What an import writes of an account, with the version of its company: equal ones show that nothing changed since. */
export interface AccountSnapshot {
  readonly companyId: string;
  readonly [field: string]: string | number | null;
}

const snapshotSql = `
  select jsonb_build_object('email', person.email, 'firstName', first_name, 'lastName', last_name,
    'phone', person.phone, 'language', language, 'companyId', company.id, 'companyVersion', company.version,
    'company', company.name, 'kind', company.kind, 'city', company.city, 'website', company.website) as snapshot
  from person join company on company.id = company_id where person.id = $1`;
// The owner's claim has the account before the company, too.
const lockSql = 'select from person where id = $1 for update';

/** Returns what is stored of an account; undefined without a company. */
export async function snapshotOf(manager: EntityManager, personId: string): Promise<AccountSnapshot | undefined> {
  const [row] = await manager.query<{ snapshot: AccountSnapshot }[]>(snapshotSql, [personId]);
  return row?.snapshot;
}

/** Locks an account: a claim waits until the transaction ends. */
export const lockAccount = (manager: EntityManager, personId: string): Promise<unknown> =>
  manager.query(lockSql, [personId]);
