import { statsOf } from '../testing/some-numbers.ts';
import { weekNumberOf } from './weeks.ts';

describe('a number of the last 7 days', () => {
  it('is compared with the 7 days before', () => {
    const { days } = statsOf(30);
    expect(weekNumberOf(days, 'views')).toMatchObject({ count: 70, change: 42 });
    expect(weekNumberOf(days, 'leads')).toMatchObject({ count: 7, change: -7 });
  });
  it('has the values of these 14 days', () => {
    expect(weekNumberOf(statsOf(30).days, 'leads').byDay).toEqual([2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1]);
  });
});
