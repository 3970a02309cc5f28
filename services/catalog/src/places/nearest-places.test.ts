import { aPlace } from './a-place.ts';
import { nearestPlaces } from './nearest-places.ts';

const calgary = aPlace({ id: 1, name: 'Calgary' });
const cary = aPlace({ id: 2, name: 'Cary', provinceSlug: 'north-carolina' });
const london = aPlace({ id: 3, name: 'London', provinceSlug: 'ontario' });
const otherLondon = aPlace({ id: 4, name: 'London', provinceSlug: 'kentucky', homes: 9 });
const all = [calgary, cary, london, otherLondon];
const idsOf = (text: string, province?: string) => nearestPlaces(text, all, province).map((place) => place.id);

describe('places that look like a wrong address', () => {
  it('finds the one that was meant', () => expect(idsOf('calgery')[0]).toBe(1));
  it('prefers the province of the address', () => { expect(idsOf('londn', 'ontario')[0]).toBe(3); expect(idsOf('londn')[0]).toBe(4); });
  it('offers nothing for nonsense', () => expect(idsOf('zzzz')).toEqual([]));
});
