import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { ImportIssue } from '@porchlight/contracts/accounts';
import { defineMessages, formatMessage } from '@porchlight/messages';
import { csvText, type Author } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { originOf } from '../audit/author-origin.ts';
import { requireImport } from './import-state.ts';

const texts = defineMessages({
  en: { line: 'Line', state: 'State', faults: 'Faults' },
  fr: { line: 'Ligne', state: 'État', faults: 'Problèmes' },
});
const rowsSql = `
  select line, cells, coalesce(result, plan) as state, issues from account_import_row
  where import_id = $1 and (plan in ('conflict', 'error') or result in ('failed', 'cancelled')) order by line`;

interface FaultyRow {
  readonly line: number;
  readonly cells: readonly string[] | null;
  readonly state: string;
  readonly issues: readonly ImportIssue[];
}

/** Writes the rows of an import that have faults as CSV, with the columns of their file. */
@Injectable()
export class ImportFaultsFile {
  constructor(
    private readonly source: DataSource,
    private readonly audit: Audit,
  ) {}

  /** Throws 404 for an unknown import. The download is in the audit log before the file is sent. */
  write(id: string, language: Language, author: Author): Promise<string> {
    return this.source.transaction(async (manager) => {
      const { columns } = await requireImport(manager, id);
      const rows = await manager.query<FaultyRow[]>(rowsSql, [id]);
      await this.audit.record(manager, {
        ...originOf(author),
        action: 'account-import.downloaded',
        objectKind: 'account-import',
        objectId: id,
      });
      return fileOf(columns, rows, language);
    });
  }
}

/** States and codes are those of the API. */
function fileOf(columns: readonly string[], rows: readonly FaultyRow[], language: Language): string {
  const own = (['line', 'state', 'faults'] as const).map((key) => ({
    key,
    header: formatMessage(texts, language, key),
  }));
  const fromFile = columns.map((header, at) => ({ key: `column${at}`, header }));
  return csvText(
    rows.map(({ line, cells, state, issues }) => ({
      line,
      state,
      faults: issues.map(faultOf).join('; '),
      ...Object.fromEntries(columns.map((_, at) => [`column${at}`, cells?.[at] ?? ''])),
    })),
    { columns: [...own, ...fromFile] },
  );
}

const faultOf = ({ code, field, column, line }: ImportIssue) =>
  [code, column ?? field, line].filter((part) => part !== undefined).join(' ');
