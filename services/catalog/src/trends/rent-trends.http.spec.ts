import type { RentTrends, TrendFigures } from '@porchlight/contracts/catalog';
import type { TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { startCatalog } from '../testing/start-catalog.ts';

const cell = (
  kind: string,
  areaId: number,
  n: number,
  monthsAgo: number,
  median = 2000 - monthsAgo * 10,
  beds = 1,
) => ({ kind, areaId, beds, monthsAgo, n, median, p25: median - 100, p75: median + 100, avg: median + 7 });
const history = (kind: string, areaId: number, n: number) =>
  Array.from({ length: 26 }, (_, monthsAgo) => cell(kind, areaId, n, monthsAgo));
// Airdrie (12) and Vulcan (14) have no cells of their own; the metro area has one for two bedrooms only.
const trends = [
  ...history('city', 11, 140),
  ...history('city', 13, 12),
  ...history('province', 1, 300),
  ...history('metro', 1, 40),
  cell('metro', 1, 33, 0, 2500, 2),
  cell('city', 21, 30, 0, 1700),
  cell('city', 31, 30, 0, 3700),
];

const figures = ['median', 'p25', 'p75', 'avg', 'mom', 'yoy', 'movingMedian'];
const hasFigures = (one: TrendFigures) => Object.keys(one).some((key) => figures.includes(key));
const ofBeds = (response: RentTrends, beds: number) => response.cells.find((one) => one.beds === beds)!;

describe('rent trends of a location', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startCatalog({ ...aMarket(40), trends });
  }, 60_000);
  afterAll(async () => {
    await app.stop();
  });
  const trendsOf = async (location: string, more = '') =>
    (await app.get(`/listings/rent-trends/${location}${more}`)).body as RentTrends;

  it('contain the newest month for each size, in the currency of the country', async () => {
    const response = await trendsOf('alberta/calgary');
    expect(response).toMatchObject({
      area: { kind: 'city', name: 'Calgary' },
      currency: 'CAD',
      asOf: new Date().toISOString().slice(0, 10),
    });
    expect(ofBeds(response, 1)).toEqual({
      beds: 1,
      n: 140,
      median: 2000,
      p25: 1900,
      p75: 2100,
      avg: 2007,
      quality: 'normal',
      mom: 0.005,
      yoy: 0.064,
    });
    expect(response.cells.map(({ beds }) => beds)).toEqual([0, 1, 2, 3, 4]);
    expect(response.method).toContain('median');
    expect((await trendsOf('alaska/amchitka')).currency).toBe('USD');
  });

  it('cover 24 months, and mark the current one as partial', async () => {
    const months = (await trendsOf('alberta/calgary')).series.filter(({ beds }) => beds === 1);
    expect(months).toHaveLength(24);
    expect(months.map(({ month }) => month)).toEqual([...new Set(months.map(({ month }) => month))].sort());
    expect(months.map(({ soFar }) => soFar)).toEqual([...Array<undefined>(23).fill(undefined), true]);
    expect(months.every((one) => one.movingMedian === undefined)).toBe(true);
  });

  it('compare only months of 30 listings or more, and smooth those of fewer than 100', async () => {
    const response = await trendsOf('alberta/edmonton');
    expect(ofBeds(response, 1)).toEqual({
      beds: 1,
      n: 12,
      median: 2000,
      p25: 1900,
      p75: 2100,
      avg: 2007,
      quality: 'limited',
    });
    expect(response.series.at(-1)).toMatchObject({ median: 2000, movingMedian: 1990 });
  });

  it('fall back to the metro area, then to the province, and name it, where a location has too few listings', async () => {
    const airdrie = await trendsOf('alberta/airdrie');
    expect(ofBeds(airdrie, 1)).toMatchObject({ n: 40, standInKind: 'metro', standIn: 'Calgary area' });
    expect(airdrie.series.filter(({ beds }) => beds === 1)).toHaveLength(24);
    expect(ofBeds(airdrie, 2)).toMatchObject({ median: 2500, standInKind: 'metro' });
    expect(ofBeds(await trendsOf('alberta/vulcan'), 1)).toMatchObject({
      n: 300,
      standInKind: 'province',
      standIn: 'Alberta',
    });
    expect(ofBeds(await trendsOf('alberta/calgary-area'), 2)).not.toHaveProperty('standIn');
  });

  it('contain no figure of fewer than ten listings: here, in a larger area, in the months or in the table', async () => {
    await app.sql(
      `
        update rent_trend_cell set n = 9, median = null, p25 = null, p75 = null, average = null
        where kind = 'city' and place_id = 21`,
    );
    const montreal = await trendsOf('quebec/montreal');
    expect(ofBeds(montreal, 1)).toEqual({ beds: 1, n: 9, quality: 'suppressed' });
    const responses = await Promise.all([
      montreal,
      ...['alberta/calgary', 'alberta/airdrie', 'alberta/vulcan', 'alberta/edmonton'].map((location) =>
        trendsOf(location),
      ),
    ]);
    for (const one of responses.flatMap(({ cells, series }) => [...cells, ...series]))
      expect({ ...one, hasFigures: hasFigures(one) }).toMatchObject({
        hasFigures: one.n >= 10,
        quality: one.n >= 30 ? 'normal' : one.n >= 10 ? 'limited' : 'suppressed',
      });
    await expect(app.sql(`update rent_trend_cell set n = 9 where kind = 'city' and place_id = 13`)).rejects.toThrow(
      'rent_trend_cell_suppressed',
    );
  });

  it('compare furnishings of the location itself, and show rooms of a larger one where it has too few', async () => {
    const insert = (kind: string, areaId: number, split: string, medians: readonly number[]) =>
      app.sql(
        `insert into rent_trend_split (kind, place_id, beds, split, month, n, median, p25, p75, average, refreshed_at)
         select $1, $2, 1, $3, date_trunc('month', now()) - (at - 1) * interval '1 month', 40, median, median, median,
           median, now()
         from unnest($4::int[]) with ordinality as m(median, at)`,
        [kind, areaId, split, medians],
      );
    await insert('city', 11, 'furnished', [2200, 2000]);
    await insert('city', 11, 'unfurnished', [1900]);
    await insert('province', 1, 'furnished', [2100]);
    await insert('province', 1, 'room', [800, 780]);
    const { byFurnishing, rooms, cells } = await trendsOf('alberta/calgary');
    expect(byFurnishing).toMatchObject([
      { beds: 1, furnished: true, median: 2200, mom: 0.1 },
      { beds: 1, furnished: false, median: 1900 },
    ]);
    expect(rooms).toMatchObject({
      cell: { beds: 1, median: 800, standIn: 'Alberta' },
      series: [{ median: 780 }, { median: 800 }],
    });
    expect(cells.every(({ furnished }) => furnished === undefined)).toBe(true);
    expect((await trendsOf('alberta/edmonton')).byFurnishing).toEqual([]);
    await app.sql(`delete from rent_trend_split where month = date_trunc('month', now())`);
    expect(await trendsOf('alberta/calgary')).toMatchObject({ byFurnishing: [] });
    expect(await trendsOf('alberta/calgary')).not.toHaveProperty('rooms');
  });

  it('contain the rents around almost all listings once they are counted', async () => {
    expect(ofBeds(await trendsOf('alberta/calgary'), 1)).not.toHaveProperty('p1');
    const set = (p1: number, p99: number, areaId: number) =>
      app.sql(
        `update rent_trend_cell set p1 = $1, p99 = $2 where kind = 'city' and place_id = $3 and beds = 1
          and month = date_trunc('month', current_date)`,
        [p1, p99, areaId],
      );
    await set(900, 4100, 11);
    expect(ofBeds(await trendsOf('alberta/calgary'), 1)).toMatchObject({ p1: 900, p99: 4100 });
    await expect(set(900, 4100, 21)).rejects.toThrow('rent_trend_cell_tails');
  });

  it('name similar locations in the same country, with their figure', async () => {
    const { similarAreas } = await trendsOf('alberta/calgary');
    expect(similarAreas.map(({ name, median }) => [name, median])).toEqual([['Edmonton', 2000]]);
    expect(similarAreas[0]).toMatchObject({ kind: 'city', url: '/homes/alberta/edmonton' });
  });

  it('are in French on request', async () => {
    const response = await trendsOf('quebec/montreal', '?lang=fr-CA');
    expect(response.area.name).toBe('Montréal');
    expect(response.method).toContain('médiane');
  });

  it('are cacheable for five minutes', async () =>
    expect((await app.get('/listings/rent-trends/alberta/calgary')).headers['cache-control']).toBe(
      'public, max-age=300',
    ));

  it('of an unknown location return 404 with similar locations', async () => {
    const response = await app.get('/listings/rent-trends/alberta/calgery');
    expect([response.status, response.body.code]).toEqual([404, 'place-not-found']);
    expect(response.body.suggestions).toContainEqual(expect.objectContaining({ name: 'Calgary' }));
  });
});
