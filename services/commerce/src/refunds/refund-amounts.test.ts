import { countedCredits, reversalOf, type Refundable } from './refund-amounts.ts';

const anOrder = (over: Partial<Refundable> = {}): Refundable => ({
  totalCents: 15_255,
  credits: 150,
  returnedCents: 0,
  returnedCredits: 0,
  balance: 150,
  ...over,
});

describe('the credits of a refund', () => {
  it('are its share of the order, rounded down', () => {
    expect(reversalOf(anOrder(), 15_255)).toEqual({ creditsReversed: 150, creditsSpent: 0 });
    expect(reversalOf(anOrder(), 101)).toEqual({ creditsReversed: 0, creditsSpent: 0 });
    expect(reversalOf(anOrder(), 102)).toEqual({ creditsReversed: 1, creditsSpent: 0 });
  });
  it('are at most those in the wallet; the others are spent', () => {
    expect(reversalOf(anOrder({ balance: 40 }), 15_255)).toEqual({ creditsReversed: 40, creditsSpent: 110 });
  });
  it.each([[1], [2], [99], [1_000]])('of parts of %i cents add up to those of the order', (part) => {
    let order = anOrder({ totalCents: 9_999 });
    while (order.returnedCents < order.totalCents) {
      const amount = Math.min(part, order.totalCents - order.returnedCents);
      const { creditsReversed } = reversalOf(order, amount);
      order = {
        ...order,
        returnedCents: order.returnedCents + amount,
        returnedCredits: order.returnedCredits + creditsReversed,
      };
    }
    expect(order.returnedCredits).toBe(150);
  });
  it('are never negative after an earlier refund was returned by the bank', () => {
    expect(reversalOf(anOrder({ returnedCents: 100, returnedCredits: 2 }), 1)).toEqual({
      creditsReversed: 0,
      creditsSpent: 0,
    });
  });
});

describe('the credits for which a refund counts', () => {
  it.each([
    ['all that it takes back', { credits: 60, totalCents: 6_441 }, 6_441, 60],
    ['one for each dollar of a membership', { credits: 0, totalCents: 135_600 }, 135_600, 1_356],
    ['one for a part of which no whole credit is left', { credits: 60, totalCents: 6_441 }, 100, 1],
  ])('are %s', (_, order, amountCents, expected) => {
    expect(countedCredits({ ...order, returnedCents: 0, returnedCredits: 0 }, amountCents)).toBe(expected);
  });
});
