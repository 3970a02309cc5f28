import { maxRenewalMonths, reasonLength, type RenewalBasis } from '@porchlight/contracts/commerce';

/** Terms of a renewal as they are typed. */
export interface TypedTerms {
  readonly months: string;
  readonly basis: RenewalBasis;
  readonly invoiceNumber: string;
  readonly note: string;
}
/** Terms of a renewal. */
export interface ReadTerms {
  readonly months: number;
  readonly basis: RenewalBasis;
  readonly invoiceNumber?: string;
  readonly note: string;
}

export const emptyTerms: TypedTerms = { months: '12', basis: 'invoice', invoiceNumber: '', note: '' };

/** Returns the fields of terms that are missing or cannot be read. */
export function faultsOf({ months, basis, invoiceNumber, note }: TypedTerms): ReadonlySet<keyof TypedTerms> {
  const isTerm = /^\d+$/.test(months.trim()) && Number(months) >= 1 && Number(months) <= maxRenewalMonths;
  return new Set<keyof TypedTerms>([
    ...(isTerm ? [] : (['months'] as const)),
    ...(basis === 'invoice' && invoiceNumber.trim() === '' ? (['invoiceNumber'] as const) : []),
    ...(note.trim().length < reasonLength.min ? (['note'] as const) : []),
  ]);
}

/** Returns terms without faults as they are sent. */
export const readTerms = ({ months, basis, invoiceNumber, note }: TypedTerms): ReadTerms => ({
  months: Number(months),
  basis,
  ...(basis === 'invoice' ? { invoiceNumber: invoiceNumber.trim() } : {}),
  note: note.trim(),
});
