import type { PersonSection } from '@porchlight/contracts/internal';
import { stringify } from 'csv-stringify/sync';
import { strToU8, zipSync } from 'fflate';

/** What one service told. */
export interface ServicePart {
  readonly service: string;
  readonly sections: readonly PersonSection[];
}

/** A zip with all of it as JSON, and a table of each section as CSV that a spreadsheet opens and never runs. */
export function archiveOf(parts: readonly ServicePart[], madeAt: Date): Buffer {
  const whole = {
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
      .map(({ name, rows }): [string, Uint8Array] => [`${service}/${name}.csv`, strToU8(tableOf(rows))]),
  );
  return Buffer.from(zipSync({ 'data.json': strToU8(JSON.stringify(whole, null, 2)), ...Object.fromEntries(tables) }));
}

const tableOf = (rows: readonly object[]): string =>
  stringify([...rows], {
    header: true,
    bom: true,
    escape_formulas: true,
    cast: { date: (date) => date.toISOString(), boolean: String },
  });
