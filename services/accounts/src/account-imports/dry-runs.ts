import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { ImportDryRun, ImportIssue, ImportMapping, ImportPlan } from '@porchlight/contracts/accounts';
import { Problem } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { changedMeanwhile, countRows, requireImport, type StoredImport } from './import-state.ts';
import { messages } from './messages.ts';
import { readRow, type ReadRow } from './reading/read-row.ts';
import { RowPlans, type PlannedAccount } from './running/row-plans.ts';

interface FileRow {
  readonly line: number;
  readonly cells: readonly string[];
}
interface JudgedRow {
  readonly line: number;
  readonly email: string | undefined;
  readonly plan: ImportPlan;
  readonly issues: readonly ImportIssue[];
}

const rowsSql = 'select line, cells from account_import_row where import_id = $1 order by line';
const judgeSql = `
  update account_import_row one set plan = judged.plan, issues = judged.issues, email = judged.email
  from jsonb_to_recordset($2) as judged (line int, plan text, issues jsonb, email text)
  where import_id = $1 and one.line = judged.line`;
const mapSql = `update account_import set mapping = $2, state = 'dry_run' where id = $1`;
/** Rows that are read before other requests have their turn. */
const rowsAtOnce = 100;

/** Checks the rows of a file against the rules, against each other and against the accounts that exist. */
@Injectable()
export class DryRuns {
  constructor(
    private readonly source: DataSource,
    private readonly plans: RowPlans,
  ) {}

  /** Throws 404 for an unknown import, 409 for one that was confirmed, 422 for a column that the file does not have. */
  async run(id: string, { mapping }: ImportDryRun): Promise<void> {
    await this.source.transaction(async (manager) => {
      const stored = await requireImport(manager, id);
      if (stored.state !== 'uploaded' && stored.state !== 'dry_run') throw changedMeanwhile();
      if (mapping.some(({ column }) => column >= stored.columns.length))
        throw new Problem(422, 'column-missing', messages.columnMissing);
      await manager.query(mapSql, [id, JSON.stringify(mapping)]);
      const judged = await this.#judge(manager, { ...stored, mapping });
      await manager.query(judgeSql, [id, JSON.stringify(judged)]);
      await countRows(manager, id);
    });
  }

  async #judge(manager: EntityManager, stored: StoredImport): Promise<JudgedRow[]> {
    const rows = await manager.query<FileRow[]>(rowsSql, [stored.id]);
    const read = withRepeats(await readAll(rows, stored));
    const planned = read.flatMap(({ line, account }): PlannedAccount[] => (account ? [{ line, account }] : []));
    const plans = await this.plans.of(manager, planned);
    return read.map(({ line, account, issues }): JudgedRow => {
      const email = account?.email;
      if (issues.length > 0) return { line, email, plan: 'error', issues: withColumns(issues, stored) };
      const { plan = 'create', code } = plans.get(line) ?? {};
      return { line, email, plan, issues: code === undefined ? [] : [{ code }] };
    });
  }
}

type NumberedRow = ReadRow & { readonly line: number };

async function readAll(rows: readonly FileRow[], stored: StoredImport): Promise<NumberedRow[]> {
  const read: NumberedRow[] = [];
  for (const { line, cells } of rows) {
    read.push({ line, ...readRow(cells, stored) });
    if (read.length % rowsAtOnce === 0) await setImmediate();
  }
  return read;
}

/** The first row with a reference or an address counts; each further one names its line. */
function withRepeats(rows: readonly NumberedRow[]): NumberedRow[] {
  const references = new Map<string, number>();
  const addresses = new Map<string, number>();
  return rows.map((row) => {
    if (!row.account) return row;
    const { reference, email } = row.account;
    const issues: ImportIssue[] = [
      ...repeatOf('repeated-reference', references.get(reference)),
      ...repeatOf('repeated-email', addresses.get(email)),
    ];
    if (issues.length > 0) return { ...row, issues };
    references.set(reference, row.line);
    addresses.set(email, row.line);
    return row;
  });
}
const repeatOf = (code: ImportIssue['code'], line: number | undefined): ImportIssue[] =>
  line === undefined ? [] : [{ code, line }];

function withColumns(issues: readonly ImportIssue[], { columns, mapping }: StoredImport): ImportIssue[] {
  const names = new Map(mapping.map(({ field, column }: ImportMapping) => [field, columns[column]]));
  return issues.map((issue) => {
    const column = issue.field && names.get(issue.field);
    return column === undefined ? issue : { ...issue, column };
  });
}
