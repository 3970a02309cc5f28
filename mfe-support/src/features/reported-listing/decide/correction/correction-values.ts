import {
  correctedFieldNames,
  type CorrectedField,
  type OwnListing,
  type ReportCorrectionBody,
} from '@porchlight/contracts/catalog';
import { readNumber } from '@porchlight/forms';

/** Values of the form: numbers as text, terms of a list separated by commas. */
export type CorrectionValues = Readonly<Record<CorrectedField, string>>;
type Corrections = Omit<Partial<ReportCorrectionBody>, 'version' | 'confirmed' | 'reason'>;

const optionalNumber = (text: string) => (text.trim() === '' ? null : readNumber(text));
const list = (text: string) => (text === '' ? [] : text.split(','));
const readers: Readonly<Record<CorrectedField, (text: string) => unknown>> = {
  rent: readNumber,
  rentMax: optionalNumber,
  deposit: optionalNumber,
  beds: readNumber,
  bathsFull: readNumber,
  bathsHalf: readNumber,
  sqft: optionalNumber,
  availableDate: (text) => text,
  furnished: (text) => text || undefined,
  petPolicies: list,
  utilities: list,
};
const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.toSorted().join(',') : String((value as string | number | null | undefined) ?? '');

/** Returns the values of the form for a stored listing. */
export const correctionValues = (listing: OwnListing): CorrectionValues =>
  Object.fromEntries(correctedFieldNames.map((name) => [name, textOf(listing[name])])) as CorrectionValues;

/** Returns the values that a reader typed over those of a stored listing. */
export function changedValues(values: CorrectionValues, stored: CorrectionValues): Partial<CorrectionValues> {
  const changed = correctedFieldNames.filter((name) => textOf(readers[name](values[name])) !== stored[name]);
  return Object.fromEntries(changed.map((name) => [name, values[name]]));
}

/** Returns the changed fields as the API takes them. */
export const correctionsOf = (values: CorrectionValues, stored: CorrectionValues): Corrections =>
  Object.fromEntries(
    Object.entries(changedValues(values, stored)).map(([name, text]) => [name, readers[name as CorrectedField](text)]),
  );

/** Returns the terms of a list with one of them taken out or added, in a fixed order. */
export const toggled = (text: string, term: string): string => {
  const terms = list(text);
  return (terms.includes(term) ? terms.filter((one) => one !== term) : [...terms, term]).toSorted().join(',');
};
