import type { TestApp } from '@porchlight/service-kit/testing';
import { aLocation } from '../../locations/a-location.ts';
import { aMarket } from '../../testing/a-market.ts';
import { idsOf } from '../../testing/ids-of.ts';
import { startCatalog } from '../../testing/start-catalog.ts';
import { maxRareWordListings } from './keyword-source.ts';
import { SearchIndex } from '../search-index.ts';
import { searchOf } from '../search.ts';

const keywords = [
  'cafe',
  'the',
  '"river park"',
  '-river',
  'river or elm',
  'a -"near the"',
  '17',
  'nowhere',
  'elm or nowhere',
];
const scopes = [undefined, aLocation({ kind: 'province', id: 1 }), aLocation({ kind: 'metro', id: 1 })];

describe('keyword search', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startCatalog(aMarket(240));
  }, 60_000);
  afterAll(async () => {
    await app.stop();
  });

  it('finds the same listings by the keyword index as by the location index', async () => {
    const index = app.app.get(SearchIndex);
    for (const keyword of keywords)
      for (const scope of scopes) {
        const search = searchOf({ keyword, minrate: 1_200, beds: [1, 2], sort: 'relevance', perPage: 10 }, scope);
        const byPlace = { ...search, hasFrequentWord: true };
        expect({
          keyword,
          page: await index.page(search),
          counts: await index.count(search),
          relaxed: await index.relaxed(search),
        }).toEqual({
          keyword,
          page: await index.page(byPlace),
          counts: await index.count(byPlace),
          relaxed: await index.relaxed(byPlace),
        });
      }
  });

  it('is exact for a frequent word', async () => {
    await app.sql(`alter table listing_search drop constraint listing_search_id_fkey`);
    const columns = `city_id, metro_id, province_id, rank, rent, currency, lat, lon, z, amen, extra, pets, utils, sqft, beds, baths2, type, furnished, featured, available, listed_at, refreshed_at, version, card`;
    await app.sql(`insert into listing_search (id, public_id, ${columns}, tsv)
      select s.id * 100000 + g, lpad((s.id * 100000 + g)::text, 10, '0'), ${columns},
        tsv || to_tsvector('simple', 'zebra')
      from listing_search s cross join generate_series(1, ${Math.ceil(maxRareWordListings / 240) + 20}) g`);
    const [known] = await app.sql<{ homes: number; first: string[] }>(`
      select (select count(*)::int from listing_search where province_id = 1 and beds = 2 and tsv @@ 'zebra') as homes,
        array(select card::json->>'id' from listing_search where province_id = 1 and beds = 2 and tsv @@ 'zebra'
          order by rent, id limit 24) as first`);
    for (const word of ['zebra', 'Zebra']) {
      const response = await app.get(`/listings?provinceId=1&beds=2&sort=rent-asc&keyword=${word}`);
      expect({ ids: idsOf(response), total: response.body.pagination.total }).toEqual({
        ids: known!.first,
        total: known!.homes,
      });
      expect((await app.get(`/listings?provinceId=1&beds=2&keyword=${word}&count=true`)).body.count).toBe(known!.homes);
    }
    const { count } = (await app.get('/listings?keyword=zebra&count=true')).body;
    expect((await app.get('/listings?keyword=zebra')).body.pagination).toMatchObject({ total: count, more: true });
    expect((await app.get('/listings?provinceId=1&minrate=900000&keyword=zebra')).body.relax).toEqual([
      { remove: 'minrate', count: expect.any(Number) },
    ]);
  }, 60_000);
});
