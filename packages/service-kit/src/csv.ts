import { pipeline, type Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { stringify as stringifyRows, type ColumnOption, type Options } from 'csv-stringify';
import { stringify } from 'csv-stringify/sync';

type Cast = NonNullable<Options['cast']>;
/** Columns of a file, in their order; absent: the fields of the first row. Casts return the text of values of a type. */
export interface CsvOptions {
  readonly columns?: readonly ColumnOption[];
  readonly cast?: Cast;
  /** Rows that continue a file: without a header. */
  readonly isContinued?: boolean;
}

// UTF-8 is recognized by its byte order mark. Cells that begin like a formula get an apostrophe, so that spreadsheets
// do not execute them; negative numbers stay numbers.
const optionsOf = ({ columns, cast, isContinued = false }: CsvOptions): Options => ({
  header: !isContinued,
  bom: !isContinued,
  escape_formulas: true,
  cast: { date: (date) => date.toISOString(), boolean: String, ...cast },
  ...(columns ? { columns } : {}),
});

/** Returns rows as CSV for spreadsheets. Times are ISO 8601. */
export const csvText = (rows: readonly object[], options: CsvOptions = {}): string =>
  stringify([...rows], optionsOf(options));

/** Returns rows as a stream of CSV, which reads them as it is sent; it fails with the error of the rows. */
export const csvStream = (rows: AsyncIterable<object>, options: CsvOptions): Readable =>
  pipeline(rows, stringifyRows(optionsOf(options)), () => undefined);

/** Returns CSV as the response of a call. */
export const csvFile = (name: string, content: string | Readable): StreamableFile => {
  const options = { type: 'text/csv; charset=utf-8', disposition: `attachment; filename="${name}"` };
  return typeof content === 'string'
    ? new StreamableFile(Buffer.from(content), options)
    : new StreamableFile(content, options);
};
