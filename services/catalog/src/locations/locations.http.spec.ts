import type { TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { startCatalog } from '../testing/start-catalog.ts';
import { SearchAreaStore } from './autocomplete/search-area-store.ts';
import { LocationCache } from './location-cache.ts';
import { SortedKeys } from './names/sorted-keys.ts';

const drawn = aMarket(80);
const street = (at: number, buildingId: number, address: string, hideExactAddress = false) => ({
  ...drawn.homes[at]!,
  cityId: 11,
  latitude: 51.05 + buildingId / 1000,
  longitude: -114.07,
  buildingId,
  street: address,
  hideExactAddress,
});
const coded = (at: number, cityId: number, postalCode: string) => ({ ...drawn.homes[at]!, cityId, postalCode });
// Two listings of one building, two with a hidden address, one alone in its building; three of one postal code, two of
// a ZIP code.
const market = {
  ...drawn,
  homes: [
    street(0, 7, '700 Harbour Street'),
    street(1, 7, '700 Harbour Street'),
    street(2, 8, '800 Harbour Street', true),
    street(3, 8, '800 Harbour Street', true),
    street(4, 9, '900 Harbour Street'),
    coded(5, 11, 'M5V 2T6'),
    coded(6, 11, 'M5V 1A1'),
    coded(7, 12, 'M5V 3C3'),
    coded(8, 31, '94110'),
    coded(9, 31, '94110'),
    ...drawn.homes.slice(10),
  ],
};
const homesIn = (cityId: number) => market.homes.filter((listing) => listing.cityId === cityId).length;

describe('locations', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startCatalog(market);
    await app.app.get(LocationCache).loadDeferred();
  }, 60_000);
  // Returns the number of listings in the box of a suggestion's URL.
  const homesAt = async (url: string) =>
    (await app.get(`/listings${url.slice(url.indexOf('?'))}`)).body.pagination.total as number;
  afterAll(async () => {
    await app.stop();
  });

  it.each([1, 2, 7])('are read completely in statements of %i listings', async (listingsPerStatement) => {
    const { index } = app.app.get(LocationCache);
    const read = async (size?: number) => {
      const areas = app.app.get(SearchAreaStore).read((id) => index.byId('city', id), size);
      return [...(await SortedKeys.inSlices(areas)).startingWith('')];
    };
    const whole = await read();
    expect(new Set(whole.map(({ of }) => of.kind))).toEqual(new Set(['building', 'postal']));
    expect(await read(listingsPerStatement)).toEqual(whole);
  });

  it('are completed from the input, with their number of listings', async () => {
    const { body } = await app.get('/listings-autocomplete?q=mont&lang=fr-CA');
    expect(body.suggestions).toEqual([
      {
        kind: 'city',
        id: '21',
        name: 'Montréal',
        province: 'QC',
        country: 'CA',
        count: homesIn(21),
        url: '/homes/quebec/montreal',
      },
    ]);
    expect((await app.get('/listings-autocomplete?q=yul')).body.suggestions).toMatchObject([{ id: '21' }]);
    expect((await app.get('/listings-autocomplete')).body).toEqual({ suggestions: [] });
  });

  it.each([
    '',
    '%00',
    'c',
    '%F0%9F%8F%A0',
    '%26%20%7C%20!%20(%20)%20*',
    'apartments%20for%20rent%20in',
    'x'.repeat(200),
    'x'.repeat(300),
    '%E0%A4%A',
    '&q=twice',
  ])('are neither completed nor corrected for %j, without an error', async (q) => {
    for (const call of ['listings-autocomplete', 'listings-autocomplete-did-you-mean']) {
      const { status, body } = await app.get(`/${call}?q=${q}`);
      expect([call, status, body.suggestions]).toEqual([call, 200, []]);
    }
  });

  it('are found when misspelt, with the filters in the same input', async () => {
    const { body, headers } = await app.get('/listings-autocomplete-did-you-mean?q=2+bed+calgry+pets&lang=en-CA');
    expect(body).toMatchObject({ redirect: { id: '11' }, filters: { beds: '2', petpolicies: 'cats,dogs' } });
    expect(body.suggestions[0]).toMatchObject({
      kind: 'city',
      id: '11',
      name: 'Calgary',
      url: '/homes/alberta/calgary',
    });
    expect(headers['cache-control']).toBe('public, max-age=60');
    expect(
      (await app.get('/listings-autocomplete-did-you-mean?q=Montr%C3%A9al+meubl%C3%A9&lang=fr-CA')).body,
    ).toMatchObject({ redirect: { id: '21', name: 'Montréal' }, filters: { furnished: 'true' } });
  });

  it('include buildings of several listings, but none with a hidden address', async () => {
    const { body } = await app.get('/listings-autocomplete?q=700%20harbour');
    expect(body.suggestions).toEqual([
      {
        kind: 'building',
        id: '7',
        name: '700 Harbour Street, Calgary',
        province: 'AB',
        country: 'CA',
        count: 2,
        url: expect.stringMatching(/^\/homes\/alberta\/calgary\?bounds=[-\d.,]+$/),
      },
    ]);
    expect(await homesAt(body.suggestions[0].url)).toBe(2);
    expect((await app.get('/listings-autocomplete?q=800%20harbour')).body.suggestions).toEqual([]);
    expect((await app.get('/listings-autocomplete?q=900%20harbour')).body.suggestions).toEqual([]);
  });

  it.each(['m5', 'M5V', 'm5v 2', 'm5v2t6', 'M5V-2T6'])('include postal codes: %s', async (q) => {
    const { body } = await app.get(`/listings-autocomplete?q=${encodeURIComponent(q)}`);
    expect(body.suggestions).toMatchObject([
      { kind: 'postal', id: 'M5V', name: 'M5V', count: 3, url: expect.stringMatching(/^\/homes\/alberta\?bounds=/) },
    ]);
    expect(await homesAt(body.suggestions[0].url)).toBeGreaterThanOrEqual(3);
  });
  it('include ZIP codes of three or five digits', async () => {
    const idsOf = async (q: string) =>
      ((await app.get(`/listings-autocomplete?q=${q}`)).body.suggestions as { id: string }[]).map(({ id }) => id);
    expect([await idsOf('941'), await idsOf('9411'), await idsOf('94110'), await idsOf('94110-12')]).toEqual([
      ['941', '94110'],
      ['94110'],
      ['94110'],
      ['94110'],
    ]);
  });

  it('are listed by popularity', async () => {
    const response = await app.get('/locations');
    expect(response.body.locations[0]).toMatchObject({ name: 'Calgary', count: homesIn(11) });
    expect(response.headers['cache-control']).toBe('public, max-age=300');
  });

  it('are listed in their province', async () => {
    const { body } = await app.get('/locations/alberta');
    expect(body).toMatchObject({
      area: { kind: 'province', url: '/homes/alberta' },
      count: homesIn(11) + homesIn(12) + homesIn(13),
    });
    expect((body.locations as { name: string }[]).map(({ name }) => name).sort()).toEqual([
      'Airdrie',
      'Calgary',
      'Calgary area',
      'Edmonton',
      'Vulcan',
    ]);
  });

  it('have neighbours, also without a listing of their own', async () => {
    const { body } = await app.get('/locations/alberta/vulcan?lang=fr-CA');
    expect(body).toMatchObject({
      area: { kind: 'city', name: 'Vulcan' },
      count: 0,
      intro: 'Vulcan\u00a0: aucun logement à louer en ce moment. Essayez les lieux à proximité.',
    });
    expect((body.locations as { name: string }[]).map(({ name }) => name)).toContain('Calgary');
    expect((await app.get('/locations/alberta/calgary-area')).body).toMatchObject({
      area: { kind: 'metro' },
      count: homesIn(11) + homesIn(12),
    });
  });

  it.each(['/locations/albertta', '/locations/alberta/calgery'])('are suggested when %s is none', async (path) => {
    const response = await app.get(path, { headers: { 'accept-language': 'fr' } });
    expect([response.status, response.body.code]).toEqual([404, 'place-not-found']);
    expect(response.body.suggestions.length).toBeGreaterThan(0);
    expect(response.body.message).toContain('Aucun lieu');
  });
});
