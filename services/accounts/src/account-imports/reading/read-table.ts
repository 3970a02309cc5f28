import { maxImportColumns, maxImportRows } from '@porchlight/contracts/accounts';

/** Why a file is refused as a whole. */
export const importFaults = [
  'empty',
  'notATable',
  'encoding',
  'malformed',
  'noColumns',
  'tooManyColumns',
  'noRows',
  'tooManyRows',
  'damaged',
  'tooLargeInside',
] as const;
export type ImportFault = (typeof importFaults)[number];

export interface FileRow {
  /** Line of the file at which the row ends. */
  readonly line: number;
  readonly cells: readonly string[];
}
export interface ImportFile {
  readonly columns: readonly string[];
  readonly rows: readonly FileRow[];
}

export const isFault = (read: object | ImportFault): read is ImportFault => typeof read === 'string';

/** Reads the header and the rows below it, and no further than the limits of an import. */
export async function readTable(table: AsyncIterable<FileRow> | Iterable<FileRow>): Promise<ImportFile | ImportFault> {
  let columns: readonly string[] | undefined;
  const rows: FileRow[] = [];
  for await (const { line, cells } of table) {
    if (rows.length === maxImportRows) return 'tooManyRows';
    if (columns) rows.push({ line, cells: cells.slice(0, maxImportColumns + 1) });
    columns ??= cells;
    if (columns.length > maxImportColumns) return 'tooManyColumns';
  }
  if (!columns || columns.length < 2) return 'noColumns';
  return rows.length === 0 ? 'noRows' : { columns, rows };
}
