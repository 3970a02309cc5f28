import { parse } from 'csv-parse/sync';

/**
 * Returns the rows of a CSV text as objects keyed by its header; rows with a different number of fields are left out.
 */
export function parseCsv(text) {
  const [header, ...rows] = parse(text, { bom: true, record_delimiter: ['\r\n', '\n'], relax_column_count: true });
  return rows
    .filter((row) => row.length === header.length)
    .map((row) => Object.fromEntries(header.map((name, column) => [name, row[column]])));
}
