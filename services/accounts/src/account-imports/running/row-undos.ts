import { Injectable } from '@nestjs/common';
import type { ImportKeepReason, ImportUndo } from '@porchlight/contracts/accounts';
import { getCompanyListingCount, getRemainingCredits } from '@porchlight/contracts/internal';
import { ServiceClient } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { AccountErasure } from '../../privacy/account-erasure.ts';
import { lockAccount, snapshotOf, type AccountSnapshot } from './account-snapshot.ts';
import { AccountWrites, type AccountFields } from './account-writes.ts';

export interface ImportedRow {
  readonly line: number;
  readonly result: 'created' | 'updated';
  /** Null once the account is erased. */
  readonly personId: string | null;
  readonly before: AccountSnapshot | null;
  readonly after: AccountSnapshot | null;
}

// A note that is as old as the account is that of the import.
const touchedSql = `
  select person.state <> 'unclaimed' as "isClaimed",
    restriction is not null or deletes_at is not null
      or exists (select from person_role where person_id = person.id and role_key <> 'landlord')
      or exists (select from person other where other.id <> person.id and other.company_id = person.company_id)
      or exists (select from person other where other.merged_into_id = person.id)
      or exists (select from staff_note note where (note.person_id = person.id or note.company_id = person.company_id)
        and (note.created_at > person.created_at or note.edited_at is not null)) as "isTouched"
  from person where id = $1`;
const unreferenceSql = 'delete from imported_account where person_id = $1 and import_id = $2';
const removeCompanySql = `
  update company set deleted_at = now(), updated_at = now(), version = version + 1
  where id = $1 and not exists (select from person where company_id = company.id)`;
const undoSql = `update account_import_row set undo = $3, keep_reason = $4 where import_id = $1 and line = $2`;

interface Outcome {
  readonly undo: ImportUndo;
  readonly reason?: ImportKeepReason;
}
const kept = (reason: ImportKeepReason): Outcome => ({ undo: 'kept', reason });

/** Undoes one row of an import, unless its account was claimed or changed since. */
@Injectable()
export class RowUndos {
  constructor(
    private readonly services: ServiceClient,
    private readonly erasure: AccountErasure,
    private readonly writes: AccountWrites,
  ) {}

  async undo(manager: EntityManager, importId: string, row: ImportedRow): Promise<void> {
    const { undo, reason = null } = await this.#undo(manager, importId, row);
    await manager.query(undoSql, [importId, row.line, undo, reason]);
  }

  async #undo(manager: EntityManager, importId: string, row: ImportedRow): Promise<Outcome> {
    const { personId, after, before, result } = row;
    if (personId === null || after === null) return kept('changed');
    await lockAccount(manager, personId);
    const [now] = await manager.query<{ isClaimed: boolean; isTouched: boolean }[]>(touchedSql, [personId]);
    if (!now) return kept('changed');
    // @mutation import-undo-claimed
    if (now.isClaimed) return kept('claimed');
    const isUnchanged = isEqual(await snapshotOf(manager, personId), after);
    if (!isUnchanged) return kept('changed');
    if (result === 'updated') return this.#restore(manager, importId, { personId, before });
    return now.isTouched ? kept('changed') : this.#remove(manager, personId, after.companyId);
  }

  async #remove(manager: EntityManager, personId: string, companyId: string): Promise<Outcome> {
    const { listings } = await this.services.call(getCompanyListingCount, { params: { companyId } });
    if (listings > 0) return kept('has-listings');
    const { credits } = await this.services.call(getRemainingCredits, { params: { personId } });
    if (credits > 0) return kept('has-credits');
    await this.erasure.erase(manager, personId);
    await manager.query(removeCompanySql, [companyId]);
    return { undo: 'removed' };
  }

  async #restore(
    manager: EntityManager,
    importId: string,
    { personId, before }: { readonly personId: string; readonly before: AccountSnapshot | null },
  ): Promise<Outcome> {
    if (before === null) return kept('changed');
    const account = { id: personId, companyId: before.companyId };
    const isRestored = await this.writes.change(manager, account, before as unknown as AccountFields);
    if (!isRestored) return kept('claimed');
    await manager.query(unreferenceSql, [personId, importId]);
    return { undo: 'restored' };
  }
}

const isEqual = (now: AccountSnapshot | undefined, after: AccountSnapshot) =>
  now !== undefined && Object.entries(after).every(([field, value]) => now[field] === value);
