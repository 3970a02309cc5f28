import { brotliDecompressSync } from 'node:zlib';
import { aGuestOn, asRenter, type TestAnswer, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { aQuery } from '../testing/a-query.ts';
import { Chance } from '../testing/chance.ts';
import { expectedAnswer, hourNow, matching, modelHomes, type ModelHome, type ModelQuery } from '../testing/naive-search.ts';
import { entitled, startCatalog } from '../testing/start-catalog.ts';

const market = aMarket(420);
const idsOf = (answer: TestAnswer): string[] => (answer.body.listings as { id: string }[]).map(({ id }) => id);
const pathOf = (query: ModelQuery) => `/listings?${new URLSearchParams(query).toString()}`;

describe('searching homes', () => {
  let app: TestApp;
  let homes: ModelHome[];
  beforeAll(async () => {
    app = await startCatalog(market, market.homes.map(({ publicId, featured }) => entitled(publicId, { featured })));
    homes = await modelHomes(app, market.homes, hourNow());
  }, 60_000);
  afterAll(async () => { await app.stop(); });

  it('finds for 500 searches of any kind the very homes, order, total and page that a plain reading of the rules gives', async () => {
    const chance = new Chance(20_261_121);
    for (let turn = 0; turn < 500; turn += 1) {
      const query = aQuery(chance);
      const expected = expectedAnswer(homes, query);
      const answer = await app.get(pathOf(query));
      expect({ query, status: answer.status, ids: idsOf(answer), total: answer.body.pagination.total, page: answer.body.pagination.currentPage })
        .toEqual({ query, status: 200, ...expected });
    }
  }, 120_000);

  it('counts exactly, and each facet as the rules say: an OR facet without its own filter, an AND facet with it', async () => {
    const chance = new Chance(99);
    for (let turn = 0; turn < 60; turn += 1) {
      const { page: _page, perPage: _perPage, sort: _sort, ...query } = aQuery(chance);
      const { body } = await app.get(`${pathOf(query)}&count=true`);
      const { beds: _beds, ...withoutBeds } = query;
      const { rentaltypes: _types, ...withoutTypes } = query;
      const of = (more: ModelQuery, from: ModelQuery = query) => matching(matching(homes, from), more).length;
      expect({ query, count: body.count, gym: body.facets.amenities.gym, fourBeds: body.facets.beds['4'], condos: body.facets.rentaltypes.condo })
        .toEqual({ query, count: of({}), gym: of({ amenities: 'gym' }), fourBeds: of({ beds: '4' }, withoutBeds), condos: of({ rentaltypes: 'condo' }, withoutTypes) });
    }
  }, 60_000);

  it('names the place that was searched, in the language of the address', async () => {
    const { body } = await app.get('/listings/quebec/montreal?lang=fr-CA');
    expect(body.area).toMatchObject({ kind: 'city', id: '21', name: 'Montréal', province: 'QC', country: 'CA', url: '/homes/quebec/montreal' });
    expect((await app.get('/listings')).body.area).toBeNull();
  });

  it('keeps the place for the title while a box of the map decides', async () => {
    const { body } = await app.get('/listings/alberta/calgary?bounds=53.7,-113,53.3,-114');
    expect(body.area).toMatchObject({ id: '11' });
    expect(new Set((body.listings as { city: string }[]).map(({ city }) => city))).toEqual(new Set(['Edmonton']));
  });

  it('keeps to the place when the map shows half a continent, and says so', async () => {
    const whole = await app.get('/listings?cityId=12&sort=newest');
    const clipped = await app.get('/listings?cityId=12&sort=newest&bounds=60,-90,40,-120');
    expect(idsOf(clipped)).toEqual(idsOf(whole));
    expect(clipped.body.area).toMatchObject({ id: '12', clipped: true });
    expect((await app.get('/listings?bounds=60,-90,40,-120')).body.area).toEqual({ kind: 'market', clipped: true });
  });

  it('says what to give up when nothing is left', async () => {
    const { body } = await app.get('/listings?cityId=11&keyword=nowhere&beds=1');
    expect(body.pagination).toMatchObject({ total: 0, currentPage: 1, showing: { start: 0, end: 0 }, endOfListings: true });
    expect(body.relax).toEqual([{ remove: 'keyword', count: matching(homes, { cityId: '11', beds: '1' }).length }]);
  });

  it('says of each home why it matched a keyword: what its landlord wrote, as written', async () => {
    const { body } = await app.get('/listings?cityId=11&keyword=ECOLE');
    expect(idsOf({ body } as TestAnswer).length).toBeGreaterThan(3);
    for (const { id } of body.listings as { id: string }[]) expect(body.matches[id]).toMatch(/école/);
    expect((await app.get('/listings?cityId=11')).body.matches).toBeUndefined();
  });

  it('helps whoever comes to a place that there is not', async () => {
    const answer = await app.get('/listings/alberta/calgery');
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ code: 'place-not-found', suggestions: expect.arrayContaining([expect.objectContaining({ name: 'Calgary', url: '/homes/alberta/calgary' })]) });
    expect((await app.get('/listings/nowhere/at-all')).status).toBe(404);
  });

  it('packs an answer that a crowd asks for once, and sends the same bytes to all of it', async () => {
    const ask = () => app.get('/listings?cityId=11&minrate=1111&perPage=60&sort=rent-desc&count=true', { headers: { 'accept-encoding': 'gzip, br' } });
    const [first, second, third, fourth] = [await ask(), await ask(), await ask(), await ask()];
    expect([first, second, third, fourth].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, undefined, 'br', 'br']);
    expect(brotliDecompressSync(third.bytes).equals(first.bytes)).toBe(true);
    expect(third.headers).toMatchObject({ etag: first.headers.etag, vary: 'authorization, accept-encoding', 'content-length': String(third.bytes.length) });
    const again = await app.get('/listings?cityId=11&minrate=1111&count=true', { headers: { 'accept-encoding': 'gzip', 'if-none-match': String(third.headers.etag) } });
    expect([again.status, again.bytes.length, again.headers['content-encoding']]).toEqual([304, 0, undefined]);
  });

  it('lets a browser ask again for free, and keeps what a person sees out of every cache', async () => {
    const first = await app.get('/listings?cityId=11');
    expect(first.headers).toMatchObject({ 'cache-control': 'public, max-age=0, must-revalidate', 'content-type': 'application/json; charset=utf-8' });
    const again = await app.get('/listings?cityId=11', { as: aGuestOn('other'), headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect((await app.get('/listings?cityId=11', { as: asRenter() })).headers['cache-control']).toBe('private, no-store');
  });
});
