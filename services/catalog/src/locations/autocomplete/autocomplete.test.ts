import { aLocation } from '../a-location.ts';
import { NameIndex } from '../names/name-index.ts';
import { SortedKeys } from '../names/sorted-keys.ts';
import { Autocomplete } from './autocomplete.ts';
import { PostalAreas, toBuildingAreas } from './to-search-areas.ts';

const calgary = aLocation({ id: 1, name: 'Calgary', aliases: ['YYC'], homes: 40 });
const calgaryArea = aLocation({ id: 2, kind: 'metro', name: 'Calgary area', slug: 'calgary-area', homes: 60 });
const montreal = aLocation({ id: 3, name: 'Montreal', nameFr: 'Montréal', homes: 10 });
const newYork = aLocation({ id: 4, name: 'New York City', country: 'US', homes: 5, aliases: ['NYC'] });
const newmarket = aLocation({ id: 5, name: 'Newmarket', homes: 5 });
const saskatoon = aLocation({ id: 6, name: 'Saskatoon' });
const stettler = aLocation({ id: 7, name: 'Stettler' });
const harbourville = aLocation({ id: 8, name: 'Harbourville' });
const locations = [calgary, calgaryArea, montreal, newYork, newmarket, saskatoon, stettler, harbourville];
const together = { homes: 40, south: 51, west: -114, north: 51, east: -114 };
const cityOf = (id: number) => locations.find((location) => location.id === id);
const postalAreas = new PostalAreas(cityOf);
postalAreas.add({ ...together, code: 'T2P 1', cityId: 1 });
postalAreas.add({ ...together, code: 'T2P 2', cityId: 6 });
postalAreas.add({ ...together, code: '94110', cityId: 4 });
const names = new Autocomplete(
  new NameIndex(locations),
  locations,
  SortedKeys.of([
    ...toBuildingAreas({ ...together, id: 70, street: '700 Harbour St', cityId: 1 }, cityOf),
    ...postalAreas.entries(),
  ]),
);
const idsOf = (text: string, language?: 'en-CA' | 'en-US') => names.startingWith(text, language).map(({ id }) => id);

describe('autocompletion of locations', () => {
  it('ranks an exact match first, even when another location has more listings', () =>
    expect(idsOf('calgary')).toEqual([1, 2]));
  it('ranks the location with more listings first when both names are incomplete', () =>
    expect(idsOf('calg')).toEqual([2, 1]));
  it('matches alternative names of a location', () => {
    expect(idsOf('yyc')).toEqual([1]);
    expect(idsOf('nyc')).toEqual([4]);
  });
  it('ignores accents, case and missing spaces', () => {
    expect(idsOf('MONTRÉ')).toEqual([3]);
    expect(idsOf('newyork')).toEqual([4]);
  });
  it('prefers the country of the page among equal matches', () => {
    expect(idsOf('new', 'en-CA')).toEqual([5, 4]);
    expect(idsOf('new', 'en-US')).toEqual([4, 5]);
  });
  it('does not expand an abbreviation that may still be an unfinished word', () => {
    expect(idsOf('s')).toEqual([]);
    expect(idsOf('ste')).toEqual([7]);
  });
  it('accepts the province after a city', () => {
    expect(idsOf('calgary, a')).toEqual([2, 1]);
    expect(idsOf('Calgary, AB')).toEqual([1]);
    expect(idsOf('saskatoon alberta')).toEqual([6]);
  });
  it('ranks locations before buildings, whatever their number of listings', () =>
    expect(idsOf('harbour')).toEqual([8, '70']));
  it.each(['700 harbour st', 'harbour street', 'Harbour St.', 'HARBOUR S'])('finds a building by %s', (text) =>
    expect(idsOf(text)).toEqual(['70']),
  );
  it('finds the area of a postal code in any spelling, never the full code', () => {
    for (const text of ['t2p', 'T2P 1', 't2p1j9', 'T2P-1J9']) expect(idsOf(text)).toEqual(['T2P']);
  });
  it('finds ZIP codes by three to five digits', () =>
    expect(['941', '9411', '94110-1234'].map((text) => idsOf(text))).toEqual([['941', '94110'], ['94110'], ['94110']]));
  it('links to the bounds of a postal code, under the smallest location that contains it', () => {
    expect(names.postal('t2p')).toMatchObject({
      homes: 80,
      url: '/homes/alberta?bounds=51.0002,-113.9998,50.9998,-114.0002',
    });
    expect(names.postal('941')).toMatchObject({ url: expect.stringContaining('/homes/alberta/new-york-city?bounds=') });
  });
  it.each(['', 'c', '!!', '\u0000'])('suggests nothing for %j', (text) => expect(idsOf(text)).toEqual([]));
  it('suggests each location once, up to the limit', () =>
    expect(names.startingWith('ca', 'en-CA', 1)).toHaveLength(1));
});
