import type { TaxDocumentSnapshot } from '@porchlight/contracts/commerce';
import { portion, subtract, sum } from '../money/money.ts';

/** What the credit notes of an order state so far, less those that were taken back, in cents. */
export interface CreditedAmounts {
  readonly totalCents: number;
  /** By tax, in the order of the receipt. */
  readonly taxCents: readonly number[];
}
/** What a credit note states besides the receipt that it corrects. */
export interface Credit {
  readonly receiptNumber: string;
  readonly amountCents: number;
  readonly reason: string;
  readonly credited: CreditedAmounts;
}

/**
 * Returns the credit note of a refund: its share of the receipt and of each tax. The taxes are computed on all that is
 * credited, so that the credit notes of an order add up to exactly its receipt.
 */
export function creditNoteOf(
  receipt: TaxDocumentSnapshot,
  { receiptNumber, amountCents, reason, credited }: Credit,
): TaxDocumentSnapshot {
  const { currency, lines } = receipt;
  const taxes = receipt.taxes.map((tax, at) => {
    const all = portion({ cents: tax.cents, currency }, credited.totalCents + amountCents, receipt.totalCents);
    return { ...tax, cents: Math.max(0, all.cents - (credited.taxCents[at] ?? 0)) };
  });
  const total = { cents: amountCents, currency };
  const tax = sum({ cents: 0, currency }, ...taxes.map(({ cents }) => ({ cents, currency })));
  const { cents } = subtract(total, tax);
  return {
    ...receipt,
    corrects: { receiptNumber, reason },
    lines: [{ description: lines.map(({ description }) => description).join(', '), quantity: 1, cents }],
    discount: null,
    subtotalCents: cents,
    taxes,
    totalCents: amountCents,
  };
}
