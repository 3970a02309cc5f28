import type { RenterProfile } from '@porchlight/contracts/accounts';

export type ProfileField = keyof RenterProfile;
/** The fields as texts: a list with commas, yes or no as a word, what was not said as nothing. */
export type ProfileValues = Readonly<Record<ProfileField, string>>;
type Of<Kind> = {
  [Key in ProfileField]: Exclude<RenterProfile[Key], null | undefined> extends Kind ? Key : never;
}[ProfileField];
/** The fields of which many may be chosen. */
export type ListField = Of<readonly unknown[]>;

const numbers = [
  'budgetMin',
  'budgetMax',
  'flexibilityDays',
  'leaseMonths',
  'adults',
  'children',
] as const satisfies readonly Of<number>[];
const texts = [
  'moveInDate',
  'arrivalDate',
  'currentCountry',
  'smoking',
  'about',
] as const satisfies readonly Of<string>[];
const lists = [
  'beds',
  'pets',
  'preferredAreas',
  'languages',
  'documentsReady',
  'shareByDefault',
] as const satisfies readonly ListField[];

const wordOf = (flag: boolean | null | undefined) => (flag === true ? 'yes' : flag === false ? 'no' : '');
const textOf = (value: RenterProfile[ProfileField]) =>
  Array.isArray(value) ? value.join(',') : typeof value === 'boolean' ? wordOf(value) : String(value ?? '');
/** The words of a list that stands in a field. */
export const listIn = (text: string): readonly string[] => text.split(',').filter(Boolean);
/** What is kept, as it stands in the fields. */
export const valuesOf = (profile: RenterProfile): Partial<ProfileValues> =>
  Object.fromEntries(
    (Object.entries(profile) as [ProfileField, RenterProfile[ProfileField]][]).map(([field, value]) => [
      field,
      textOf(value),
    ]),
  );

const numberIn = (text: string) => (text.trim() === '' ? null : Number(text));
const textIn = (text: string) => text.trim() || null;
const beds = (text: string) => listIn(text).map(Number);
const each = <Key extends ProfileField>(fields: readonly Key[], valueOf: (field: Key) => unknown) =>
  fields.map((field) => [field, valueOf(field)]);

/** What stands in the fields, as the call takes it. */
export const profileIn = (values: ProfileValues): RenterProfile =>
  Object.fromEntries([
    ...each(numbers, (field) => numberIn(values[field])),
    ...each(texts, (field) => textIn(values[field])),
    ...each(lists, (field) => (field === 'beds' ? beds(values.beds) : listIn(values[field]))),
    ['hasGuarantor', values.hasGuarantor === '' ? null : values.hasGuarantor === 'yes'],
    ['wantsNews', values.wantsNews === 'yes'],
  ]) as RenterProfile;

/** The fields that are not as they are kept: what was left alone is not sent, so it cannot take back what another window saved. */
export const changeOf = (profile: RenterProfile, kept: RenterProfile): RenterProfile =>
  Object.fromEntries(
    Object.entries(profile).filter(
      ([field, value]) =>
        Number.isNaN(value) || JSON.stringify(value) !== JSON.stringify(kept[field as ProfileField] ?? null),
    ),
  );
