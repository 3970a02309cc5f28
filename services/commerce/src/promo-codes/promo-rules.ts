import { share, type Money } from '../money/money.ts';
import type { PromoCode } from './promo-code.entity.ts';

/** A promo code as an order of a company sees it. */
export interface PromoFacts extends Pick<PromoCode, 'kind' | 'value' | 'currency' | 'minPriceCents'> {
  readonly id: string;
  readonly code: string;
  readonly isActive: boolean;
  /** Orders have used the code. */
  readonly isUsed: boolean;
  readonly hasStarted: boolean;
  readonly hasEnded: boolean;
  readonly isUsedUp: boolean;
  readonly isUsedByCompany: boolean;
  /** The code is for other bundles. */
  readonly isForOtherBundles: boolean;
  /** The code is for new customers, and the company has bought before. */
  readonly isForOthers: boolean;
  /** Cents of the budget that are left; null without a budget. */
  readonly budgetLeftCents: number | null;
}
/** Why a code cannot be used. */
export type PromoRefusal =
  | 'unknownCode'
  | 'notStarted'
  | 'ended'
  | 'usedUp'
  | 'usedByCompany'
  | 'otherCurrency'
  | 'otherBundle'
  | 'newCustomersOnly'
  | 'priceTooLow';

/** What a code changes in an order. */
export interface PromoEffect {
  readonly discount: Money;
  readonly bonusCredits: number;
}

/** Returns why a code cannot be used for an order of this price, or undefined if it can. */
export function refusalOf(promo: PromoFacts | undefined, price: Money): PromoRefusal | undefined {
  if (!promo?.isActive) return promo?.isUsed ? 'ended' : 'unknownCode';
  const refusals: readonly (readonly [boolean, PromoRefusal])[] = [
    [!promo.hasStarted, 'notStarted'],
    [promo.hasEnded, 'ended'],
    [promo.isUsedByCompany, 'usedByCompany'],
    [promo.isUsedUp, 'usedUp'],
    [promo.currency !== null && promo.currency !== price.currency, 'otherCurrency'],
    [promo.isForOtherBundles, 'otherBundle'],
    [promo.isForOthers, 'newCustomersOnly'],
    [price.cents < promo.minPriceCents, 'priceTooLow'],
    [promo.budgetLeftCents !== null && promo.budgetLeftCents < effectOf(promo, price).discount.cents, 'usedUp'],
  ];
  return refusals.find(([isRefused]) => isRefused)?.[1];
}

/** Returns what a code changes in an order of this price; a discount is never more than the price. */
export function effectOf({ kind, value }: Pick<PromoFacts, 'kind' | 'value'>, price: Money): PromoEffect {
  const none = { cents: 0, currency: price.currency };
  if (kind === 'credits') return { discount: none, bonusCredits: value };
  const discount = kind === 'percent' ? share(price, value * 10_000) : { ...none, cents: Math.min(value, price.cents) };
  return { discount, bonusCredits: 0 };
}
