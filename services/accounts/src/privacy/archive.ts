import type { PersonSection } from '@porchlight/contracts/internal';
import { csvText } from '@porchlight/service-kit';
import { strToU8, zipSync } from 'fflate';

/** Exported data of one service. */
export interface ServiceExport {
  readonly service: string;
  readonly sections: readonly PersonSection[];
}

/** Returns a zip with all data as JSON and each section as CSV. */
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
      .map(({ name, rows }): [string, Uint8Array] => [`${service}/${name}.csv`, strToU8(csvText(rows))]),
  );
  return Buffer.from(
    zipSync({ 'data.json': strToU8(JSON.stringify(allData, null, 2)), ...Object.fromEntries(tables) }),
  );
}
