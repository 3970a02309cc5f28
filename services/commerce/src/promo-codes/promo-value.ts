import type { PromoKind, PromoValue } from '@porchlight/contracts/commerce';
import type { PromoCode } from './promo-code.entity.ts';

/** Field with the value of a code of each kind. */
export const valueFields = {
  percent: 'percentOff',
  amount: 'amountOffCents',
  credits: 'bonusCredits',
} as const satisfies Record<PromoKind, keyof PromoValue>;

/** Returns kind and value of a code as they are stored; undefined while the field of its kind is empty. */
export function storedValueOf(promo: PromoValue): Pick<PromoCode, 'kind' | 'value'> | undefined {
  const value = promo[valueFields[promo.kind]];
  return value ? { kind: promo.kind, value } : undefined;
}
