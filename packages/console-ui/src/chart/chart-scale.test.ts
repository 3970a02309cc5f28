import { topOf } from './chart-scale.ts';

const day = (...values: number[]) => ({ date: '2026-11-23', values });

describe('the highest value of the scale', () => {
  it.each([
    [[day(0)], 2],
    [[day(3)], 4],
    [[day(7), day(2)], 10],
    [[day(11)], 20],
    [[day(250, 20)], 300],
    [[day(570_001)], 600_000],
    [[day(-50, 1)], 2],
  ])('of %j is %d, a round number of two equal steps', (days, top) => {
    expect(topOf(days, 'grouped')).toBe(top);
  });
  it('covers the sum of stacked bars', () => {
    expect([topOf([day(3, 4)], 'stacked'), topOf([day(3, 4)], 'grouped')]).toEqual([10, 4]);
  });
});
