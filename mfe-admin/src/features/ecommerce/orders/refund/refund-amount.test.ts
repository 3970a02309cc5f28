import { amountText, centsOf, leastRefund } from './refund-amount.ts';

describe('a typed amount', () => {
  it.each([
    ['64.41', 6_441],
    [' 64,4 ', 6_440],
    ['10', 1_000],
    ['0.05', 5],
    ['', Number.NaN],
    ['10.505', Number.NaN],
    ['-1', Number.NaN],
    ['1e3', Number.NaN],
  ])('of %s is %d cents', (text, cents) => {
    expect(centsOf(text)).toBe(cents);
  });
  it('is written with both digits of the cents', () => {
    expect(amountText(6_400)).toBe('64.00');
  });
});

describe('the least refund', () => {
  it('is a dollar, or all that is left', () => {
    expect([leastRefund(6_441), leastRefund(99)]).toEqual([100, 99]);
  });
});
