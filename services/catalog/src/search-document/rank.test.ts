import { priceFitOf, rankOf, responseOf, type RankFactors } from './rank.ts';

const day = 24 * 60 * 60_000;
const now = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * day);
const fair: RankFactors = { quality: 0.5, priceFit: 0.5, isVerified: false, response: 0.5 };

describe('best match', () => {
  it('ranks the newer of two equal listings first', () =>
    expect(rankOf(daysAgo(1), fair)).toBeGreaterThan(rankOf(daysAgo(2), fair)));
  it('ranks the better of two listings of one day first', () =>
    expect(rankOf(now, { ...fair, quality: 0.9 })).toBeGreaterThan(rankOf(now, fair)));
  it('weighs twice the quality like 14 days', () => {
    const half: RankFactors = { quality: 0.4, priceFit: 0.4, isVerified: false, response: 0.4 };
    const whole: RankFactors = { quality: 0.8, priceFit: 0.8, isVerified: false, response: 0.8 };
    expect(Math.abs(rankOf(daysAgo(14), whole) - rankOf(now, half))).toBeLessThanOrEqual(1);
  });
  it('ranks a listing of the lowest quality too', () =>
    expect(Number.isSafeInteger(rankOf(now, { quality: 0, priceFit: 0, isVerified: false, response: 0 }))).toBe(true));
});

describe('response', () => {
  it('falls with the hours to the first reply; a day counts as much as an unknown time', () => {
    expect([0, 24, 72].map(responseOf)).toEqual([1, 0.5, 0.25]);
    expect(responseOf(undefined)).toBe(0.5);
    expect(rankOf(now, { ...fair, response: responseOf(2) })).toBeGreaterThan(rankOf(now, fair));
  });
  it('is that of whole hours', () => expect(responseOf(3.4)).toBe(responseOf(2.6)));
});

describe('price fit', () => {
  it('is best at the median and the same for half and double', () => {
    expect(priceFitOf(1500, 1500)).toBe(1);
    expect(priceFitOf(750, 1500)).toBeCloseTo(priceFitOf(3000, 1500));
  });
  it('is neutral where no median is known', () => expect(priceFitOf(1500, undefined)).toBe(0.5));
});
