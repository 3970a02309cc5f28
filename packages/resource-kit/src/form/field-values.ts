import type { AnyResource, NamedTextKind } from '@porchlight/contracts';
import { isTranslated, type AnyRecord, type Text } from '../resource-screens.ts';
import { fromLocalTime, toLocalTime } from './local-time.ts';

type Field = AnyResource['form'][number];
/**
 * Value of a field while it is edited: inputs hold text, lists of texts one a line, translated fields text by language,
 * columns the name in a file by field, references and choices the chosen ones as keys.
 */
export type FieldValue = string | boolean | Readonly<Record<string, string>> | readonly NamedText[];
/** One of several texts of a field, with its text by language. */
export interface NamedText {
  readonly key: string;
  readonly kind: NamedTextKind;
  readonly content: Readonly<Record<string, string>>;
}
/** Name that a file has for a field. */
export interface ColumnName {
  readonly field: string;
  readonly source: string;
}
export type FormValues = Readonly<Record<string, FieldValue>>;

/** Languages that translated fields are written in; en-US falls back to en-CA. */
export const formLanguages = ['en-CA', 'fr-CA'] as const;
/** Whether the texts of a kind differ by language. */
export const isTranslatedKind = (kind: NamedTextKind) => kind === 'text' || kind === 'rich-text';
// Chosen values are the keys of their object.
const isChoice = ({ control }: Field) => control === 'references' || control === 'choices';
const isTranslatedField = ({ control }: Field) => control.startsWith('translated');

const toValueOf: Partial<Record<Field['control'], (stored: unknown, field: Field) => FieldValue>> = {
  'named-texts': namedTextsOf,
  columns: sourcesOf,
  lines: (stored) => ((stored ?? []) as readonly string[]).join('\n'),
  switch: (stored) => stored === true,
};
function toValue(field: Field, stored: unknown): FieldValue {
  if (isTranslatedField(field)) return textsOf(stored);
  if (isChoice(field)) return Object.fromEntries(((stored ?? []) as readonly string[]).map((id) => [id, id]));
  const read = toValueOf[field.control];
  if (read) return read(stored, field);
  return stored === undefined || stored === null ? emptyText(field) : inputText(field, stored as string | number);
}
/** Returns the name in the file of each field; empty for a field that has none. */
function sourcesOf(stored: unknown, { values = [] }: Field): Record<string, string> {
  const columns = (stored ?? []) as readonly ColumnName[];
  return Object.fromEntries(values.map((value) => [value, columns.find(({ field }) => field === value)?.source ?? '']));
}
function namedTextsOf(stored: unknown): readonly NamedText[] {
  return ((stored ?? []) as readonly NamedText[]).map(({ key, kind, content }) => ({
    key,
    kind,
    content: isTranslatedKind(kind) ? textsOf(content) : content,
  }));
}
/** Returns a text by language, empty in a language of the form that it lacks. */
function textsOf(stored: unknown): Record<string, string> {
  const text: Text = isTranslated(stored) ? stored : {};
  return {
    ...withoutEmpty(text),
    ...Object.fromEntries(formLanguages.map((language) => [language, text[language] ?? ''])),
  };
}
function inputText({ control }: Field, stored: string | number): string {
  if (control === 'money') return (Number(stored) / 100).toFixed(2);
  return control === 'time' ? toLocalTime(String(stored)) : String(stored);
}
function emptyText({ control, values, optional }: Field): string {
  if (optional) return '';
  if (control === 'number') return '0';
  return control === 'select' ? (values?.[0] ?? '') : '';
}
const withoutEmpty = (text: Text): Record<string, string> =>
  Object.fromEntries(Object.entries(text).flatMap(([language, one]) => (one ? [[language, one]] : [])));

/** Returns the values of a form for a record, or for a new one. */
export const valuesOf = ({ form }: AnyResource, record?: AnyRecord): FormValues =>
  Object.fromEntries(form.map((field) => [field.name, toValue(field, record ? record[field.name] : field.initial)]));

const readers: Partial<Record<Field['control'], (text: string) => unknown>> = {
  number: Number,
  // Not a number is refused by the contract's class.
  money: (text) => (/^\d+([.,]\d{1,2})?$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 100) : Number.NaN),
  time: fromLocalTime,
};
/** Returns the lines of a text that are not empty. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
function chosenOrText(field: Field, given: Readonly<Record<string, string>>): unknown {
  const keys = Object.keys(given);
  if (isChoice(field)) return keys;
  return field.optional && keys.length === 0 ? null : given;
}
function toBodyValue(field: Field, value: FieldValue | undefined): unknown {
  const { control, optional } = field;
  if (control === 'named-texts')
    return (value as readonly NamedText[]).map(({ key, content }) => ({ key, content: withoutEmpty(content) }));
  if (control === 'columns')
    return Object.entries(withoutEmpty(value as Text)).map(([name, source]): ColumnName => ({ field: name, source }));
  if (typeof value === 'object') return chosenOrText(field, withoutEmpty(value as Text));
  if (typeof value !== 'string') return value;
  if (control === 'lines') return linesOf(value);
  if (optional && value.trim() === '') return null;
  const read = readers[control];
  if (!read) return value;
  return value.trim() === '' ? undefined : read(value.trim());
}

/** Returns the request body of a form. A language without text is left out. */
export const bodyOf = ({ form }: AnyResource, values: FormValues): Record<string, unknown> =>
  Object.fromEntries(form.map((field) => [field.name, toBodyValue(field, values[field.name])]));

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
/** Returns the names of the fields that differ between two sets of values. */
export const differentFields = ({ form }: AnyResource, one: FormValues, other: FormValues): readonly string[] =>
  (form as readonly Field[]).map(({ name }) => String(name)).filter((name) => !isSame(one[name], other[name]));

/** Returns the texts of two values of a field that differ, of each side. */
export function differentTexts(one: FieldValue | undefined, other: FieldValue | undefined) {
  const without = (texts: readonly NamedText[], others: readonly NamedText[]) =>
    texts.filter(({ key, content }) => !isSame(content, others.find((text) => text.key === key)?.content));
  const [mine, theirs] = [one as readonly NamedText[], other as readonly NamedText[]];
  return { mine: without(mine, theirs), theirs: without(theirs, mine) };
}
