import { aPlace } from '../a-place.ts';
import { NameBook } from '../names/name-book.ts';
import type { Place } from '../place.ts';
import { certainMatch } from './certain-match.ts';
import { Corrector } from './corrector.ts';

const home = { country: 'CA' } as const;
function certainOf(
  key: string,
  places: Place[],
  {
    affinity = home,
    hasHits = false,
  }: { affinity?: { country: 'CA' | 'US'; isNamed?: boolean }; hasHits?: boolean } = {},
) {
  return certainMatch(new Corrector(new NameBook(places), places).matches(key, affinity), affinity, hasHits)?.place.id;
}
const calgary = aPlace({ id: 1, name: 'Calgary', homes: 900 });
const kingston = aPlace({ id: 2, name: 'Kingston', homes: 900 });
const kinston = aPlace({ id: 3, name: 'Kinston', country: 'US' });
const london = aPlace({ id: 4, name: 'London', homes: 900 });
const otherLondon = aPlace({ id: 5, name: 'London', country: 'US' });

describe('the place that is shown without asking', () => {
  it('is the one that is written right, whatever its homes', () =>
    expect(certainOf('kinston', [kingston, kinston])).toBe(3));
  it('is the one that a misspelling fits', () => expect(certainOf('calgry', [calgary, kingston])).toBe(1));
  it('is none where something begins as it is written', () =>
    expect(certainOf('calgry', [calgary], { hasHits: true })).toBeUndefined());
  it('is none where a misspelling fits two names', () =>
    expect(certainOf('kinngston', [kingston, aPlace({ id: 6, name: 'Kinnston' })])).toBeUndefined());
  it('is the likelier of two places of one name', () => expect(certainOf('londn', [london, otherLondon])).toBe(4));
  it('is none where two places of one name are as likely', () =>
    expect(certainOf('london', [london, aPlace({ id: 7, name: 'London', homes: 800 })])).toBeUndefined());
  it('is none where a city and its province have one name', () =>
    expect(
      certainOf('quebec', [aPlace({ id: 8, name: 'Quebec' }), aPlace({ id: 9, kind: 'province', name: 'Quebec' })]),
    ).toBeUndefined());
  it('is none outside the country that was named', () =>
    expect(certainOf('calgary', [calgary], { affinity: { country: 'US', isNamed: true } })).toBeUndefined());
  it('is none by a misspelt nickname, unless it is a long one', () => {
    const angeles = aPlace({ id: 10, name: 'Los Angeles', aliases: ['LA area', 'City of Angels'], homes: 900 });
    expect([certainOf('la harea', [angeles]), certainOf('city of angls', [angeles])]).toEqual([undefined, 10]);
  });
  it('is none where nothing is likely', () =>
    expect(certainOf('calgry', [aPlace({ id: 1, name: 'Calgary', country: 'US' })])).toBeUndefined());
});
