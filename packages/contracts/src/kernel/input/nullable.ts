import { IsOptional } from 'class-validator';
import type { Class } from '../routes/route.ts';

const nullableFields = new WeakMap<object, Set<string>>();

/** Makes a field of a body optional and nullable: null clears it. In any other field null is refused. */
export const IsNullable =
  (): PropertyDecorator =>
  (target, key): void => {
    IsOptional()(target, key);
    nullableFields.set(target, (nullableFields.get(target) ?? new Set()).add(String(key)));
  };

/** Returns whether a class, or one that it extends, declares a field nullable. */
export function isNullable(type: Class, key: string): boolean {
  for (
    let prototype = type.prototype as object | null;
    prototype;
    prototype = Object.getPrototypeOf(prototype) as object | null
  )
    if (nullableFields.get(prototype)?.has(key)) return true;
  return false;
}
