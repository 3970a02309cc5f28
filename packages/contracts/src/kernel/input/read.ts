import { getMetadataStorage, validateSync, type ValidationError } from 'class-validator';
import { nestedType } from './nested.ts';
import { isNullable } from './nullable.ts';
import { InvalidInputError, type Fault } from '../routes/problem.ts';
import type { Class } from '../routes/route.ts';
import { truncate, unstorableParts } from './storable.ts';
import { uncountedLength } from './text-length.ts';
import { parsePlainNumber, splitValues } from './text.ts';

interface Field {
  readonly list: boolean;
  readonly kind: 'text' | 'number' | 'boolean';
  readonly min?: number;
  readonly max?: number;
  readonly maxLength?: number;
  readonly maxItems: number;
}
const fields = new WeakMap<Class, ReadonlyMap<string, Field>>();

const constraint = (rules: { name?: string; constraints?: unknown[] }[], name: string) =>
  rules.find((rule) => rule.name === name)?.constraints?.[0] as number | undefined;

function fieldOf(rules: { name?: string; each?: boolean; constraints?: unknown[] }[]): Field {
  const has = (...names: string[]) => rules.some((rule) => names.includes(rule.name ?? ''));
  const bound = {
    min: constraint(rules, 'min'),
    max: constraint(rules, 'max'),
    maxLength: constraint(rules, 'maxLength'),
  };
  const numeric =
    has('isInt', 'isNumber', 'min', 'max') ||
    rules.some(
      (rule) => rule.name === 'isIn' && (rule.constraints?.[0] as unknown[])?.every((v) => typeof v === 'number'),
    );
  return {
    list: rules.some((rule) => rule.each === true) || has('isArray'),
    kind: has('isBoolean') ? 'boolean' : numeric ? 'number' : 'text',
    maxItems: constraint(rules, 'arrayMaxSize') ?? 60,
    ...Object.fromEntries(Object.entries(bound).filter(([, value]) => value !== undefined)),
  };
}

/** Returns the fields of a class, derived from its decorators. Used to reject unknown keys and to parse text. */
export function fieldsOf(type: Class): ReadonlyMap<string, Field> {
  const known = fields.get(type);
  if (known) return known;
  const rules = new Map<string, { name?: string; each?: boolean; constraints?: unknown[] }[]>();
  for (const rule of getMetadataStorage().getTargetValidationMetadatas(type, '', false, false))
    rules.set(rule.propertyName, [...(rules.get(rule.propertyName) ?? []), rule]);
  const result = new Map([...rules].map(([key, list]) => [key, fieldOf(list)]));
  fields.set(type, result);
  return result;
}

function parseValue(text: string, field: Field): unknown {
  if (field.kind === 'number') return parsePlainNumber(text) ?? text;
  if (field.kind === 'boolean')
    return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : text;
  return text;
}

const faultsOf = (errors: readonly ValidationError[], path = ''): Fault[] =>
  errors.flatMap((error) => [
    ...Object.keys(error.constraints ?? {}).map((rule) => ({
      field: path + error.property,
      rule,
      values: constraintsOf(error, rule),
    })),
    ...faultsOf(error.children ?? [], `${path}${error.property}.`),
  ]);
function constraintsOf(error: ValidationError, rule: string): readonly unknown[] {
  if (!error.target) return [];
  const metadata = getMetadataStorage().getTargetValidationMetadatas(error.target.constructor, '', false, false);
  return (
    (metadata.find((one) => one.propertyName === error.property && one.name === rule)?.constraints as
      unknown[] | undefined) ?? []
  );
}

/**
 * Parses a JSON value from outside into a class. Unknown keys, wrong types, violated bounds, null in a field that is
 * not nullable, and text that cannot be stored throw `InvalidInputError`; nothing is converted.
 */
export function readBody<T extends object>(type: Class<T>, value: unknown): T {
  const unstorable = unstorableParts(value);
  if (unstorable.length) throw new InvalidInputError(unstorable);
  return readAs(type, value, isNullable);
}

/** Parses a JSON value of our own services, such as a response or an event: null is accepted in any optional field. */
export const readInternal = <T extends object>(type: Class<T>, value: unknown): T => readAs(type, value, () => true);

type AcceptsNull = (type: Class, key: string) => boolean;
interface Reading {
  readonly faults: Fault[];
  readonly acceptsNull: AcceptsNull;
}

function readAs<T extends object>(type: Class<T>, value: unknown, acceptsNull: AcceptsNull): T {
  const faults: Fault[] = [];
  const read = build(type, value, '', { faults, acceptsNull }) as T;
  faults.push(...faultsOf(validateSync(read, { forbidUnknownValues: false })));
  if (faults.length) throw new InvalidInputError(faults);
  return read;
}
function build(type: Class, value: unknown, path: string, reading: Reading): object {
  const { faults, acceptsNull } = reading;
  const result = Object.create(type.prototype as object) as Record<string, unknown>;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    faults.push({ field: path.slice(0, -1) || 'body', rule: 'isObject', values: [] });
    return result;
  }
  for (const [key, one] of Object.entries(value)) {
    if (fieldsOf(type).has(key)) {
      if (one === null && !acceptsNull(type, key)) faults.push({ field: path + key, rule: 'isDefined', values: [] });
      faults.push(...uncountedLength(type, key, one).map((fault) => ({ field: path + key, ...fault })));
      result[key] = buildField(type, key, { value: one, path: path + key }, reading);
    }
    // @mutation unknown-key
    else faults.push({ field: path + key, rule: 'unknown', values: [] });
  }
  return result;
}
function buildField(
  type: Class,
  key: string,
  { value, path }: { readonly value: unknown; readonly path: string },
  reading: Reading,
): unknown {
  if (!nestedType(type, key)) return value;
  const one = (item: unknown, at: string) => build(nestedType(type, key, item) as Class, item, at, reading);
  if (Array.isArray(value)) return value.map((item, location) => one(item, `${path}.${location}.`));
  return value === undefined || value === null ? value : one(value, `${path}.`);
}

type Text = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Parses path parameters or a query strictly: unknown keys, repeated keys and unreadable values throw
 * `InvalidInputError`.
 */
export function readStrict<T extends object>(type: Class<T>, raw: Text): T {
  const known = fieldsOf(type);
  const value: Record<string, unknown> = {};
  for (const [key, one] of Object.entries(raw)) {
    const field = known.get(key);
    if (!field || one === undefined) {
      value[key] = one;
      continue;
    }
    value[key] = field.list
      ? splitValues(one).map((text) => parseValue(text, field))
      : typeof one === 'string'
        ? parseValue(one, field)
        : one;
  }
  return readBody(type, value);
}

/**
 * Parses the query of a public GET or of a page leniently: drops unknown keys, unreadable values and repeated scalars,
 * clamps numbers and truncates texts. Never throws.
 * A class can normalize the result with `static normalize`.
 */
export function readLenient<T extends object>(type: Class<T> & { normalize?(read: T): void }, raw: Text): T {
  const result = Object.create(type.prototype as object) as T & Record<string, unknown>;
  const scalars: Record<string, unknown> = {};
  for (const [key, field] of fieldsOf(type)) {
    const text = Object.hasOwn(raw, key) ? raw[key] : undefined;
    const value =
      text === undefined ? undefined : field.list ? readList(type, key, field, text) : readScalar(field, text);
    if (value !== undefined) Object.assign(field.list ? result : scalars, { [key]: value });
  }
  Object.assign(result, accepted(type, scalars));
  type.normalize?.(result);
  return result;
}
function readScalar(field: Field, text: string | readonly string[]): unknown {
  return typeof text === 'string' ? dropEmpty(clamp(parseValue(text.replaceAll('\0', ''), field), field)) : undefined;
}
const dropEmpty = (value: unknown) => (value === '' ? undefined : value);
function readList(type: Class, key: string, field: Field, text: string | readonly string[]): unknown[] | undefined {
  const values = [...new Set(splitValues(text))]
    .slice(0, field.maxItems)
    .map((one) => clamp(parseValue(one, field), field));
  const accepted = values.filter((value) => isAccepted(type, key, value));
  return accepted.length ? accepted : undefined;
}
function clamp(value: unknown, { min, max, maxLength }: Field): unknown {
  if (typeof value === 'number') return Math.min(max ?? Infinity, Math.max(min ?? -Infinity, value));
  return typeof value === 'string' && maxLength !== undefined ? truncate(value, maxLength) : value;
}

// Filter values repeat, and validating one costs as much as the search itself: verdicts are cached.
const maxVerdicts = 10_000;
const maxCachedKeyLength = 40;
const verdicts = new WeakMap<Class, Map<string, boolean>>();
const verdictKey = (key: string, value: unknown) => `${key} ${typeof value} ${String(value)}`;
function cacheVerdict(type: Class, name: string, verdict: boolean): boolean {
  const cache = verdicts.get(type) ?? new Map<string, boolean>();
  if (cache.size >= maxVerdicts) cache.clear();
  if (name.length <= maxCachedKeyLength) verdicts.set(type, cache.set(name, verdict));
  return verdict;
}
/** Returns the keys of an instance whose values the class rejects. */
function rejectedKeys(type: Class, values: object): ReadonlySet<string> {
  const one = Object.assign(Object.create(type.prototype as object) as object, values);
  return new Set(
    validateSync(one, { forbidUnknownValues: false, skipMissingProperties: true }).map(({ property }) => property),
  );
}
function isAccepted(type: Class, key: string, value: unknown): boolean {
  const name = verdictKey(key, value);
  return verdicts.get(type)?.get(name) ?? cacheVerdict(type, name, !rejectedKeys(type, { [key]: [value] }).has(key));
}
/** Returns those of single values that the class accepts. */
function accepted(type: Class, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(values);
  const unchecked = entries.filter(([key, value]) => verdicts.get(type)?.get(verdictKey(key, value)) === undefined);
  const rejected = unchecked.length > 0 ? rejectedKeys(type, Object.fromEntries(unchecked)) : new Set<string>();
  const verdictOf = ([key, value]: [string, unknown]) =>
    verdicts.get(type)?.get(verdictKey(key, value)) ?? cacheVerdict(type, verdictKey(key, value), !rejected.has(key));
  return Object.fromEntries(entries.filter(verdictOf));
}
