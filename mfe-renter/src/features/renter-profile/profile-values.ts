import type { RenterProfile } from '@porchlight/contracts/accounts';

/** Fields of the form: no mail sends news yet, so `wantsNews` has none. */
export type ProfileField = Exclude<keyof RenterProfile, 'wantsNews'>;
/** Form values as text: lists are comma-separated, booleans are `yes` or `no`, unset values are empty. */
export type ProfileValues = Readonly<Record<ProfileField, string>>;
type FieldsOf<Kind> = {
  [Key in ProfileField]: Exclude<RenterProfile[Key], null | undefined> extends Kind ? Key : never;
}[ProfileField];
/** Fields with multiple values. */
export type ListField = FieldsOf<readonly unknown[]>;

const numberFields = [
  'budgetMin',
  'budgetMax',
  'flexibilityDays',
  'leaseMonths',
  'adults',
  'children',
] as const satisfies readonly FieldsOf<number>[];
const textFields = [
  'moveInDate',
  'arrivalDate',
  'currentCountry',
  'smoking',
  'about',
] as const satisfies readonly FieldsOf<string>[];
const listFields = [
  'beds',
  'pets',
  'preferredAreas',
  'languages',
  'documentsReady',
  'shareByDefault',
] as const satisfies readonly ListField[];

const booleanText = (flag: boolean | null | undefined) => (flag === true ? 'yes' : flag === false ? 'no' : '');
const fieldText = (value: RenterProfile[ProfileField]) =>
  Array.isArray(value) ? value.join(',') : typeof value === 'boolean' ? booleanText(value) : String(value ?? '');
/** Parses a comma-separated list. */
export const parseList = (text: string): readonly string[] => text.split(',').filter(Boolean);
/** Converts a saved profile to form values. */
export const toFormValues = (profile: RenterProfile): Partial<ProfileValues> =>
  Object.fromEntries(
    (Object.entries(profile) as [ProfileField, RenterProfile[ProfileField]][]).map(([field, value]) => [
      field,
      fieldText(value),
    ]),
  );

const parseNumber = (text: string) => (text.trim() === '' ? null : Number(text));
const parseText = (text: string) => text.trim() || null;
const beds = (text: string) => parseList(text).map(Number);
const entriesOf = <Key extends ProfileField>(fields: readonly Key[], valueOf: (field: Key) => unknown) =>
  fields.map((field) => [field, valueOf(field)]);

/** Converts form values to the request body. */
export const toProfile = (values: ProfileValues): RenterProfile =>
  Object.fromEntries([
    ...entriesOf(numberFields, (field) => parseNumber(values[field])),
    ...entriesOf(textFields, (field) => parseText(values[field])),
    ...entriesOf(listFields, (field) => (field === 'beds' ? beds(values.beds) : parseList(values[field]))),
    ['hasGuarantor', values.hasGuarantor === '' ? null : values.hasGuarantor === 'yes'],
  ]) as RenterProfile;

/**
 * Returns the fields that differ from the saved profile. Unchanged fields are omitted, so saving does not overwrite
 * changes made in another window.
 */
export const changedFields = (profile: RenterProfile, saved: RenterProfile): RenterProfile =>
  Object.fromEntries(
    Object.entries(profile).filter(
      ([field, value]) =>
        Number.isNaN(value) || JSON.stringify(value) !== JSON.stringify(saved[field as ProfileField] ?? null),
    ),
  );
