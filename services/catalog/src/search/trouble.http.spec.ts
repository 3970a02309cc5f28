import type { TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { Chance } from '../testing/chance.ts';
import { startCatalog } from '../testing/start-catalog.ts';

const nasty = ['', '0', '-1', '99999', 'NaN', 'Infinity', '1e3', '0x10', '1,2,3', 'true', 'null', '%00', '%EF%BF%BD', "');drop%20table%20listing;--", '%27%20or%201=1', '%C3%A9', '%E9', '%zz', '%', '9'.repeat(40),
  '1,2,3,4', '91,0,0,0', '2026-02-30', '2026-13-45', '..%2F..', '"', '%22%22', '-gym', 'a'.repeat(9_000), '_p~iF~ps', '~~~~', '{}', '[]', 'gym,gym,pool,%00'];
const keys = ['p', 'page', 'perPage', 'sort', 'count', 'cityId', 'metroAreaId', 'provinceId', 'beds', 'baths', 'minrate', 'maxrate', 'amenities', 'utilities', 'rentaltypes', 'petpolicies', 'furnished',
  'keyword', 'bounds', 'minsqft', 'maxsqft', 'movein', 'lease', 'parking', 'laundry', 'accessibility', 'newcomer', 'area', 'lang', 'externalReferrer', 'source', 'favourites', 'q', 'constructor', '__proto__', 'nobody'];

describe('whatever stands in an address', () => {
  let app: TestApp;
  beforeAll(async () => { app = await startCatalog(aMarket(60)); }, 60_000);
  afterAll(async () => { await app.stop(); });

  it.each([
    ['a page before the first', 'p=0&page=0'], ['a page after the last', 'page=99999'], ['half a box', 'bounds=1,2,3'], ['no number', 'minrate=NaN&maxrate=abc&beds=x'],
    ['a keyword of 10 kB', `keyword=${'x'.repeat(10_000)}`], ['a null byte', 'keyword=a%00b&beds=%00'], ['a range written backwards', 'minrate=2000&maxrate=1000&minsqft=900&maxsqft=100'],
    ['a key said twice', 'minrate=1&minrate=2&sort=newest&sort=relevance&beds=1&beds=2'], ['keys that nobody knows', 'a=1&__proto__=2&constructor=3'], ['a list of a thousand', `beds=${'1,'.repeat(1_000)}`],
  ])('gives homes for %s', async (_, query) => {
    const answer = await app.get(`/listings?${query}`);
    expect(answer.status).toBe(200);
    expect(Array.isArray(answer.body.listings)).toBe(true);
  });

  it('mends a range written backwards', async () => {
    const [backwards, forwards] = [await app.get('/listings?minrate=2000&maxrate=1000'), await app.get('/listings?minrate=1000&maxrate=2000')];
    expect(backwards.body.listings).toEqual(forwards.body.listings);
  });

  it('is answered with 200 on every public list, 1,000 times', async () => {
    const chance = new Chance(4);
    for (let turn = 0; turn < 1_000; turn += 1) {
      const path = chance.pick(['/listings', '/listings/alberta/calgary', '/fav-listings', '/listings-autocomplete', '/locations', '/locations/alberta']);
      const query = Array.from({ length: chance.between(1, 6) }, () => `${chance.pick(keys)}=${chance.pick(nasty)}`).join('&');
      if (query.length > 12_000) continue;
      const { status } = await app.get(`${path}?${query}`);
      expect({ path, query, status }).toEqual({ path, query, status: 200 });
    }
  }, 60_000);

  it.each(['/listing/short', '/listing/abcdefghi%00', '/listing/ABCDEFGHIJ', '/locations/%00', '/listings/alberta/%27'])('says that %s is no address', async (path) => {
    expect([404, 422]).toContain((await app.get(path)).status);
  });
});
