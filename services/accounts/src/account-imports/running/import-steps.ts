import { Injectable } from '@nestjs/common';
import { Outbox, Task } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { countRows, lockImport } from '../import-state.ts';
import { RowImports, type OpenRow } from './row-imports.ts';
import { RowUndos, type ImportedRow } from './row-undos.ts';

/** Imports the next rows of a run. */
export const importTask = 'account-import-step';
/** Undoes the next rows of a run. */
export const rollBackTask = 'account-import-roll-back';
const rowsPerStep = 20;
const openSql = `
  select line, cells from account_import_row where import_id = $1 and result is null
  order by line limit ${rowsPerStep}`;
const importedSql = `
  select line, result, person_id as "personId", before, after from account_import_row
  where import_id = $1 and result in ('created', 'updated') and undo is null order by line limit ${rowsPerStep}`;
const stateSql = 'update account_import set state = $2 where id = $1 and state <> $2';
const finishSql = `
  update account_import set ended_at = now(), state = case
    when exists (select from account_import_row where import_id = $1 and result = 'failed') then 'done_with_errors'
    else 'done' end
  where id = $1`;

interface StepOf {
  readonly id: string;
}

/**
 * Runs imports and roll-backs as jobs of short steps. The rows of a step, the counts and the job of the next step commit
 * together, so that a run goes on where it was after a crash, and a cancelled one ends between two steps.
 */
@Injectable()
export class ImportSteps {
  constructor(
    private readonly outbox: Outbox,
    private readonly rows: RowImports,
    private readonly undos: RowUndos,
  ) {}

  @Task(importTask)
  async importNext({ id }: StepOf, manager: EntityManager): Promise<void> {
    const stored = await lockImport(manager, id);
    // @mutation import-cancelled
    if (stored?.state !== 'confirmed' && stored?.state !== 'running') return;
    const open = await manager.query<OpenRow[]>(openSql, [id]);
    for (const row of open) await this.rows.apply(manager, stored, row);
    if (open.length === 0) await manager.query(finishSql, [id]);
    else {
      await manager.query(stateSql, [id, 'running']);
      await this.outbox.enqueue(manager, importTask, { id }, { key: id });
    }
    await countRows(manager, id);
  }

  @Task(rollBackTask)
  async rollBackNext({ id }: StepOf, manager: EntityManager): Promise<void> {
    const stored = await lockImport(manager, id);
    if (stored?.state !== 'rolling_back') return;
    const imported = await manager.query<ImportedRow[]>(importedSql, [id]);
    for (const row of imported) await this.undos.undo(manager, id, row);
    if (imported.length === 0) await manager.query(stateSql, [id, 'rolled_back']);
    else await this.outbox.enqueue(manager, rollBackTask, { id }, { key: id });
    await countRows(manager, id);
  }
}
