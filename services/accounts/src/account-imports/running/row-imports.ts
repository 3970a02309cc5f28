import { Injectable } from '@nestjs/common';
import type { ImportIssue, ImportResult } from '@porchlight/contracts/accounts';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../audit/audit.ts';
import { ClaimMails } from '../../claim/claim-mails.ts';
import type { StoredImport } from '../import-state.ts';
import { readRow, type RowAccount } from '../reading/read-row.ts';
import { lockAccount, snapshotOf, type AccountSnapshot } from './account-snapshot.ts';
import { AccountWrites, type AccountFields } from './account-writes.ts';
import { RowPlans, type ImportTarget, type RowPlan } from './row-plans.ts';

export interface OpenRow {
  readonly line: number;
  readonly cells: readonly string[];
}
/** What became of a row. */
interface RowOutcome {
  readonly result: ImportResult;
  readonly issues: readonly ImportIssue[];
  readonly personId?: string | undefined;
  readonly wantsMail?: boolean;
  readonly isMailed?: boolean;
  readonly before?: AccountSnapshot | undefined;
}

// Of concurrent imports of one reference one writes it; the other one reads it when its step is repeated.
const referenceSql = 'insert into imported_account (external_ref, person_id, import_id) values ($1, $2, $3)';
const outcomeSql = `
  update account_import_row set result = $3, issues = $4, person_id = $5, wants_mail = $6,
    mailed_at = case when $7 then now() end, before = $8, after = $9
  where import_id = $1 and line = $2 and result is null`;

/** Imports one row, in the transaction that stores what became of it. */
@Injectable()
export class RowImports {
  constructor(
    private readonly plans: RowPlans,
    private readonly writes: AccountWrites,
    private readonly mails: ClaimMails,
    private readonly audit: Audit,
  ) {}

  async apply(manager: EntityManager, stored: StoredImport, { line, cells }: OpenRow): Promise<void> {
    const outcome = await this.#outcomeOf(manager, stored, { line, cells });
    const { result, issues, personId = null, wantsMail = false, isMailed = false, before = null } = outcome;
    const after = personId === null ? null : await snapshotOf(manager, personId);
    await manager.query(outcomeSql, [
      stored.id,
      line,
      result,
      JSON.stringify(issues),
      personId,
      wantsMail,
      isMailed,
      before,
      after,
    ]);
    if (personId !== null && result !== 'skipped') await this.#record(manager, stored, { personId, result });
  }

  async #outcomeOf(manager: EntityManager, stored: StoredImport, { line, cells }: OpenRow): Promise<RowOutcome> {
    const { account, issues } = readRow(cells, stored);
    if (!account) return { result: 'failed', issues };
    const plan = (await this.plans.of(manager, [{ line, account }])).get(line);
    if (plan?.plan === 'create') return this.#create(manager, stored, account);
    if (plan?.plan === 'update' && plan.target) return this.#update(manager, stored, { account, plan });
    return refused(plan);
  }

  async #create(manager: EntityManager, stored: StoredImport, account: RowAccount): Promise<RowOutcome> {
    const personId = await this.writes.insert(manager, account, stored.confirmedBy);
    if (personId === undefined) return { result: 'failed', issues: [{ code: 'email-taken' }] };
    await manager.query(referenceSql, [account.reference, personId, stored.id]);
    const isMailed = stored.sendsMails && account.wantsMail;
    if (isMailed) {
      const { firstName, language = 'en-CA' } = account;
      await this.mails.send(manager, { id: personId, firstName, language });
      await this.mails.schedule(manager, personId);
    }
    return { result: 'created', issues: [], personId, wantsMail: account.wantsMail, isMailed };
  }

  async #update(
    manager: EntityManager,
    stored: StoredImport,
    { account, plan: { target, isAdopted = false } }: { readonly account: RowAccount; readonly plan: RowPlan },
  ): Promise<RowOutcome> {
    const { id = '' } = target ?? {};
    await lockAccount(manager, id);
    const before = await snapshotOf(manager, id);
    const isChanged = target !== undefined && (await this.writes.change(manager, target, mergedOf(account, target)));
    if (!isChanged) return { result: 'skipped', issues: [{ code: 'claimed' }] };
    if (isAdopted) await manager.query(referenceSql, [account.reference, id, stored.id]);
    return { result: 'updated', issues: [], personId: id, wantsMail: account.wantsMail, before };
  }

  #record(
    manager: EntityManager,
    { id, confirmedBy }: StoredImport,
    { personId, result }: { readonly personId: string; readonly result: ImportResult },
  ): Promise<void> {
    return this.audit.record(manager, {
      action: result === 'created' ? 'account.imported' : 'account.updated-by-import',
      actorId: confirmedBy ?? undefined,
      objectKind: 'person',
      objectId: personId,
      requestId: id,
    });
  }
}

function refused(plan: RowPlan | undefined): RowOutcome {
  const issues: ImportIssue[] = plan?.code === undefined ? [] : [{ code: plan.code }];
  return { result: plan?.plan === 'skip' ? 'skipped' : 'failed', issues, personId: linkedOf(plan) };
}
/** The account of a skipped row is shown; that of a conflict belongs to another owner. */
const linkedOf = (plan: RowPlan | undefined) => (plan?.plan === 'skip' ? plan.target?.id : undefined);

/** Fields that the row leaves empty stay as they are. */
const mergedOf = (account: RowAccount, target: ImportTarget): AccountFields => ({
  firstName: account.firstName,
  lastName: account.lastName,
  phone: account.phone ?? target.phone,
  language: account.language ?? target.language,
  company: account.company,
  kind: account.kind ?? target.kind,
  city: account.city ?? target.city,
  website: account.website ?? target.website,
});
