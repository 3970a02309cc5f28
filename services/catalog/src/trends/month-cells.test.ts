import { monthCellsOf, type CityRents } from './month-cells.ts';

const calgary: CityRents = {
  cityId: 11,
  metroAreaId: 1,
  provinceId: 5,
  country: 'CA',
  beds: 1,
  rents: Array.from({ length: 30 }, (_, at) => 1500 + at * 10),
};
const airdrie: CityRents = { ...calgary, cityId: 12, rents: [1000, 1010, 1020, 1030] };
const cellsOf = (...cities: CityRents[]) =>
  new Map(monthCellsOf(cities).map(({ kind, placeId, ...cell }) => [`${kind} ${placeId}`, cell]));

describe('the cells of a month', () => {
  it('stand for the city and for every place around it', () => {
    const cells = cellsOf(calgary, airdrie);
    expect([...cells.keys()].sort()).toEqual(['city 11', 'city 12', 'country 124', 'metro 1', 'province 5']);
    expect(cells.get('city 11')).toMatchObject({ n: 30, median: 1645 });
    expect(cells.get('metro 1')).toMatchObject({ n: 34, beds: 1 });
  });
  it('count a small city for its metro area without a figure of its own', () =>
    expect(cellsOf(calgary, airdrie).get('city 12')).toEqual({ beds: 1, n: 4 }));
  it('leave out what is far off in its own city, not what is far off in the province', () => {
    const cells = cellsOf(
      { ...calgary, rents: [...calgary.rents, 16_000] },
      { ...airdrie, rents: [400, 405, 410, 415, 420] },
    );
    expect(cells.get('city 11')).toMatchObject({ n: 30 });
    expect(cells.get('province 5')).toMatchObject({ n: 35 });
  });
  it('keep bedrooms apart, and do without a metro area', () => {
    const cells = monthCellsOf([calgary, { ...calgary, beds: 2, metroAreaId: null }]);
    expect(cells.filter(({ kind }) => kind === 'metro')).toHaveLength(1);
    expect(cells.filter(({ kind }) => kind === 'city').map(({ beds }) => beds)).toEqual([1, 2]);
  });
});
