import { getMetadataStorage } from 'class-validator';
import type { Class } from '../routes/route.ts';
import { IsNullable, isNullable } from './nullable.ts';

/** Returns a class with some fields of another one, and the same rules for them. */
export function pickOf<I extends object, K extends keyof I & string>(
  name: string,
  input: Class<I>,
  fields: readonly K[],
): Class<Pick<I, K>> {
  class Picked {}
  const storage = getMetadataStorage();
  const picked: ReadonlySet<string> = new Set(fields);
  for (const rule of storage.getTargetValidationMetadatas(input, '', false, false))
    if (picked.has(rule.propertyName)) storage.addValidationMetadata({ ...rule, target: Picked });
  for (const field of fields) if (isNullable(input, field)) IsNullable()(Picked.prototype, field);
  return Object.defineProperty(Picked, 'name', { value: name }) as unknown as Class<Pick<I, K>>;
}
