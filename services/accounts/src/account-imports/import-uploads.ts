import { Injectable } from '@nestjs/common';
import { guessMapping } from './reading/guess-mapping.ts';
import type { Caller } from '@porchlight/contracts';
import type { ImportMapping } from '@porchlight/contracts/accounts';
import { changedCount, Problem, requireUser, type Author } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { originOf } from '../audit/author-origin.ts';
import { HourlyLimit } from '../limits/hourly-limit.ts';
import { changedMeanwhile, requireImport } from './import-state.ts';
import { messages } from './messages.ts';
import { readImportFile } from './reading/import-file.ts';
import { isFault } from './reading/read-table.ts';

const filesPerHour = 30;
const insertSql = `
  insert into account_import (file_name, columns, mapping, row_count, started_by)
  values ($1, $2, $3, $4, $5) returning id`;
const insertRowsSql = `
  insert into account_import_row (import_id, line, cells)
  select $1, ("row" ->> 'line')::int, array(select jsonb_array_elements_text("row" -> 'cells'))
  from jsonb_array_elements($2) "row"`;
/** Columns that were chosen for the last file with the same header. */
const savedSql = `
  select mapping from account_import where columns = $1 and state <> 'uploaded' order by started_at desc limit 1`;
const discardSql = `delete from account_import where id = $1 and state in ('uploaded', 'dry_run')`;

/** Takes in files of accounts, and deletes those that are not imported. */
@Injectable()
export class ImportUploads {
  constructor(
    private readonly source: DataSource,
    private readonly hourlyLimit: HourlyLimit,
    private readonly audit: Audit,
  ) {}

  /** Throws 429 before anything is read after 30 files in an hour. */
  async admit(caller: Caller): Promise<void> {
    const retryAfter = await this.hourlyLimit.consume(`account-import:${requireUser(caller)}`, filesPerHour);
    if (retryAfter !== undefined) throw new Problem(429, 'too-many-tries', messages.tooManyTries, { retryAfter });
  }

  /** Stores the rows of a file. Throws 422 `import-refused` with the reason for one that cannot be read. */
  async take(file: Buffer, name: string, author: Author): Promise<string> {
    const read = await readImportFile(file);
    if (isFault(read)) throw new Problem(422, 'import-refused', messages.fault(read));
    const { columns, rows } = read;
    return this.source.transaction(async (manager) => {
      const [saved] = await manager.query<{ mapping: ImportMapping[] }[]>(savedSql, [columns]);
      const mapping = JSON.stringify(saved?.mapping ?? guessMapping(columns));
      const values = [name, columns, mapping, rows.length, requireUser(author.caller)];
      const [{ id }] = await manager.query<[{ id: string }]>(insertSql, values);
      await manager.query(insertRowsSql, [id, JSON.stringify(rows)]);
      await this.audit.record(manager, {
        ...originOf(author),
        action: 'account-import.uploaded',
        objectKind: 'account-import',
        objectId: id,
      });
      return id;
    });
  }

  /** Throws 404 for an unknown import, 409 for one that was confirmed. */
  async discard(id: string, author: Author): Promise<void> {
    await this.source.transaction(async (manager) => {
      await requireImport(manager, id);
      if ((await changedCount(manager, discardSql, [id])) === 0) throw changedMeanwhile();
      await this.audit.record(manager, {
        ...originOf(author),
        action: 'account-import.discarded',
        objectKind: 'account-import',
        objectId: id,
      });
    });
  }
}
