import { pipeline, Readable } from 'node:stream';
import { CsvError, parse, type Info } from 'csv-parse';
import { isFault, readTable, type FileRow, type ImportFault, type ImportFile } from './read-table.ts';

interface Parsed {
  readonly record: readonly string[];
  readonly info: Info;
}

const delimiters = [',', ';', '\t'] as const;
const maxRowChars = 64 * 1024;
const chunkChars = 64 * 1024;
/** First bytes of archives, older spreadsheets, PDF and images. */
const otherTypes = /^(?:PK\x03\x04|\xd0\xcf\x11\xe0|%PDF|\x89PNG|\xff\xd8\xff|GIF8|\x1f\x8b)/;
const utf16 = /^(?:\xff\xfe|\xfe\xff)/;

/**
 * Reads a CSV in UTF-8, with or without a byte order mark, separated by commas, semicolons or tabs. Returns the fault of
 * a file that is refused. The event loop runs between two parts of a large file.
 */
export async function readCsvFile(file: Buffer): Promise<ImportFile | ImportFault> {
  const text = decode(file);
  if (isFault(text)) return text;
  return readRows(text.content);
}

function decode(file: Buffer): { readonly content: string } | ImportFault {
  if (file.length === 0) return 'empty';
  const head = file.toString('latin1', 0, 8);
  if (utf16.test(head)) return 'encoding';
  if (otherTypes.test(head) || file.includes(0)) return 'notATable';
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
    return await readTable(rowsOf(parser));
  } catch (error) {
    if (error instanceof CsvError) return 'malformed';
    throw error;
  } finally {
    parser.destroy();
  }
}

async function* rowsOf(parsed: AsyncIterable<Parsed>): AsyncGenerator<FileRow> {
  for await (const { record, info } of parsed) yield { line: info.lines, cells: record };
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
