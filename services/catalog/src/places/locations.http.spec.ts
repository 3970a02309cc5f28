import type { TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { startCatalog } from '../testing/start-catalog.ts';

const market = aMarket(80);
const homesIn = (cityId: number) => market.homes.filter((home) => home.cityId === cityId).length;

describe('places to look for a home in', () => {
  let app: TestApp;
  beforeAll(async () => { app = await startCatalog(market); }, 60_000);
  afterAll(async () => { await app.stop(); });

  it('are completed from what is typed, with the number of their homes', async () => {
    const { body } = await app.get('/listings-autocomplete?q=mont&lang=fr-CA');
    expect(body.suggestions).toEqual([{ kind: 'city', id: '21', name: 'Montréal', province: 'QC', country: 'CA', count: homesIn(21), url: '/homes/quebec/montreal' }]);
    expect((await app.get('/listings-autocomplete?q=yul')).body.suggestions).toMatchObject([{ id: '21' }]);
    expect((await app.get('/listings-autocomplete')).body).toEqual({ suggestions: [] });
  });

  it('are named by how popular they are', async () => {
    const answer = await app.get('/locations');
    expect(answer.body.locations[0]).toMatchObject({ name: 'Calgary', count: homesIn(11) });
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
  });

  it('stand in their province', async () => {
    const { body } = await app.get('/locations/alberta');
    expect(body).toMatchObject({ area: { kind: 'province', url: '/homes/alberta' }, count: homesIn(11) + homesIn(12) + homesIn(13) });
    expect((body.locations as { name: string }[]).map(({ name }) => name).sort()).toEqual(['Airdrie', 'Calgary', 'Calgary area', 'Edmonton', 'Vulcan']);
  });

  it('know their neighbours, also where they have no home themselves', async () => {
    const { body } = await app.get('/locations/alberta/vulcan?lang=fr-CA');
    expect(body).toMatchObject({ area: { kind: 'city', name: 'Vulcan' }, count: 0, intro: 'Vulcan : aucun logement à louer en ce moment. Voyez les endroits voisins.' });
    expect((body.locations as { name: string }[]).map(({ name }) => name)).toContain('Calgary');
    expect((await app.get('/locations/alberta/calgary-area')).body).toMatchObject({ area: { kind: 'metro' }, count: homesIn(11) + homesIn(12) });
  });

  it.each(['/locations/albertta', '/locations/alberta/calgery'])('are suggested when %s is none', async (path) => {
    const answer = await app.get(path, { headers: { 'accept-language': 'fr' } });
    expect([answer.status, answer.body.code]).toEqual([404, 'place-not-found']);
    expect(answer.body.suggestions.length).toBeGreaterThan(0);
    expect(answer.body.message).toContain('endroit');
  });
});
