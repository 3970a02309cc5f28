import { pipeline, Readable } from 'node:stream';
import { maxImportColumns, maxImportRows } from '@porchlight/contracts/accounts';
import { CsvError, parse, type Info } from 'csv-parse';

/** Why a file is refused as a whole. */
export const importFaults = [
  'empty',
  'notACsv',
  'encoding',
  'malformed',
  'noColumns',
  'tooManyColumns',
  'noRows',
  'tooManyRows',
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
interface Parsed {
  readonly record: readonly string[];
  readonly info: Info;
}

const delimiters = [',', ';', '\t'] as const;
const maxRowChars = 64 * 1024;
const chunkChars = 64 * 1024;
/** First bytes of archives (also of spreadsheets), older spreadsheets, PDF and images. */
const otherTypes = /^(?:PK\x03\x04|\xd0\xcf\x11\xe0|%PDF|\x89PNG|\xff\xd8\xff|GIF8|\x1f\x8b)/;
const utf16 = /^(?:\xff\xfe|\xfe\xff)/;

/**
 * Reads a CSV in UTF-8, with or without a byte order mark, separated by commas, semicolons or tabs. Returns the fault of
 * a file that is refused. The event loop runs between two parts of a large file.
 */
export async function readImportFile(file: Buffer): Promise<ImportFile | ImportFault> {
  const text = decode(file);
  if (isFault(text)) return text;
  return readRows(text.content);
}

export const isFault = (read: object | ImportFault): read is ImportFault => typeof read === 'string';

function decode(file: Buffer): { readonly content: string } | ImportFault {
  if (file.length === 0) return 'empty';
  const head = file.toString('latin1', 0, 8);
  if (utf16.test(head)) return 'encoding';
  if (otherTypes.test(head) || file.includes(0)) return 'notACsv';
  try {
    const content = new TextDecoder('utf-8', { fatal: true }).decode(file);
    return content.trim() === '' ? 'empty' : { content };
  } catch {
    return 'encoding';
  }
}

async function readRows(text: string): Promise<ImportFile | ImportFault> {
  const parser = parse({
    delimiter: delimiterOf(text),
    info: true,
    max_record_size: maxRowChars,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
  });
  pipeline(Readable.from(chunksOf(text)), parser, () => undefined);
  try {
    return await collect(parser);
  } catch (error) {
    if (error instanceof CsvError) return 'malformed';
    throw error;
  } finally {
    parser.destroy();
  }
}

async function collect(parsed: AsyncIterable<Parsed>): Promise<ImportFile | ImportFault> {
  let columns: readonly string[] | undefined;
  const rows: FileRow[] = [];
  for await (const { record, info } of parsed) {
    if (rows.length === maxImportRows) return 'tooManyRows';
    if (columns) rows.push({ line: info.lines, cells: record.slice(0, maxImportColumns + 1) });
    columns ??= record;
    if (columns.length > maxImportColumns) return 'tooManyColumns';
  }
  if (!columns || columns.length < 2) return 'noColumns';
  return rows.length === 0 ? 'noRows' : { columns, rows };
}

/** Returns the delimiter that is most frequent in the header. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split(/\r?\n/, 1);
  const counts = delimiters.map((delimiter) => header.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

function* chunksOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += chunkChars) yield text.slice(at, at + chunkChars);
}
