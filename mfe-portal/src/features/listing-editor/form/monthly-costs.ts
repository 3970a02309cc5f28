import { monthlyRent, type ListingInput } from '@porchlight/contracts/catalog';
import { readNumber } from '@porchlight/forms';
import type { ListingValues } from './listing-values.ts';

type CostValues = Pick<ListingValues, 'rent' | 'rentFrequency' | 'fees'>;

/** Returns a typed rent per month; undefined while it is no number. */
export function perMonth(rent: string, frequency: string): number | undefined {
  const amount = readNumber(rent);
  return Number.isNaN(amount) ? undefined : monthlyRent(amount, frequency as ListingInput['rentFrequency']);
}

/** Returns the rent per month, and its sum with the required monthly fees; undefined while the rent is no number. */
export function monthlyCosts({
  rent,
  rentFrequency,
  fees = [],
}: CostValues): { readonly rent: number; readonly total: number } | undefined {
  const monthly = perMonth(rent, rentFrequency);
  if (monthly === undefined) return undefined;
  const required = fees.filter(({ timing, requirement }) => timing === 'monthly' && requirement === 'mandatory');
  return { rent: monthly, total: required.reduce((sum, { amount }) => sum + amount, monthly) };
}
