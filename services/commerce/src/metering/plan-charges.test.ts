import { planCharges } from './plan-charges.ts';

const prices = { daily: 1, featuredDaily: 3 };
const plan = (balance: number, ids: readonly string[], featured: readonly string[] = [], included = 0) => {
  const { charges, unfeatured, paused } = planCharges(ids, featured, { balance, included, prices });
  return { charged: charges.map(({ listingId, credits }) => `${listingId} ${credits}`), unfeatured, paused };
};

describe('the charges of a day', () => {
  it('are one for each live listing, and the featured price instead of the daily one', () => {
    expect(plan(100, ['a', 'b', 'c'], ['b'])).toEqual({ charged: ['a 1', 'b 3', 'c 1'], unfeatured: [], paused: [] });
  });
  it('may take the last credit', () => {
    expect(plan(5, ['a', 'b', 'c'], ['b'])).toMatchObject({ unfeatured: [], paused: [] });
  });
  it('end the newest featuring first, then pause the newest listing', () => {
    expect(plan(6, ['a', 'b', 'c'], ['c', 'a'])).toEqual({
      charged: ['a 1', 'b 1', 'c 3'],
      unfeatured: ['a'],
      paused: [],
    });
    expect(plan(3, ['a', 'b', 'c'], ['c', 'a'])).toMatchObject({ unfeatured: ['c', 'a'], paused: [] });
    expect(plan(2, ['a', 'b', 'c'], ['c', 'a'])).toEqual({
      charged: ['a 1', 'b 1'],
      unfeatured: ['a'],
      paused: ['c'],
    });
  });
  it('pause everything without credits', () => {
    expect(plan(0, ['a', 'b'])).toEqual({ charged: [], unfeatured: [], paused: ['a', 'b'] });
  });
  it('are paid by a membership for the oldest listings that are not featured', () => {
    expect(plan(4, ['a', 'b', 'c', 'd'], ['b'], 2)).toEqual({
      charged: ['a 0', 'b 3', 'c 0', 'd 1'],
      unfeatured: [],
      paused: [],
    });
  });
  it('without credits leave what a membership pays for', () => {
    expect(plan(0, ['a', 'b', 'c', 'd'], ['a'], 2)).toEqual({
      charged: ['a 0', 'b 0'],
      unfeatured: ['a'],
      paused: ['c', 'd'],
    });
  });
  it('never exceed the balance, whatever the listings', () => {
    for (let balance = 0; balance < 20; balance += 1)
      for (let count = 0; count <= 6; count += 1) {
        const ids = [...'abcdef'].slice(0, count);
        const { charges, paused } = planCharges(ids, ids.slice(0, balance % 4), {
          balance,
          included: balance % 3,
          prices,
        });
        expect(charges.reduce((sum, { credits }) => sum + credits, 0)).toBeLessThanOrEqual(balance);
        expect(charges.length + paused.length).toBe(count);
      }
  });
});
