import { aPlace } from '../a-place.ts';
import { NameBook } from '../names/name-book.ts';
import { SortedKeys } from '../names/sorted-keys.ts';
import { Completion } from './completion.ts';

const calgary = aPlace({ id: 1, name: 'Calgary', aliases: ['YYC'], homes: 40 });
const calgaryArea = aPlace({ id: 2, kind: 'metro', name: 'Calgary area', slug: 'calgary-area', homes: 60 });
const montreal = aPlace({ id: 3, name: 'Montreal', nameFr: 'Montréal', homes: 10 });
const newYork = aPlace({ id: 4, name: 'New York City', country: 'US', homes: 5, aliases: ['NYC'] });
const newmarket = aPlace({ id: 5, name: 'Newmarket', homes: 5 });
const places = [calgary, calgaryArea, montreal, newYork, newmarket];
const names = new Completion(new NameBook(places), places, new SortedKeys([]));
const idsOf = (text: string, language?: 'en-CA' | 'en-US') => names.startingWith(text, language).map(({ id }) => id);

describe('completing a place', () => {
  it('puts the place that is exactly meant first, though another has more homes', () => expect(idsOf('calgary')).toEqual([1, 2]));
  it('puts the place with more homes first while both names only begin so', () => expect(idsOf('calg')).toEqual([2, 1]));
  it('knows other names of a place', () => { expect(idsOf('yyc')).toEqual([1]); expect(idsOf('nyc')).toEqual([4]); });
  it('does not mind accents, case or missing spaces', () => { expect(idsOf('MONTRÉ')).toEqual([3]); expect(idsOf('newyork')).toEqual([4]); });
  it('prefers the country of the address among equals', () => {
    expect(idsOf('new', 'en-CA')).toEqual([5, 4]);
    expect(idsOf('new', 'en-US')).toEqual([4, 5]);
  });
  it.each(['', 'c', '!!', '\u0000'])('offers nothing for %j', (text) => expect(idsOf(text)).toEqual([]));
  it('offers each place once and at most as many as asked', () => expect(names.startingWith('ca', 'en-CA', 1)).toHaveLength(1));
});
