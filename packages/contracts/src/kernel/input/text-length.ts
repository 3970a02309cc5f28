import { getMetadataStorage } from 'class-validator';
import type { Class } from '../routes/route.ts';
import type { Fault } from '../routes/problem.ts';

// Emoji have them; `@Length` and `@MaxLength` do not count them, columns do.
const variationSelectors = /[\uFE0E\uFE0F]/g;

/** Returns a fault for a text that its decorators accept only because they do not count its variation selectors. */
export function uncountedLength(type: Class, key: string, value: unknown): Omit<Fault, 'field'>[] {
  const selectors = typeof value === 'string' ? value.match(variationSelectors)?.length : undefined;
  if (selectors === undefined) return [];
  const length = Array.from(value as string).length;
  return getMetadataStorage()
    .getTargetValidationMetadatas(type, '', false, false)
    .filter(({ propertyName, name }) => propertyName === key && (name === 'maxLength' || name === 'isLength'))
    .map(({ name = '', constraints = [] }) => ({ rule: name, values: constraints as readonly unknown[] }))
    .filter(({ values }) => length > Number(values.at(-1)) && length - selectors <= Number(values.at(-1)));
}
