import { brotliDecompressSync } from 'node:zlib';
import { encodePolyline } from '@porchlight/contracts';
import { guestWithDevice, asRenter, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { aQuery } from '../testing/a-query.ts';
import { Chance } from '../testing/chance.ts';
import { idsOf } from '../testing/ids-of.ts';
import { matching, type ModelListing, type ModelQuery } from '../testing/naive-search.ts';
import { startWithModel } from '../testing/start-with-model.ts';

describe('search', () => {
  let app: TestApp;
  let listings: ModelListing[];
  beforeAll(async () => {
    ({ app, homes: listings } = await startWithModel(aMarket(420)));
  }, 60_000);
  afterAll(async () => {
    await app.stop();
  });

  it('names the searched location in the language of the address', async () => {
    const { body } = await app.get('/listings/quebec/montreal?lang=fr-CA');
    expect(body.area).toMatchObject({
      kind: 'city',
      id: '21',
      name: 'Montréal',
      province: 'QC',
      country: 'CA',
      url: '/homes/quebec/montreal',
    });
    expect((await app.get('/listings')).body.area).toBeNull();
  });

  it('retains the location for the title when map bounds define the search', async () => {
    const { body } = await app.get('/listings/alberta/calgary?bounds=53.7,-113,53.3,-114');
    expect(body.area).toMatchObject({ id: '11' });
    expect(new Set((body.listings as { city: string }[]).map(({ city }) => city))).toEqual(new Set(['Edmonton']));
  });

  it('finds the listing in a lasso of a few metres, and not the one across the street', async () => {
    const { lat, lon, publicId } = listings.find(({ cityId, hideExactAddress }) => cityId === 11 && !hideExactAddress)!;
    // A square of 20 m; then the same 30 m to the east of the listing.
    const yard = (east: number) =>
      encodePolyline([
        [lat - 1e-4, lon + east - 1e-4],
        [lat - 1e-4, lon + east + 1e-4],
        [lat + 1e-4, lon + east + 1e-4],
        [lat + 1e-4, lon + east - 1e-4],
      ]);
    const found = async (east: number) => idsOf(await app.get(`/listings?area=${encodeURIComponent(yard(east))}`));
    expect(await found(0)).toContain(publicId);
    expect(await found(4e-4)).not.toContain(publicId);
  });

  it('searches the location when the map shows half a continent, and reports it', async () => {
    const whole = await app.get('/listings?cityId=12&sort=newest');
    const clipped = await app.get('/listings?cityId=12&sort=newest&bounds=60,-90,40,-120');
    expect(idsOf(clipped)).toEqual(idsOf(whole));
    expect(clipped.body.area).toMatchObject({ id: '12', clipped: true });
    expect((await app.get('/listings?bounds=60,-90,40,-120')).body.area).toEqual({ kind: 'market', clipped: true });
  });

  it('suggests filters to remove when there are no results', async () => {
    const { body } = await app.get('/listings?cityId=11&keyword=nowhere&beds=1');
    expect(body.pagination).toMatchObject({
      total: 0,
      currentPage: 1,
      showing: { start: 0, end: 0 },
      endOfListings: true,
    });
    expect(body.relax).toEqual([{ remove: 'keyword', count: matching(listings, { cityId: '11', beds: '1' }).length }]);
  });

  it('suggests the three filters whose removal adds the most listings, with the exact numbers', async () => {
    const chance = new Chance(7);
    let empty = 0;
    for (let turn = 0; empty < 40 && turn < 2_000; turn += 1) {
      const {
        page: _page,
        perPage: _perPage,
        sort: _sort,
        bounds: _bounds,
        area: _area,
        cityId: _city,
        metroAreaId: _metro,
        provinceId: _province,
        ...wishes
      } = aQuery(chance);
      const query: ModelQuery = { cityId: '11', ...wishes };
      if (Object.keys(wishes).length < 2 || matching(listings, query).length > 0) continue;
      empty += 1;
      const counts = Object.keys(wishes).map((key) => {
        const { [key]: _gone, ...others } = query;
        return matching(listings, others).length;
      });
      const { body } = await app.get(`/listings?${new URLSearchParams(query).toString()}`);
      const offered = (body.relax ?? []) as { remove: string; count: number }[];
      expect({ query, counts: offered.map(({ count }) => count) }).toEqual({
        query,
        counts: counts
          .filter((count) => count > 0)
          .sort((a, b) => b - a)
          .slice(0, 3),
      });
      for (const { remove, count } of offered) {
        const { [remove]: _gone, ...others } = query;
        expect({ query, remove, count: matching(listings, others).length }).toEqual({ query, remove, count });
      }
    }
    expect(empty).toBe(40);
  }, 60_000);

  it('returns the snippet that matched a keyword for each listing, as written', async () => {
    const { body } = await app.get('/listings?cityId=11&keyword=ECOLE');
    expect(idsOf({ body }).length).toBeGreaterThan(3);
    for (const { id } of body.listings as { id: string }[]) expect(body.matches[id]).toMatch(/école/);
    expect((await app.get('/listings?cityId=11')).body.matches).toBeUndefined();
  });

  it('suggests locations for an unknown one', async () => {
    const response = await app.get('/listings/alberta/calgery');
    expect(response.status).toBe(404);
    expect(response.body).toMatchObject({
      code: 'place-not-found',
      suggestions: expect.arrayContaining([
        expect.objectContaining({ name: 'Calgary', url: '/homes/alberta/calgary' }),
      ]),
    });
    expect((await app.get('/listings/nowhere/at-all')).status).toBe(404);
  });

  it('compresses a popular response once and sends the same bytes to every client', async () => {
    const ask = () =>
      app.get('/listings?cityId=11&minrate=1111&perPage=60&sort=rent-desc&count=true', {
        headers: { 'accept-encoding': 'gzip, br' },
      });
    const [first, second, third, fourth] = [await ask(), await ask(), await ask(), await ask()];
    expect([first, second, third, fourth].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      undefined,
      'br',
      'br',
    ]);
    expect(brotliDecompressSync(third.bytes).equals(first.bytes)).toBe(true);
    expect(third.headers).toMatchObject({
      etag: first.headers.etag,
      vary: 'authorization, accept-encoding',
      'content-length': String(third.bytes.length),
    });
    const again = await app.get('/listings?cityId=11&minrate=1111&count=true', {
      headers: { 'accept-encoding': 'gzip', 'if-none-match': String(third.headers.etag) },
    });
    expect([again.status, again.bytes.length, again.headers['content-encoding']]).toEqual([304, 0, undefined]);
  });

  it('revalidates with an ETag, and marks responses to users as not cacheable', async () => {
    const first = await app.get('/listings?cityId=11');
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-type': 'application/json; charset=utf-8',
    });
    const again = await app.get('/listings?cityId=11', {
      as: guestWithDevice('other'),
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect((await app.get('/listings?cityId=11', { as: asRenter() })).headers['cache-control']).toBe(
      'private, no-store',
    );
  });
});
