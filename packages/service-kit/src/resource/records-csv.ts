import type { Readable } from 'node:stream';
import { fieldsOf, translatedFieldsOf, type ResourceRecord } from '@porchlight/contracts';
import { csvStream } from '../csv.ts';

const languages = ['en-CA', 'fr-CA'];

/** Returns records as CSV: a column per field of their class, and one per language of a translated text. */
export function recordsCsv(record: new () => ResourceRecord, records: AsyncIterable<ResourceRecord>): Readable {
  const translated = new Set(translatedFieldsOf(record));
  const columns = [...fieldsOf(record).keys()].flatMap((name) =>
    translated.has(name) ? languages.map((language) => `${name}.${language}`) : [name],
  );
  return csvStream(records, { columns: columns.map((key) => ({ key, header: key })) });
}
