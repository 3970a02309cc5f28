import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { catalog } from '../catalog.ts';
import { entitled, sendEntitlements } from '../testing/start-catalog.ts';
import { LocationCache } from '../locations/location-cache.ts';
import type { MarketFile } from './market-file.ts';

const file = new URL('../../seed/market.json.gz', import.meta.url);
const market = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as MarketFile;

describe('the demo market', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startForTest(catalog, { SEED: 'demo' });
  }, 120_000);
  afterAll(async () => {
    await app.stop();
  });

  it('is seeded completely, with photos and history, and nothing is public yet', async () => {
    const [counts] = await app.sql<Record<string, number>>(`
      select (select count(*)::int from listing where draft_key is null) as homes,
        (select count(*)::int from city) as cities,
      (select count(*)::int from company) as companies, (select count(*)::int from rent_trend_cell) as cells,
      (select count(*)::int from listing l
        where draft_key is null
        and not exists (select 1 from listing_photo f where f.listing_id = l.id)) as "withoutPictures",
      (select count(*)::int from listing_search) as public`);
    expect(counts).toEqual({
      homes: market.homes.length,
      cities: market.cities.length,
      companies: market.companies.length,
      cells: market.trends.length,
      withoutPictures: 0,
      public: 0,
    });
    expect((await app.get('/listings')).body.pagination.total).toBe(0);
  });

  it('becomes public with the events of commerce; no response is cacheable until it is complete', async () => {
    const all = market.homes.map(({ publicId }) => entitled(publicId));
    await sendEntitlements(app, all.slice(0, 1_000), false);
    const half = await app.get('/listings?provinceId=48');
    expect(half.headers['cache-control']).toBe('private, no-store');
    await sendEntitlements(app, all.slice(1_000));
    const isWhole = async () => (await app.get('/locations')).headers['cache-control'] === 'public, max-age=300';
    while (!(await isWhole()))
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    const { body } = await app.get('/listings?sort=rent-asc');
    expect(body.pagination).toMatchObject({ total: market.homes.length, more: true });
    const calgary = market.cities.find(({ slug }) => slug === 'calgary')!;
    const [{ count }] = (await app.get('/listings-autocomplete?q=calgary')).body.suggestions as [{ count: number }];
    expect(count).toBe(market.homes.filter(({ cityId }) => cityId === calgary.id).length);
  }, 120_000);

  it('is paged up to 2,400 listings; a later page is the last one', async () => {
    const last = await app.get('/listings?sort=rent-asc&perPage=36&page=99999');
    expect(last.body.pagination).toMatchObject({
      currentPage: 67,
      showing: { start: 2_377, end: 2_400 },
      endOfListings: true,
      total: market.homes.length,
      more: true,
    });
    expect(last.body.listings).toHaveLength(24);
    expect((await app.get('/listings?count=true')).body).toMatchObject({ count: market.homes.length });
  });

  it('has the total "more than 2,400" in a market of more than 50,000, in both places', async () => {
    await app.sql(`update place_count set homes = homes + 50_000 where kind = 'province'`);
    await app.app.get(LocationCache).reload();
    expect((await app.get('/listings?minrate=1')).body.pagination).toMatchObject({ total: 2_400, more: true });
    expect((await app.get('/listings?minrate=1&count=true')).body).toMatchObject({ count: 2_400, more: true });
    const few = (await app.get('/listings?minrate=4000&beds=4')).body.pagination;
    expect(few).toMatchObject({ more: false });
    expect((await app.get('/listings?minrate=4000&beds=4&count=true')).body.count).toBe(few.total);
  });
});
