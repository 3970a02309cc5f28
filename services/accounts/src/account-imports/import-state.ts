import type { AccountImportState, ImportMapping } from '@porchlight/contracts/accounts';
import { notFound, Problem } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { messages } from './messages.ts';

/** An import, as its runs use it. */
export interface StoredImport {
  readonly id: string;
  readonly state: AccountImportState;
  readonly columns: readonly string[];
  readonly mapping: readonly ImportMapping[];
  readonly sendsMails: boolean;
  readonly confirmKey: string | null;
  readonly confirmedBy: string | null;
}

const lockSql = `
  select id, state, columns, mapping, sends_mails as "sendsMails", confirm_key as "confirmKey",
    confirmed_by as "confirmedBy"
  from account_import where id = $1 for no key update`;
// A step holds the row of its import: an act waits for its end.
const waitSql = `set local lock_timeout = '9s'; set local statement_timeout = '9s'`;
const countSql = (expression: string, name: string) => `'${name}', count(*) filter (where ${expression})`;
const countsSql = `
  update account_import set counts = (select jsonb_build_object(
    ${['create', 'update', 'skip', 'conflict', 'error'].map((plan) => countSql(`plan = '${plan}'`, plan)).join(', ')},
    ${['created', 'updated', 'skipped', 'failed', 'cancelled']
      .map((result) => countSql(`result = '${result}'`, result))
      .join(', ')},
    ${['removed', 'restored', 'kept'].map((undo) => countSql(`undo = '${undo}'`, undo)).join(', ')},
    ${countSql('mailed_at is not null', 'mailed')})
    from account_import_row where import_id = $1)
  where id = $1`;

/** Locks an import until the end of the transaction. Undefined for an unknown one. */
export async function lockImport(manager: EntityManager, id: string): Promise<StoredImport | undefined> {
  const [found] = await manager.query<StoredImport[]>(lockSql, [id]);
  return found;
}

/** Locks an import for an act of a member of staff. Throws 404 for an unknown one. */
export async function requireImport(manager: EntityManager, id: string): Promise<StoredImport> {
  await manager.query(waitSql);
  const found = await lockImport(manager, id);
  if (!found) throw notFound(messages.notFound, 'import-not-found');
  return found;
}

/** Stores the numbers of its rows by plan and result: they outlive the rows. */
export const countRows = (manager: EntityManager, id: string): Promise<unknown> => manager.query(countsSql, [id]);

export const changedMeanwhile = () => new Problem(409, 'import-changed', messages.changed);
