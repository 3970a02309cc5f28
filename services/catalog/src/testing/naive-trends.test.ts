import { figuresOf, monthCellsOf, withoutOutliers, type CityRents } from './naive-trends.ts';

const calgary: CityRents = {
  cityId: 11,
  metroAreaId: 1,
  provinceId: 5,
  country: 'CA',
  beds: 1,
  isRoom: false,
  rents: Array.from({ length: 30 }, (_, at) => 1500 + at * 10),
  furnished: Array.from({ length: 30 }, (_, at) => at % 3 === 0),
};
const airdrie: CityRents = { ...calgary, cityId: 12, rents: [1000, 1010, 1020, 1030] };
const cellsOf = (...cities: CityRents[]) =>
  new Map(
    monthCellsOf(cities)
      .filter(({ split }) => split === 'all')
      .map(({ kind, placeId, split: _, ...cell }) => [`${kind} ${placeId}`, cell]),
  );

describe('the naive cells of a month', () => {
  it('cover the city and every location around it', () => {
    const cells = cellsOf(calgary, airdrie);
    expect([...cells.keys()].sort()).toEqual(['city 11', 'city 12', 'country 124', 'metro 1', 'province 5']);
    expect(cells.get('city 11')).toMatchObject({ n: 30, median: 1645 });
    expect(cells.get('metro 1')).toMatchObject({ n: 34, beds: 1 });
  });
  it('count a small city in its metro area, without a figure of its own', () =>
    expect(cellsOf(calgary, airdrie).get('city 12')).toEqual({ beds: 1, n: 4 }));
  it('omit outliers of the city, not of the province', () => {
    const cells = cellsOf(
      { ...calgary, rents: [...calgary.rents, 16_000] },
      { ...airdrie, rents: [400, 405, 410, 415, 420] },
    );
    expect(cells.get('city 11')).toMatchObject({ n: 30 });
    expect(cells.get('province 5')).toMatchObject({ n: 35 });
  });
  it('distinguish bedrooms, and do not need a metro area', () => {
    const cells = monthCellsOf([calgary, { ...calgary, beds: 2, metroAreaId: null }]);
    expect(cells.filter(({ kind, split }) => kind === 'metro' && split === 'all')).toHaveLength(1);
    expect(cells.filter(({ kind, split }) => kind === 'city' && split === 'all').map(({ beds }) => beds)).toEqual([
      1, 2,
    ]);
  });
});

const rents = (count: number, from = 1000, step = 10) => Array.from({ length: count }, (_, at) => from + at * step);

describe('the splits of a month', () => {
  const splitsOf = (...cities: CityRents[]) =>
    monthCellsOf(cities)
      .filter(({ kind }) => kind === 'city')
      .map(({ split, n }) => [split, n]);
  it('are by furnishing, where there are ten listings', () => {
    expect(splitsOf(calgary)).toEqual([
      ['all', 30],
      ['furnished', 10],
      ['unfurnished', 20],
    ]);
    expect(splitsOf({ ...calgary, furnished: [true] })).toEqual([
      ['all', 30],
      ['unfurnished', 29],
    ]);
  });
  it('are rooms, which count in no other figure', () =>
    expect(splitsOf({ ...calgary, isRoom: true })).toEqual([['room', 30]]));
});

describe('the figures of rents', () => {
  it('are median, quarters and average in whole units', () => {
    expect(figuresOf([1000, 1100, 1200, 1300, 1400, 1500, 1600, 1700, 1800, 1900, 3000])).toEqual({
      n: 11,
      median: 1500,
      p25: 1250,
      p75: 1750,
      average: 1591,
      p1: 1010,
      p99: 2890,
    });
    expect(figuresOf(rents(10))).toMatchObject({ median: 1045, p25: 1023, p75: 1068 });
  });
  it('do not depend on the order of the rents, and do not change it', () => {
    const mixed = [...rents(12)].reverse();
    expect(figuresOf(mixed)).toEqual(figuresOf(rents(12)));
    expect(mixed[0]).toBe(1110);
  });
  it('are undefined for fewer than ten listings', () => {
    expect(figuresOf(rents(9))).toEqual({ n: 9 });
    expect(figuresOf([])).toEqual({ n: 0 });
  });
});

describe('implausible rents', () => {
  it('are beyond the fixed bounds', () => expect(withoutOutliers([99, 50_001, ...rents(10)])).toEqual(rents(10)));
  it('are more than 3.5 median deviations off on a log scale: a zero too many, a digit too few', () => {
    expect(withoutOutliers([...rents(20, 1500, 20), 18_000])).toEqual(rents(20, 1500, 20));
    expect(withoutOutliers([...rents(20, 1500, 20), 150])).toEqual(rents(20, 1500, 20));
  });
  it('are compared by ratio: twice the median is treated like half of it', () => {
    const usual = [1800, 1850, 1900, 1950, 2000, 2050, 2105, 2162, 2222];
    expect(withoutOutliers([...usual, 4000, 1000])).toEqual(usual);
  });
  it('are excluded at 3.6 deviations, not at 3.4', () => {
    const log = (at: number) => Math.exp(7 + at);
    expect(withoutOutliers([-3.4, -1, -1, 0, 1, 1, 3.4].map((at) => log(at / 10)))).toHaveLength(7);
    expect(withoutOutliers([-3.6, -1, -1, 0, 1, 1, 3.4].map((at) => log(at / 10)))).toHaveLength(6);
  });
  it('do not exist where most listings have the same rent, because the deviation is 0', () =>
    expect(withoutOutliers([1500, 1500, 1500, 1500, 1700])).toHaveLength(5));
  it('do not exist without rents', () => expect(withoutOutliers([])).toEqual([]));
});
