import { asRenter, asService, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { entitled, startCatalog } from '../testing/start-catalog.ts';

const market = aMarket(60);
const gateway = asService('gateway');

describe('sitemap for search engines', () => {
  let app: TestApp;
  // the last listing is no longer public
  beforeAll(async () => {
    app = await startCatalog(
      market,
      market.homes.map(({ publicId }, at) => entitled(publicId, { enabled: at < 59 })),
    );
  }, 60_000);
  afterAll(async () => {
    await app.stop();
  });
  const urls = async (path: string): Promise<string[]> =>
    ((await app.get(`/internal/sitemap/${path}`, { as: gateway })).body.pages as { url: string }[]).map(
      ({ url }) => url,
    );

  it('contains every public listing once, in the file of its number, and no other', async () => {
    const { shards } = (await app.get('/internal/sitemap/shards', { as: gateway })).body as {
      shards: { number: number }[];
    };
    const listed = (await Promise.all(shards.map(({ number }) => urls(`homes/${number}`)))).flat();
    const rows = await app.sql<{ url: string }>(`select card::jsonb ->> 'url' as url from listing_search`);
    expect(listed.sort()).toEqual(rows.map(({ url }) => url).sort());
    expect(new Set(listed).size).toBe(59);
    expect(await urls(`homes/${(shards.at(-1)?.number ?? 0) + 1}`)).toEqual([]);
  });
  it('contains the market and every location with three or more listings', async () => {
    await app.sql(`
      insert into place_count (kind, place_id, homes) select 'city', id, case slug when 'edmonton' then 2 else 3 end
      from city
      on conflict (kind, place_id) do update set homes = excluded.homes`);
    const cities = await urls('cities');
    expect(cities).toEqual(expect.arrayContaining(['/homes', '/homes/alberta', '/homes/alberta/calgary']));
    expect(cities).not.toContain('/homes/alberta/edmonton');
  });
  it('contains the rent trends of locations with ten listings of one size', async () => {
    await app.sql(`insert into rent_trend_cell (kind, place_id, beds, month, n, median, p25, p75, average) values
      ('city', 11, 1, '2026-11-01', 10, 1500, 1400, 1600, 1500),
        ('city', 12, 1, '2026-11-01', 9, null, null, null, null),
        ('province', 1, 1, '2026-11-01', 90, 1500, 1400, 1600, 1500)`);
    expect(await urls('rent-trends')).toEqual(['/homes/alberta/calgary/rent-trends']);
  });
  it('is available to the gateway only', async () => {
    for (const as of [asRenter(), asService('commerce')])
      expect((await app.get('/internal/sitemap/shards', { as })).status).toBe(403);
  });
});
