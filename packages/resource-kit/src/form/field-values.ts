import type { AnyResource } from '@porchlight/contracts';
import { isTranslated, type AnyRecord, type Text } from '../resource-screens.ts';

type Field = AnyResource['form'][number];
/** Value of a field while it is edited: inputs hold text, translated fields text by language. */
export type FieldValue = string | boolean | Readonly<Record<string, string>>;
export type FormValues = Readonly<Record<string, FieldValue>>;

/** Languages that translated fields are written in; en-US falls back to en-CA. */
export const formLanguages = ['en-CA', 'fr-CA'] as const;
const isTranslatedField = ({ control }: Field) => control.startsWith('translated');

function toValue(field: Field, stored: unknown): FieldValue {
  if (isTranslatedField(field)) {
    const text: Text = isTranslated(stored) ? stored : {};
    return {
      ...withoutEmpty(text),
      ...Object.fromEntries(formLanguages.map((language) => [language, text[language] ?? ''])),
    };
  }
  if (field.control === 'switch') return stored === true;
  if (stored !== undefined && stored !== null) return String(stored as string | number);
  if (field.control === 'number') return '0';
  return field.control === 'select' ? (field.values?.[0] ?? '') : '';
}
const withoutEmpty = (text: Text): Record<string, string> =>
  Object.fromEntries(Object.entries(text).flatMap(([language, one]) => (one ? [[language, one]] : [])));

/** Returns the values of a form for a record, or for a new one. */
export const valuesOf = ({ form }: AnyResource, record?: AnyRecord): FormValues =>
  Object.fromEntries(form.map((field) => [field.name, toValue(field, record?.[field.name])]));

function toBodyValue(field: Field, value: FieldValue | undefined): unknown {
  if (typeof value === 'object') return withoutEmpty(value);
  if (field.control !== 'number' || typeof value !== 'string') return value;
  return value.trim() === '' ? undefined : Number(value);
}

/** Returns the request body of a form. A language without text is left out. */
export const bodyOf = ({ form }: AnyResource, values: FormValues): Record<string, unknown> =>
  Object.fromEntries(form.map((field) => [field.name, toBodyValue(field, values[field.name])]));

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
/** Returns the names of the fields that differ between two sets of values. */
export const differentFields = ({ form }: AnyResource, one: FormValues, other: FormValues): readonly string[] =>
  (form as readonly Field[]).map(({ name }) => String(name)).filter((name) => !isSame(one[name], other[name]));
