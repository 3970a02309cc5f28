import type { FeedColumn, FeedField } from '@porchlight/contracts/catalog';

/** A home as its file has it: texts by our names of the fields; of `photos`, the addresses. */
export type RawHome = Readonly<Partial<Record<Exclude<FeedField, 'photos'>, string>>> & {
  readonly photos?: readonly string[];
};

/** Our name of a field for each name of the file. */
export type FieldMapping = Readonly<Record<string, FeedField>>;
/** Returns the mapping of the columns that staff chose. */
export const mappingOf = (columns: readonly FeedColumn[]): FieldMapping =>
  Object.fromEntries(columns.map(({ field, source }) => [source, field]));
