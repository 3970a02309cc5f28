import { ArrayMaxSize, IsArray, ValidateNested } from 'class-validator';
import type { Class } from './route.ts';

/** Which class a nested value is read into; asked without a value it names the usual one. */
export type ClassFor = (value?: unknown) => Class;

const nested = new WeakMap<object, Map<string, ClassFor>>();
const remember = (target: object, key: string, type: ClassFor) => {
  const known = nested.get(target) ?? new Map<string, ClassFor>();
  nested.set(target, known.set(key, type));
};

/** A field that holds one object of a class. */
export const Nested =
  (type: ClassFor) =>
  (target: object, key: string): void => {
    ValidateNested()(target, key);
    remember(target, key, type);
  };
/** A field that holds a list of objects of a class, `most` at the most. */
export const ListOf =
  (type: ClassFor, most = 500) =>
  (target: object, key: string): void => {
    IsArray()(target, key);
    ArrayMaxSize(most)(target, key);
    ValidateNested({ each: true })(target, key);
    remember(target, key, type);
  };
/** The class of a nested field, of this class or one that it extends. */
export function nestedType(type: Class, key: string, value?: unknown): Class | undefined {
  for (let at = type.prototype as object | null; at; at = Object.getPrototypeOf(at) as object | null) {
    const found = nested.get(at)?.get(key);
    if (found) return found(value);
  }
  return undefined;
}
