import { quantile, trendsFrom, withoutOutliers } from './trends.mjs';

const home = (rent: number, given: object = {}) => ({
  rent,
  beds: 2,
  listingKind: 'entire',
  leaseMaxMonths: 12,
  city: { id: 1, metroId: 3, provinceId: 48, country: 'CA' },
  ...given,
});

describe('the history of rents', () => {
  const homes = Array.from({ length: 40 }, (_, index) => home(1500 + index * 20));

  it('covers 24 months for a city, its metro area and its province, today as the homes say', () => {
    const cells = trendsFrom(homes);
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

  it('says nothing where fewer than ten homes stand behind it', () => {
    expect(trendsFrom(homes.slice(0, 9))).toEqual([]);
  });

  it('counts no rooms, sublets or short leases', () => {
    expect(trendsFrom(homes.map((one) => ({ ...one, listingKind: 'room' })))).toEqual([]);
    expect(trendsFrom(homes.map((one) => ({ ...one, leaseMaxMonths: 4 })))).toEqual([]);
  });

  it('is not moved by a slip of the pen', () => {
    expect(withoutOutliers([1400, 1500, 1520, 1550, 1600, 1650, 1700, 15_000])).not.toContain(15_000);
    expect(quantile([1, 2, 3, 4], 0.5)).toBe(2.5);
  });
});
