import { Injectable } from '@nestjs/common';
import { importRollBackHours, type ImportConfirmation } from '@porchlight/contracts/accounts';
import { changedCount, Outbox, Problem, requireUser, type Author } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../../audit/audit.ts';
import { originOf } from '../../audit/author-origin.ts';
import { changedMeanwhile, countRows, requireImport } from '../import-state.ts';
import { messages } from '../messages.ts';
import { mailTask } from './import-mails.ts';
import { importTask, rollBackTask } from './import-steps.ts';

const confirmSql = `
  update account_import set state = 'confirmed', confirm_key = $2, confirmed_by = $3, sends_mails = $4
  where id = $1 and state = 'dry_run'`;
const somethingSql = `
  select from account_import_row where import_id = $1 and plan in ('create', 'update') limit 1`;
// What the dry run refused is not read again.
const refuseSql = `
  update account_import_row set result = case plan when 'skip' then 'skipped' else 'failed' end
  where import_id = $1 and plan not in ('create', 'update')`;
const cancelSql = `
  update account_import set state = 'cancelled', ended_at = now() where id = $1 and state in ('confirmed', 'running')`;
const cancelRowsSql = `update account_import_row set result = 'cancelled' where import_id = $1 and result is null`;
const ended = `state in ('done', 'done_with_errors', 'cancelled')`;
const inTimeSql = `ended_at > now() - interval '${importRollBackHours} hours'`;
const rollBackSql = `update account_import set state = 'rolling_back' where id = $1 and ${ended} and ${inTimeSql}`;
const endedSql = `select from account_import where id = $1 and ${ended}`;

/** Starts, cancels and rolls back imports, by members of staff; `ImportSteps` performs them. */
@Injectable()
export class ImportRuns {
  constructor(
    private readonly source: DataSource,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  /**
   * The same key confirms once. Throws 404 for an unknown import, 409 for one that another member of staff confirmed
   * or that has no row to import.
   */
  async confirm(id: string, { key, sendsMails }: ImportConfirmation, author: Author): Promise<void> {
    await this.source.transaction(async (manager) => {
      const stored = await requireImport(manager, id);
      if (stored.confirmKey === key) return;
      if ((await changedCount(manager, confirmSql, [id, key, requireUser(author.caller), sendsMails])) === 0)
        throw changedMeanwhile();
      const [something] = await manager.query<object[]>(somethingSql, [id]);
      if (!something) throw new Problem(409, 'nothing-to-import', messages.nothing);
      await manager.query(refuseSql, [id]);
      await countRows(manager, id);
      await this.outbox.resume(manager, importTask, { id }, { key: id });
      await this.#record(manager, { id, action: 'account-import.started', after: { sendsMails } }, author);
    });
  }

  /** Accounts that were imported stay. Throws 404 for an unknown import, 409 for one that does not run. */
  async cancel(id: string, author: Author): Promise<void> {
    await this.source.transaction(async (manager) => {
      await requireImport(manager, id);
      if ((await changedCount(manager, cancelSql, [id])) === 0) throw changedMeanwhile();
      await changedCount(manager, cancelRowsSql, [id]);
      await countRows(manager, id);
      await this.#record(manager, { id, action: 'account-import.cancelled' }, author);
    });
  }

  /** Throws 404 for an unknown import, 409 for one that has not ended, or ended more than 24 hours ago. */
  async rollBack(id: string, author: Author): Promise<void> {
    await this.source.transaction(async (manager) => {
      await requireImport(manager, id);
      if ((await changedCount(manager, rollBackSql, [id])) === 0) {
        const [late] = await manager.query<object[]>(endedSql, [id]);
        throw late ? new Problem(409, 'too-late', messages.tooLate) : changedMeanwhile();
      }
      await this.outbox.resume(manager, rollBackTask, { id }, { key: id });
      await this.#record(manager, { id, action: 'account-import.rolled-back' }, author);
    });
  }

  /** Throws 404 for an unknown import, 409 for one that has not ended. */
  async mail(id: string, author: Author): Promise<void> {
    await this.source.transaction(async (manager) => {
      await requireImport(manager, id);
      const [found] = await manager.query<object[]>(endedSql, [id]);
      if (!found) throw changedMeanwhile();
      await this.outbox.resume(manager, mailTask, { id }, { key: id });
      await this.#record(manager, { id, action: 'account-import.mailed' }, author);
    });
  }

  #record(
    manager: EntityManager,
    { id, action, after }: { readonly id: string; readonly action: string; readonly after?: object },
    author: Author,
  ): Promise<void> {
    const event = { ...originOf(author), action, objectKind: 'account-import', objectId: id };
    return this.audit.record(manager, after ? { ...event, after } : event);
  }
}
