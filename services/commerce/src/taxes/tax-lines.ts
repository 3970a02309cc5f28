import { share, type Money } from '../money/money.ts';
import type { AppliedRate } from './tax-rates.ts';

/** Amount of one tax on an order, with what the receipt shows of it. */
export type TaxLine = Money & AppliedRate;

/**
 * Returns a line for each tax on an order, in the order of the rates. Each is computed on the subtotal and rounded
 * half-up to the cent once; the tax of the order is the sum of its lines.
 * @param subtotal price of the order after discounts, without tax
 */
export const taxLines = (subtotal: Money, rates: readonly AppliedRate[]): TaxLine[] =>
  rates.map((rate) => ({ ...rate, ...share(subtotal, rate.ratePpm) }));
