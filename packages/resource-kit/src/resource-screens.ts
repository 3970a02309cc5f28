import type { MessageCatalog } from '@porchlight/client';
import type { AnyResource, Language } from '@porchlight/contracts';
import type { ComponentType } from 'react';

/** Record of any resource, by the names of its fields. */
export interface AnyRecord extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly version: number;
  readonly updatedAt: string;
  readonly deletedAt?: string;
}
/** Paths of the screens of a resource. A resource without a path has no such screen. */
export interface ResourcePaths {
  readonly list: string;
  readonly create?: string;
  readonly show?: string;
  readonly edit?: string;
}
/** What an area adds to a resource: its paths, its messages, and the field that names a record. */
export interface ResourceScreens {
  readonly resource: AnyResource;
  readonly paths: ResourcePaths;
  /** Keys: `{label}.title`, `.new`, `.edit`, `.description`, `.empty`, `.{field}`, `.{field}.{value}`. */
  readonly messages: MessageCatalog;
  /** Field that names a record in lists and titles. */
  readonly name: string;
  /** Cells of the list that show more than the value of their column. */
  readonly cells?: Readonly<Record<string, ComponentType<{ readonly record: AnyRecord }>>>;
}

export type Text = Readonly<Record<string, string | undefined>>;
export const isTranslated = (value: unknown): value is Text =>
  typeof value === 'object' && value !== null && 'en-CA' in value;

/** Returns a value of a record as plain text, in the reader's language if it is translated. */
export function textOf(value: unknown, language: Language): string {
  if (isTranslated(value)) return value[language] ?? value['en-CA'] ?? '';
  return value === undefined || value === null ? '' : String(value as string | number | boolean);
}

/** Returns the name of a record. */
export const nameOf = ({ name }: Pick<ResourceScreens, 'name'>, record: AnyRecord, language: Language): string =>
  textOf(record[name], language) || record.id;
