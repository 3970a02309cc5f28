import { jest } from '@jest/globals';
import type { ListingResponse, LocationResponse, RentTrends } from '@porchlight/contracts/catalog';
import { asService, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { startCatalog } from '../testing/start-catalog.ts';
import { SiteModules } from './site-modules.ts';

const cell = (monthsAgo: number) => ({
  kind: 'city',
  areaId: 11,
  beds: 1,
  monthsAgo,
  n: 40,
  median: 2_000,
  p25: 1_900,
  p75: 2_100,
  avg: 2_010,
});
const market = { ...aMarket(12), trends: [0, 1, 2, 3].map(cell) };
const on = { reviewsAllListings: false, showsRentTrends: true, showsRentSeries: true };

let app: TestApp;
let listingId: string;
beforeAll(async () => {
  app = await startCatalog(market);
  await app.sql(
    `update listing set beds = 1, listing_kind = 'entire', city_id = 11
    where id = (select min(id) from listing_search)`,
  );
  const [row] = await app.sql<{ id: string }>(
    'select public_id as id from listing where id = (select min(id) from listing_search)',
  );
  listingId = row?.id ?? '';
}, 60_000);
afterAll(() => app.stop());
const given = (modules: Partial<typeof on>) =>
  jest.spyOn(app.app.get(SiteModules, { strict: false }), 'current').mockResolvedValue({ ...on, ...modules });

const trends = () => app.get('/listings/rent-trends/alberta/calgary');
const city = async () => (await app.get('/locations/alberta/calgary')).body as LocationResponse;
const inSitemap = async () => (await app.get('/internal/sitemap/rent-trends', { as: asService('gateway') })).body.pages;
const listing = async () => ((await app.get(`/listing/${listingId}`)).body as ListingResponse).listing;

describe('rent trends', () => {
  it('are on the page of the city, on homes and in the sitemap while their module is on', async () => {
    given({});
    expect((await trends()).status).toBe(200);
    expect((await city()).rentTrendsUrl).toBe('/homes/alberta/calgary/rent-trends');
    expect(await listing()).toHaveProperty('areaMedian', 2_000);
    expect(await inSitemap()).toHaveLength(1);
  });
  it('are nowhere while their module is off', async () => {
    given({ showsRentTrends: false });
    expect(await trends()).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await city()).not.toHaveProperty('rentTrendsUrl');
    expect(await listing()).not.toHaveProperty('areaMedian');
    expect(await inSitemap()).toEqual([]);
  });
  it('show the newest month only while showSeries is off', async () => {
    given({});
    expect(((await trends()).body as RentTrends).series.length).toBeGreaterThan(1);
    given({ showsRentSeries: false });
    const body = (await trends()).body as RentTrends;
    expect([body.series, body.cells.length > 0]).toEqual([[], true]);
  });
});
