import { effectOf, refusalOf, type PromoFacts } from './promo-rules.ts';

const price = { cents: 13_500, currency: 'CAD' as const };
const promo: PromoFacts = {
  id: 'p1',
  code: 'NEWYEAR10',
  kind: 'percent',
  value: 10,
  currency: null,
  minPriceCents: 0,
  isActive: true,
  isUsed: false,
  hasStarted: true,
  hasEnded: false,
  isUsedUp: false,
  isUsedByCompany: false,
  isForOtherBundles: false,
  isForOthers: false,
  budgetLeftCents: null,
};

describe('a promo code', () => {
  it.each([
    ['percent', 10, { discount: 1_350, bonusCredits: 0 }],
    ['percent', 100, { discount: 13_500, bonusCredits: 0 }],
    ['percent', 33, { discount: 4_455, bonusCredits: 0 }],
    ['amount', 2_000, { discount: 2_000, bonusCredits: 0 }],
    ['amount', 99_999, { discount: 13_500, bonusCredits: 0 }],
    ['credits', 15, { discount: 0, bonusCredits: 15 }],
  ] as const)('of %s %i makes an order %j', (kind, value, { discount, bonusCredits }) => {
    expect(effectOf({ kind, value }, price)).toEqual({ discount: { cents: discount, currency: 'CAD' }, bonusCredits });
  });
  it('rounds half a cent up', () => {
    expect(effectOf({ kind: 'percent', value: 50 }, { cents: 25, currency: 'CAD' }).discount.cents).toBe(13);
  });
  it('can be used', () => {
    expect(refusalOf(promo, price)).toBeUndefined();
    expect(
      refusalOf({ ...promo, currency: 'CAD', minPriceCents: 13_500, budgetLeftCents: 1_350 }, price),
    ).toBeUndefined();
  });
  it.each<[string, Partial<PromoFacts>]>([
    ['unknownCode', { isActive: false }],
    ['ended', { isActive: false, isUsed: true }],
    ['notStarted', { hasStarted: false }],
    ['ended', { hasEnded: true }],
    ['usedUp', { isUsedUp: true }],
    ['usedUp', { budgetLeftCents: 1_349 }],
    ['usedByCompany', { isUsedByCompany: true }],
    ['otherCurrency', { currency: 'USD' }],
    ['otherBundle', { isForOtherBundles: true }],
    ['newCustomersOnly', { isForOthers: true }],
    ['priceTooLow', { minPriceCents: 13_501 }],
  ])('is refused as %s: %j', (refusal, over) => {
    expect(refusalOf({ ...promo, ...over }, price)).toBe(refusal);
  });
  it('that does not exist is unknown', () => {
    expect(refusalOf(undefined, price)).toBe('unknownCode');
  });
});
