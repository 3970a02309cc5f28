import { aSnapshot } from '../testing/a-tax-document.ts';
import { creditNoteOf, type CreditedAmounts } from './credit-note-of.ts';

const taxOf = (name: string, ratePpm: number, cents: number) => ({ name, ratePpm, cents, registrationNumber: '1' });
const receipt = aSnapshot({
  subtotalCents: 12_150,
  taxes: [taxOf('GST', 50_000, 608), taxOf('QST', 99_750, 1_212)],
  totalCents: 13_970,
});
const nothing: CreditedAmounts = { totalCents: 0, taxCents: [] };
const note = (amountCents: number, credited = nothing) =>
  creditNoteOf(receipt, { receiptNumber: 'RC-2026-000123', amountCents, reason: 'Unused', credited });

describe('a credit note', () => {
  it('of the whole order states the amounts of its receipt', () => {
    const { subtotalCents, taxes, totalCents, corrects, discount, lines } = note(13_970);
    expect({ subtotalCents, taxes, totalCents }).toEqual({
      subtotalCents: 12_150,
      taxes: receipt.taxes,
      totalCents: 13_970,
    });
    expect([corrects, discount, lines]).toEqual([
      { receiptNumber: 'RC-2026-000123', reason: 'Unused' },
      null,
      [{ description: '150 credits', quantity: 1, cents: 12_150 }],
    ]);
  });
  it.each([[100], [333], [1_001], [6_985], [13_969]])(
    'of %i cents at a time adds up to the receipt, in each tax',
    (part) => {
      const sums = { subtotal: 0, taxes: [0, 0], total: 0 };
      while (sums.total < receipt.totalCents) {
        const left = receipt.totalCents - sums.total;
        // The last one takes what would be too small alone.
        const amount = left - part < 100 ? left : part;
        const { subtotalCents, taxes, totalCents } = note(amount, { totalCents: sums.total, taxCents: sums.taxes });
        expect(Math.min(subtotalCents, ...taxes.map(({ cents }) => cents))).toBeGreaterThanOrEqual(0);
        sums.subtotal += subtotalCents;
        sums.taxes = sums.taxes.map((cents, at) => cents + (taxes[at]?.cents ?? 0));
        sums.total += totalCents;
      }
      expect(sums).toEqual({ subtotal: 12_150, taxes: [608, 1_212], total: 13_970 });
    },
  );
});
