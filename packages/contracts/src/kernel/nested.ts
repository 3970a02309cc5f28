import { ArrayMaxSize, IsArray, ValidateNested } from 'class-validator';
import type { Class } from './route.ts';

const nested = new WeakMap<object, Map<string, () => Class>>();
const remember = (target: object, key: string, type: () => Class) => {
  const known = nested.get(target) ?? new Map<string, () => Class>();
  nested.set(target, known.set(key, type));
};

/** A field that holds one object of a class. */
export const Nested = (type: () => Class) => (target: object, key: string): void => {
  ValidateNested()(target, key); remember(target, key, type);
};
/** A field that holds a list of objects of a class, `most` at the most. */
export const ListOf = (type: () => Class, most = 500) => (target: object, key: string): void => {
  IsArray()(target, key); ArrayMaxSize(most)(target, key); ValidateNested({ each: true })(target, key); remember(target, key, type);
};
/** The class of a nested field, of this class or one that it extends. */
export function nestedType(type: Class, key: string): Class | undefined {
  for (let at = type.prototype as object | null; at; at = Object.getPrototypeOf(at) as object | null) {
    const found = nested.get(at)?.get(key);
    if (found) return found();
  }
  return undefined;
}
