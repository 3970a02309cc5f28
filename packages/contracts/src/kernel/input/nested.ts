import { ArrayMaxSize, IsArray, ValidateNested } from 'class-validator';
import type { Class } from '../routes/route.ts';

/** Selects the class of a nested value; without a value it returns the default class. */
export type ClassFor = (value?: unknown) => Class;

const nested = new WeakMap<object, Map<string, ClassFor>>();
const registerNested = (target: object, key: string, type: ClassFor) => {
  const known = nested.get(target) ?? new Map<string, ClassFor>();
  nested.set(target, known.set(key, type));
};

/** Declares a field that contains one object of a class. */
export const Nested =
  (type: ClassFor) =>
  (target: object, key: string): void => {
    ValidateNested()(target, key);
    registerNested(target, key, type);
  };
/** Declares a field that contains a list of at most `max` objects of a class. */
export const ListOf =
  (type: ClassFor, max = 500) =>
  (target: object, key: string): void => {
    IsArray()(target, key);
    ArrayMaxSize(max)(target, key);
    ValidateNested({ each: true })(target, key);
    registerNested(target, key, type);
  };
/** Returns the class of a nested field, declared by the class or by one that it extends. */
export function nestedType(type: Class, key: string, value?: unknown): Class | undefined {
  for (
    let prototype = type.prototype as object | null;
    prototype;
    prototype = Object.getPrototypeOf(prototype) as object | null
  ) {
    const found = nested.get(prototype)?.get(key);
    if (found) return found(value);
  }
  return undefined;
}
