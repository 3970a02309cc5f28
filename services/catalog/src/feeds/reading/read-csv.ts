import { pipeline, Readable } from 'node:stream';
import { parse, type CsvError, type Info } from 'csv-parse';
import { excerptOf, FileFault } from '../file-fault.ts';
import type { Item } from './item.ts';
import { readingLimits } from './reading-limits.ts';

const delimiters = [',', ';', '\t', '|'] as const;
const maxRowChars = 256 * 1024;

/** Returns the delimiter that is most frequent in the header. */
function delimiterOf(start: string): string {
  const [header = ''] = start.split(/\r?\n/, 1);
  const counts = delimiters.map((delimiter) => header.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** A row by the names of the header; undefined if its number of cells is not that of the header. */
export type CsvRow = Readonly<Record<string, string>> | undefined;
interface Parsed {
  readonly record: readonly string[];
  readonly info: Info;
}

async function* delimited(first: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/**
 * Yields the rows of a table with a header. Throws FileFault `malformed` for quotes that never close, and
 * `too-many-items`.
 */
export async function* readCsv(text: AsyncIterable<string>): AsyncGenerator<Item<CsvRow>> {
  const chunks = text[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done) return;
  const parser = parse({
    delimiter: delimiterOf(first.value),
    info: true,
    max_record_size: maxRowChars,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  });
  pipeline(Readable.from(delimited(first.value, chunks)), parser, () => undefined);
  let header: readonly string[] | undefined;
  let rows = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      if (!header) {
        header = record;
        continue;
      }
      rows += 1;
      if (rows > readingLimits.items) throw new FileFault('too-many-items', { line: info.lines });
      yield { value: rowOf(header, record), line: info.lines };
    }
  } catch (error) {
    const { code, message } = error as CsvError;
    if (!String(code).startsWith('CSV_')) throw error;
    throw new FileFault('malformed', { line: parser.info.lines, excerpt: excerptOf(message) });
  } finally {
    parser.destroy();
  }
}

function rowOf(header: readonly string[], cells: readonly string[]): CsvRow {
  if (cells.length !== header.length) return undefined;
  return Object.fromEntries(header.map((name, at) => [name, cells[at] ?? '']));
}
