import type { Readable } from 'node:stream';
import { fieldsOf, translatedFieldsOf, type ResourceRecord } from '@porchlight/contracts';
import { csvStream, csvText } from '../csv.ts';

const languages = ['en-CA', 'fr-CA'];
type RecordClass = new () => ResourceRecord;

// A column per field of the class, and one per language of a translated text.
function columnsOf(record: RecordClass) {
  const translated = new Set(translatedFieldsOf(record));
  return [...fieldsOf(record).keys()]
    .flatMap((name) => (translated.has(name) ? languages.map((language) => `${name}.${language}`) : [name]))
    .map((key) => ({ key, header: key }));
}

/** Returns records as CSV. */
export const recordsCsv = (record: RecordClass, records: AsyncIterable<ResourceRecord>): Readable =>
  csvStream(records, { columns: columnsOf(record) });

/** Returns a part of a file of records, of which the first has the header. */
export const csvPart = (record: RecordClass, records: readonly ResourceRecord[], number: number): string =>
  csvText(records, { columns: columnsOf(record), isContinued: number > 0 });
