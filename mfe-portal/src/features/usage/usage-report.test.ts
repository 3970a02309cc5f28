import type { ListingUsage } from '@porchlight/contracts/commerce';
import { reportOf } from './usage-report.ts';

const usage = (date: string, listingId: string | undefined, over: Partial<ListingUsage>): ListingUsage => ({
  date,
  ...(listingId ? { listingId } : {}),
  activation: 0,
  daily: 0,
  featured: 0,
  ...over,
});

describe('the report of usage', () => {
  const report = reportOf({
    from: '2026-10-31',
    to: '2026-11-02',
    usage: [
      usage('2026-10-31', 'a', { daily: 1 }),
      usage('2026-10-31', undefined, { daily: 40 }),
      usage('2026-11-02', 'a', { daily: 1, featured: 3 }),
      usage('2026-11-02', 'b', { activation: 10 }),
    ],
  });
  it('has the credits of each listing by reason, the most first and the others last', () => {
    expect(report.listings).toEqual([
      { id: 'b', activation: 10, daily: 0, featured: 0, total: 10 },
      { id: 'a', activation: 0, daily: 2, featured: 3, total: 5 },
      { id: undefined, activation: 0, daily: 40, featured: 0, total: 40 },
    ]);
  });
  it('has every day of the range, with the same credits', () => {
    expect(report.days).toEqual([
      { date: '2026-10-31', byListing: [0, 1, 40], total: 41 },
      { date: '2026-11-01', byListing: [0, 0, 0], total: 0 },
      { date: '2026-11-02', byListing: [10, 4, 0], total: 14 },
    ]);
    expect(report.total).toBe(55);
  });
  it('without usage has days of nothing', () => {
    expect(reportOf({ from: '2026-11-01', to: '2026-11-14', usage: [] })).toMatchObject({ listings: [], total: 0 });
  });
});
