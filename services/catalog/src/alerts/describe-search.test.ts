import '@porchlight/messages/compile-messages';
import { aLocation } from '../locations/a-location.ts';
import { LocationIndex } from '../locations/location-index.ts';
import { resultsUrl, toStoredQuery, parseRunnableSearch, parseSearchUrl } from './search-query.ts';
import { describeSearch, withoutKeyword } from './describe-search.ts';

const calgary = aLocation({
  kind: 'city',
  id: 11,
  slug: 'calgary',
  name: 'Calgary',
  nameFr: 'Calgary',
  provinceSlug: 'alberta',
  provinceCode: 'AB',
  country: 'CA',
});
const index = new LocationIndex([calgary]);
const read = (url: string) => parseSearchUrl(url, index);

describe('the URL of a search', () => {
  it.each([
    ['/homes/alberta/calgary?beds=2,1&sort=newest&p=3&colour=red', '/homes/alberta/calgary?beds=1,2'],
    ['/fr/homes/alberta/calgary?maxrate=1000&minrate=2000', '/homes/alberta/calgary?minrate=1000&maxrate=2000'],
    ['/homes?bounds=51.1,-114,51,-114.1', '/homes?bounds=51.1,-114,51,-114.1'],
  ])('%s is stored as %s', (url, stored) => {
    expect(resultsUrl(read(url)!)).toBe(stored);
  });
  it.each(['/homes', '/homes?beds=2', '/homes/alberta/nowhere', '/homes?bounds=1,2', '/homes?bounds=80,100,10,-100'])(
    '%s has no location',
    (url) => {
      expect(read(url)).toBeUndefined();
    },
  );
  it('of a removed location does not become a search of the whole market', () => {
    const stored = toStoredQuery(read('/homes/alberta/calgary?beds=2')!);
    expect(parseRunnableSearch(stored, index)?.place).toBe(calgary);
    expect(parseRunnableSearch(stored, new LocationIndex([]))).toBeUndefined();
  });
});

describe('the description of a search', () => {
  const described = (query: string) =>
    (['en-CA', 'fr-CA'] as const).map((language) => describeSearch(read(`/homes/alberta/calgary?${query}`)!, language));
  it.each([
    ['', 'Calgary, AB', 'Calgary, AB'],
    [
      'beds=2&maxrate=2000&petpolicies=cats',
      'Calgary, AB · 2 beds · up to $2,000 · Cats',
      'Calgary, AB · 2 chambres · jusqu’à 2 000 $ · Chats',
    ],
    ['beds=1,2,3,4&baths=1.5', 'Calgary, AB · 1+ beds · 1.5 baths', 'Calgary, AB · 1+ chambres · 1,5 salle de bain'],
    ['beds=0,1', 'Calgary, AB · Studio or 1 bed', 'Calgary, AB · Studio ou 1 chambre'],
    [
      'utilities=heat&furnished=true&keyword=quiet',
      'Calgary, AB · Heat included · Furnished or partly furnished · “quiet”',
      'Calgary, AB · Chauffage inclus · Meublé ou en partie meublé · « quiet »',
    ],
    [
      'minsqft=700&movein=2027-03-01',
      'Calgary, AB · from 700 sq ft · available by March 1, 2027',
      'Calgary, AB · dès 700 pi² · libre au plus tard le 1 mars 2027',
    ],
  ])('%s', (query, en, fr) => {
    expect(described(query).map((text) => text.replace(/[\u00a0\u202f]/gu, ' '))).toEqual([en, fr]);
  });
  it('omits free text for unconfirmed addresses', () => {
    expect(describeSearch(withoutKeyword(read('/homes/alberta/calgary?keyword=buy+this')!), 'en-CA')).toBe(
      'Calgary, AB',
    );
  });
});
