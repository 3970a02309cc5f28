import type { AnyResource } from '@porchlight/contracts';
import { formErrors } from '@porchlight/contracts/form';

export type Field = AnyResource['form'][number];
/** Value of a field: what is typed into the input at `path` of the form, and the field of the request body. */
export interface GeneratedValue {
  readonly path: string;
  readonly typed: string;
  readonly sent: unknown;
}

/** Returns a text without digits, as names of people have. */
const lettersOf = (text: string) => text.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
/**
 * Texts in the formats that fields have: words, code, slug, mail address, address, colour, telephone, path, number, name,
 * identifier.
 */
const textsOf = (stem: string, at: number): readonly string[] => [
  `Walk ${stem} ${at}`,
  `WALK-${stem.toUpperCase()}-${at}`,
  `walk-${stem}-${at}`,
  `walk-${stem}-${at}@example.com`,
  `https://example.com/${stem}/${at}`,
  `#7a1f5${at}`,
  `416 555 010${at}`,
  `/walk-${stem}-${at}`,
  String(at),
  `2026-11-2${at}`,
  lettersOf(`Walk ${stem} ${at}`),
  `Walk${stem.replaceAll('-', '')}${at}`,
];
/** Texts of fields whose format the server checks beyond the class of the resource. */
const checkedTexts: Readonly<Record<string, (stem: string, at: number) => string>> = {
  '/admin/redirects fromAddress': (stem, at) => `/walk-${stem}-${at}`,
  '/admin/redirects toAddress': () => '/about',
  '/admin/metro-areas slug': (stem) => `walk-${stem}-area`,
};
/** Numbers of fields that the server checks against other fields: a metro area lies in the first province, Alabama. */
const checkedNumbers: Readonly<Record<string, number>> = {
  '/admin/metro-areas north': 34,
  '/admin/metro-areas south': 33,
  '/admin/metro-areas west': -87,
  '/admin/metro-areas east': -86,
};
/** Returns the first value that the class of the resource accepts for a field. */
function accepted<T>({ input }: AnyResource, { name }: Field, values: readonly T[]): T | undefined {
  const isOfField = (path: string) => path.split('.')[0] === name;
  return values.find((value) => !Object.keys(formErrors(input, { [name]: value }, 'en-CA')).some(isOfField));
}

type Generator = (resource: AnyResource, field: Field, stem: string, at: number) => GeneratedValue | undefined;
const plain: Generator = (resource, field, stem, at) => {
  const checked = checkedTexts[`${resource.path} ${String(field.name)}`];
  const text = checked ? checked(stem, at) : accepted(resource, field, textsOf(stem, at));
  return text === undefined ? undefined : { path: field.name, typed: text, sent: text };
};
const translated: Generator = (resource, field, stem, at) => {
  const texts = textsOf(stem, at).map((text) => ({ 'en-CA': text }));
  const sent = accepted(resource, field, texts);
  return sent && { path: `${String(field.name)}.en-CA`, typed: sent['en-CA'], sent };
};
const number: Generator = ({ path }, { name }, _, at) => {
  const value = checkedNumbers[`${path} ${String(name)}`] ?? 10 + at;
  return { path: name, typed: String(value), sent: value };
};
const generators: Partial<Record<Field['control'], Generator>> = {
  text: plain,
  slug: plain,
  date: plain,
  'translated-text': translated,
  'translated-rich-text': translated,
  number,
  money: (_, { name }, __, at) => ({ path: name, typed: `${10 + at}.00`, sent: (10 + at) * 100 }),
  lines: (resource, field, stem, at) => {
    const sent = accepted(
      resource,
      field,
      textsOf(stem, at).map((text) => [text]),
    );
    return sent && { path: field.name, typed: sent[0] ?? '', sent };
  },
  time: (_, { name }, __, at) => ({ path: name, typed: `2027-01-1${at}T10:00`, sent: `2027-01-1${at}T10:00:00.000Z` }),
  select: (_, { name, values = [] }) => ({ path: name, typed: values.at(-1) ?? '', sent: values.at(-1) }),
};

/** Returns the value of a field in the form of the resource, different for each `at` from 1 to 9. */
export function valueOf(resource: AnyResource, field: Field, stem: string, at: number): GeneratedValue | undefined {
  return generators[field.control]?.(resource, field, stem, at);
}

const filledAlways: readonly Field['control'][] = ['select', 'number', 'money'];
/**
 * Returns the fields of a new record to fill in, those that decide on others first. Numbers and choices are
 * filled in although they are optional: another field may require them.
 */
export function fieldsOfNew({ form }: AnyResource): readonly Field[] {
  const filled = (form as readonly Field[]).filter(
    ({ control, optional, initial }) => initial === undefined && (!optional || filledAlways.includes(control)),
  );
  const isFirst = ({ control }: Field) => control === 'select';
  return [...filled.filter(isFirst), ...filled.filter((field) => !isFirst(field))];
}

interface NamedText {
  readonly key: string;
  readonly kind: string;
  readonly content: Readonly<Record<string, string>>;
}
type Fields = Readonly<Record<string, unknown>>;
/** A field that an edit changes: three values for it, and a function to the text that is stored of it. */
export interface FieldEdit {
  readonly name: string;
  /** Field of the request body that leaves the record as it is. */
  readonly original: unknown;
  readonly values: readonly [GeneratedValue, GeneratedValue, GeneratedValue];
  readonly read: (record: Fields) => string;
}
const ats = [4, 5, 6] as const;

/** Returns the edit of the first of several texts that visitors read as it is typed. */
function editOfTexts({ name }: Field, record: Fields, stem: string): FieldEdit | undefined {
  const textsIn = (fields: Fields) => fields[name] as readonly NamedText[];
  const index = textsIn(record).findIndex(({ kind }) => kind === 'text');
  const text = textsIn(record)[index];
  if (!text) return undefined;
  const [mine, theirs, merged] = ats.map((at): GeneratedValue => {
    const typed = `Walk ${stem} ${at}`;
    const sent = [{ key: text.key, content: { ...text.content, 'en-CA': typed } }];
    return { path: `${String(name)}.${index}.content.en-CA`, typed, sent };
  });
  const read = (fields: Fields) => textsIn(fields).find(({ key }) => key === text.key)?.content['en-CA'] ?? '';
  const original = [{ key: text.key, content: text.content }];
  return mine && theirs && merged && { name, original, values: [mine, theirs, merged], read };
}

const readers: Partial<Record<Field['control'], (value: unknown) => string>> = {
  'translated-text': (value) => (value as Readonly<Record<string, string>>)['en-CA'] ?? '',
  lines: (value) => (value as readonly string[]).join('\n'),
};
const editable: readonly Field['control'][] = ['text', 'slug', 'lines', 'number', 'translated-text', 'named-texts'];
/** Returns the edit of the first field of a record that holds text or a number; undefined without one. */
export function editOf(resource: AnyResource, record: Fields, stem: string): FieldEdit | undefined {
  const field = (resource.form as readonly Field[]).find(({ control }) => editable.includes(control));
  if (!field) return undefined;
  if (field.control === 'named-texts') return editOfTexts(field, record, stem);
  const [mine, theirs, merged] = ats.map((at) => valueOf(resource, field, stem, at));
  const read = readers[field.control] ?? String;
  return (
    mine &&
    theirs &&
    merged && {
      name: field.name,
      original: record[field.name],
      values: [mine, theirs, merged],
      read: (from) => read(from[field.name]),
    }
  );
}
