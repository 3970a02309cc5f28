import type { PersonSection } from '@porchlight/contracts/internal';
import { stringify } from 'csv-stringify/sync';
import { strToU8, zipSync } from 'fflate';

/** Exported data of one service. */
export interface ServiceExport {
  readonly service: string;
  readonly sections: readonly PersonSection[];
}

/** Returns a zip with all data as JSON and each section as CSV, with formulas escaped for spreadsheets. */
export function createArchive(parts: readonly ServiceExport[], madeAt: Date): Buffer {
  const allData = {
    madeAt: madeAt.toISOString(),
    services: Object.fromEntries(
      parts.map(({ service, sections }) => [
        service,
        Object.fromEntries(sections.map(({ name, rows }) => [name, rows])),
      ]),
    ),
  };
  const tables = parts.flatMap(({ service, sections }) =>
    sections
      .filter(({ rows }) => rows.length > 0)
      .map(({ name, rows }): [string, Uint8Array] => [`${service}/${name}.csv`, strToU8(toCsv(rows))]),
  );
  return Buffer.from(
    zipSync({ 'data.json': strToU8(JSON.stringify(allData, null, 2)), ...Object.fromEntries(tables) }),
  );
}

const toCsv = (rows: readonly object[]): string =>
  stringify([...rows], {
    header: true,
    bom: true,
    escape_formulas: true,
    cast: { date: (date) => date.toISOString(), boolean: String },
  });
