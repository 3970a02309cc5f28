import { getMetadataStorage, validateSync, type ValidationError } from 'class-validator';
import { nestedType } from './nested.ts';
import { InputRefused, type Fault } from './problem.ts';
import type { Class } from './route.ts';
import { plainNumber, textParts } from './text.ts';

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

/** The fields that a class knows, from its decorators; the same list refuses unknown keys and reads text. */
export function fieldsOf(type: Class): ReadonlyMap<string, Field> {
  const known = fields.get(type);
  if (known) return known;
  const rules = new Map<string, { name?: string; each?: boolean; constraints?: unknown[] }[]>();
  for (const rule of getMetadataStorage().getTargetValidationMetadatas(type, '', false, false))
    rules.set(rule.propertyName, [...(rules.get(rule.propertyName) ?? []), rule]);
  const made = new Map([...rules].map(([key, list]) => [key, fieldOf(list)]));
  fields.set(type, made);
  return made;
}

function fromText(text: string, field: Field): unknown {
  if (field.kind === 'number') return plainNumber(text) ?? text;
  if (field.kind === 'boolean')
    return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : text;
  return text;
}

const faultsOf = (errors: readonly ValidationError[], path = ''): Fault[] =>
  errors.flatMap((error) => [
    ...Object.keys(error.constraints ?? {}).map((rule) => ({
      field: path + error.property,
      rule,
      values: boundsOf(error, rule),
    })),
    ...faultsOf(error.children ?? [], `${path}${error.property}.`),
  ]);
function boundsOf(error: ValidationError, rule: string): readonly unknown[] {
  if (!error.target) return [];
  const metadata = getMetadataStorage().getTargetValidationMetadatas(error.target.constructor, '', false, false);
  return (
    (metadata.find((one) => one.propertyName === error.property && one.name === rule)?.constraints as
      unknown[] | undefined) ?? []
  );
}

/** Reads a JSON value into a class. Unknown keys, wrong types and broken bounds throw `InputRefused`; nothing is converted. */
export function readBody<T extends object>(type: Class<T>, value: unknown): T {
  const faults: Fault[] = [];
  const read = build(type, value, '', faults) as T;
  faults.push(...faultsOf(validateSync(read, { forbidUnknownValues: false })));
  if (faults.length) throw new InputRefused(faults);
  return read;
}
function build(type: Class, value: unknown, path: string, faults: Fault[]): object {
  const made = Object.create(type.prototype as object) as Record<string, unknown>;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    faults.push({ field: path.slice(0, -1) || 'body', rule: 'isObject', values: [] });
    return made;
  }
  for (const [key, one] of Object.entries(value)) {
    if (fieldsOf(type).has(key)) made[key] = buildField(type, key, one, path + key, faults);
    else faults.push({ field: path + key, rule: 'unknown', values: [] });
  }
  return made;
}
function buildField(type: Class, key: string, value: unknown, path: string, faults: Fault[]): unknown {
  if (!nestedType(type, key)) return value;
  const one = (item: unknown, at: string) => build(nestedType(type, key, item) as Class, item, at, faults);
  if (Array.isArray(value)) return value.map((item, place) => one(item, `${path}.${place}.`));
  return value === undefined || value === null ? value : one(value, `${path}.`);
}

type Text = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Reads the text of a path or query strictly: unknown keys, keys given twice and unreadable values throw `InputRefused`. */
export function readText<T extends object>(type: Class<T>, raw: Text): T {
  const known = fieldsOf(type);
  const value: Record<string, unknown> = {};
  for (const [key, one] of Object.entries(raw)) {
    const field = known.get(key);
    if (!field || one === undefined) {
      value[key] = one;
      continue;
    }
    value[key] = field.list
      ? textParts(one).map((text) => fromText(text, field))
      : typeof one === 'string'
        ? fromText(one, field)
        : one;
  }
  return readBody(type, value);
}

/**
 * Reads the query of a public GET or of a page: unknown keys and values that cannot be read are dropped, numbers go to
 * their bound, texts are cut, a scalar given twice is dropped, and the class may mend the rest (`static mend`). Never throws.
 */
export function readLenient<T extends object>(type: Class<T> & { mend?(read: T): void }, raw: Text): T {
  const made = Object.create(type.prototype as object) as T & Record<string, unknown>;
  const scalars: Record<string, unknown> = {};
  for (const [key, field] of fieldsOf(type)) {
    const text = Object.hasOwn(raw, key) ? raw[key] : undefined;
    const value =
      text === undefined ? undefined : field.list ? readableList(type, key, field, text) : readableScalar(field, text);
    if (value !== undefined) Object.assign(field.list ? made : scalars, { [key]: value });
  }
  Object.assign(made, readable(type, scalars));
  type.mend?.(made);
  return made;
}
function readableScalar(field: Field, text: string | readonly string[]): unknown {
  return typeof text === 'string' ? dropEmpty(bounded(fromText(text.replaceAll('\0', ''), field), field)) : undefined;
}
const dropEmpty = (value: unknown) => (value === '' ? undefined : value);
function readableList(type: Class, key: string, field: Field, text: string | readonly string[]): unknown[] | undefined {
  const values = [...new Set(textParts(text))]
    .slice(0, field.maxItems)
    .map((one) => bounded(fromText(one, field), field));
  const readable = values.filter((value) => isReadable(type, key, value));
  return readable.length ? readable : undefined;
}
function bounded(value: unknown, { min, max, maxLength }: Field): unknown {
  if (typeof value === 'number') return Math.min(max ?? Infinity, Math.max(min ?? -Infinity, value));
  return typeof value === 'string' && maxLength !== undefined ? value.slice(0, maxLength) : value;
}

// Wishes repeat for ever, and asking the validator costs as much as the search itself: its verdicts are kept.
const mostVerdicts = 10_000,
  longestKept = 40;
const verdicts = new WeakMap<Class, Map<string, boolean>>();
const nameOf = (key: string, value: unknown) => `${key} ${typeof value} ${String(value)}`;
function keep(type: Class, name: string, verdict: boolean): boolean {
  const kept = verdicts.get(type) ?? new Map<string, boolean>();
  if (kept.size >= mostVerdicts) kept.clear();
  if (name.length <= longestKept) verdicts.set(type, kept.set(name, verdict));
  return verdict;
}
/** The keys of an instance whose values the class refuses. */
function refusedKeys(type: Class, values: object): ReadonlySet<string> {
  const one = Object.assign(Object.create(type.prototype as object) as object, values);
  return new Set(
    validateSync(one, { forbidUnknownValues: false, skipMissingProperties: true }).map(({ property }) => property),
  );
}
function isReadable(type: Class, key: string, value: unknown): boolean {
  const name = nameOf(key, value);
  return verdicts.get(type)?.get(name) ?? keep(type, name, !refusedKeys(type, { [key]: [value] }).has(key));
}
/** Those of single values that the class takes. */
function readable(type: Class, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(values);
  const asked = entries.filter(([key, value]) => verdicts.get(type)?.get(nameOf(key, value)) === undefined);
  const refused = asked.length > 0 ? refusedKeys(type, Object.fromEntries(asked)) : new Set<string>();
  const verdictOf = ([key, value]: [string, unknown]) =>
    verdicts.get(type)?.get(nameOf(key, value)) ?? keep(type, nameOf(key, value), !refused.has(key));
  return Object.fromEntries(entries.filter(verdictOf));
}
