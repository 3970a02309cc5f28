import { Injectable } from '@nestjs/common';
import { maxSearchResults, paginationOf } from '@porchlight/contracts';
import {
  importRollBackHours,
  importRowsPerPage,
  type AccountImport,
  type AccountImports,
  type AccountImportSummary,
  type ImportColumn,
  type ImportCounts,
  type ImportMapping,
  type ImportRow,
  type ImportRowList,
  type ImportRows,
  type ImportRowsQuery,
} from '@porchlight/contracts/accounts';
import { notFound, SqlPool } from '@porchlight/service-kit';
import { messages } from './messages.ts';
import { textsOf } from './reading/read-row.ts';
import { isMailableSql } from './running/import-mails.ts';

const perPage = 20;
const samples = 3;
const summaryColumns = `
  id, file_name as "fileName", state, row_count as "rowCount", counts, started_by as "startedBy",
  started_at as "startedAt", ended_at as "endedAt"`;
const totalSql = `
  select count(*)::int as total from (select from account_import limit ${maxSearchResults + 1}) one`;
const pageSql = `
  select ${summaryColumns} from account_import order by started_at desc, id limit ${perPage} offset $1`;
const oneSql = `
  select ${summaryColumns}, columns, mapping,
    case when state in ('done', 'done_with_errors', 'cancelled')
      and ended_at > now() - interval '${importRollBackHours} hours' and exists (select from account_import_row
        where import_id = $1 and result in ('created', 'updated'))
    then ended_at + interval '${importRollBackHours} hours' end as "rollBackUntil",
    state in ('done', 'done_with_errors', 'cancelled') and exists (
      select from account_import_row one where one.import_id = $1 and ${isMailableSql}) as "canMail",
    array(select to_jsonb(cells) from account_import_row where import_id = $1 and cells is not null
      order by line limit ${samples}) as samples
  from account_import where id = $1`;
const listSql: Readonly<Record<ImportRowList, string>> = {
  all: 'plan is not null',
  problems: `(plan in ('conflict', 'error') or result in ('failed', 'cancelled'))`,
  create: `plan = 'create'`,
  update: `plan = 'update'`,
  skip: `(plan = 'skip' or result = 'skipped')`,
  kept: `undo = 'kept'`,
};
const rowStatements = (list: ImportRowList) => ({
  countName: `import_rows_${list}_total`,
  countSql: `select count(*)::int as total from account_import_row where import_id = $1 and ${listSql[list]}`,
  name: `import_rows_${list}`,
  sql: `
    select line, cells, plan, issues, result, person_id as "userId", undo, keep_reason as "keepReason"
    from account_import_row where import_id = $1 and ${listSql[list]}
    order by line limit ${importRowsPerPage} offset $2`,
});

type SummaryRow = Omit<AccountImportSummary, 'startedAt' | 'endedAt' | 'counts'> & {
  readonly counts: Partial<ImportCounts>;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
};
type ImportRecord = SummaryRow & {
  readonly columns: readonly string[];
  readonly mapping: ImportMapping[];
  readonly rollBackUntil: Date | null;
  readonly canMail: boolean;
  readonly samples: readonly (readonly string[])[];
};
type RowRecord = Pick<ImportRow, 'line' | 'plan' | 'issues'> & {
  readonly cells: readonly string[] | null;
} & { readonly [K in 'result' | 'userId' | 'undo' | 'keepReason']: ImportRow[K] | null };

/** Reads imports of accounts and their rows. */
@Injectable()
export class ImportReads {
  constructor(private readonly pool: SqlPool) {}

  async page(page = 1): Promise<AccountImports> {
    const { total = 0 } = (await this.pool.row<{ total: number }>('account_imports_total', totalSql, [])) ?? {};
    const pagination = paginationOf({ page, perPage, total, more: total > maxSearchResults });
    const offset = (pagination.currentPage - 1) * perPage;
    const rows = await this.pool.rows<SummaryRow>('account_imports', pageSql, [offset]);
    return { imports: rows.map(toSummary), pagination };
  }

  /** Throws 404 for an unknown import. */
  async get(id: string): Promise<AccountImport> {
    const found = await this.#require(id);
    const { columns, mapping, rollBackUntil, canMail, samples: rows } = found;
    return {
      ...toSummary(found),
      columns: rows.length === 0 ? [] : columns.map((name, at) => toColumn(name, rows, at)),
      mapping,
      canMail,
      ...(rollBackUntil ? { rollBackUntil: rollBackUntil.toISOString() } : {}),
    };
  }

  /** Throws 404 for an unknown import. */
  async rows(id: string, { page = 1, list = 'all' }: ImportRowsQuery): Promise<ImportRows> {
    const { mapping } = await this.#require(id);
    const { countName, countSql, name, sql } = rowStatements(list);
    const counted = await this.pool.row<{ total: number }>(countName, countSql, [id]);
    const pagination = paginationOf({ page, perPage: importRowsPerPage, total: counted?.total ?? 0 });
    const rows = await this.pool.rows<RowRecord>(name, sql, [id, (pagination.currentPage - 1) * importRowsPerPage]);
    return { rows: rows.map((row) => toRow(row, mapping)), pagination };
  }

  async #require(id: string): Promise<ImportRecord> {
    const found = await this.pool.row<ImportRecord>('account_import', oneSql, [id]);
    if (!found) throw notFound(messages.notFound, 'import-not-found');
    return found;
  }
}

const noCounts: ImportCounts = {
  create: 0,
  update: 0,
  skip: 0,
  conflict: 0,
  error: 0,
  created: 0,
  updated: 0,
  skipped: 0,
  failed: 0,
  cancelled: 0,
  removed: 0,
  restored: 0,
  kept: 0,
  mailed: 0,
};

const toSummary = ({ id, fileName, state, rowCount, counts, startedBy, startedAt, endedAt }: SummaryRow) => ({
  id,
  fileName,
  state,
  rowCount,
  counts: { ...noCounts, ...counts },
  startedBy,
  startedAt: startedAt.toISOString(),
  ...(endedAt ? { endedAt: endedAt.toISOString() } : {}),
});

const toColumn = (name: string, rows: readonly (readonly string[])[], at: number): ImportColumn => ({
  name,
  samples: rows.map((cells) => (cells[at] ?? '').slice(0, 80)).filter((text) => text !== ''),
});

/** An erased row has no cells. */
function toRow(row: RowRecord, mapping: readonly ImportMapping[]): ImportRow {
  const { line, plan, issues, cells, result, userId, undo, keepReason } = row;
  const { external_ref = '', company_name = '', email = '' } = textsOf(cells ?? [], mapping);
  return {
    line,
    plan,
    issues,
    reference: external_ref,
    company: company_name,
    email,
    ...(result === null ? {} : { result }),
    ...(userId === null ? {} : { userId }),
    ...(undo === null ? {} : { undo }),
    ...(keepReason === null ? {} : { keepReason }),
  } as ImportRow;
}
