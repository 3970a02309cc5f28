import { quantile, trendsFrom, withoutOutliers } from './trends.mjs';

const listing = (rent: number, given: object = {}) => ({
  rent,
  beds: 2,
  listingKind: 'entire',
  leaseMaxMonths: 12,
  city: { id: 1, metroId: 3, provinceId: 48, country: 'CA' },
  ...given,
});

describe('the history of rents', () => {
  const listings = Array.from({ length: 40 }, (_, index) => listing(1500 + index * 20));

  it('covers 24 months for a city, its metro area and its province, and ends at current rents', () => {
    const cells = trendsFrom(listings);
    expect(cells).toHaveLength(3 * 24);
    expect(cells.find(({ kind, monthsAgo }) => kind === 'city' && monthsAgo === 0)).toMatchObject({
      areaId: 1,
      beds: 2,
      n: 40,
      median: 1890,
      p25: 1695,
      p75: 2085,
      avg: 1890,
    });
    expect(cells.every(({ p25, median, p75 }) => p25 <= median && median <= p75)).toBe(true);
  });

  it('is empty for fewer than ten listings', () => {
    expect(trendsFrom(listings.slice(0, 9))).toEqual([]);
  });

  it('counts no rooms, sublets or short leases', () => {
    expect(trendsFrom(listings.map((one) => ({ ...one, listingKind: 'room' })))).toEqual([]);
    expect(trendsFrom(listings.map((one) => ({ ...one, leaseMaxMonths: 4 })))).toEqual([]);
  });

  it('ignores outliers', () => {
    expect(withoutOutliers([1400, 1500, 1520, 1550, 1600, 1650, 1700, 15_000])).not.toContain(15_000);
    expect(quantile([1, 2, 3, 4], 0.5)).toBe(2.5);
  });
});
