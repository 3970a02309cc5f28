import { aLocation } from '../a-location.ts';
import { NameIndex } from '../names/name-index.ts';
import type { Location } from '../location.ts';
import { certainMatch } from './certain-match.ts';
import { Corrector } from './corrector.ts';

const home = { country: 'CA' } as const;
function certainOf(
  key: string,
  locations: Location[],
  {
    affinity = home,
    hasHits = false,
  }: { affinity?: { country: 'CA' | 'US'; isNamed?: boolean }; hasHits?: boolean } = {},
) {
  return certainMatch(new Corrector(new NameIndex(locations), locations).matches(key, affinity), affinity, hasHits)
    ?.place.id;
}
const calgary = aLocation({ id: 1, name: 'Calgary', homes: 900 });
const kingston = aLocation({ id: 2, name: 'Kingston', homes: 900 });
const kinston = aLocation({ id: 3, name: 'Kinston', country: 'US' });
const london = aLocation({ id: 4, name: 'London', homes: 900 });
const otherLondon = aLocation({ id: 5, name: 'London', country: 'US' });

describe('a certain match', () => {
  it('is an exact name, whatever its number of listings', () =>
    expect(certainOf('kinston', [kingston, kinston])).toBe(3));
  it('is the only name that a misspelling matches', () => expect(certainOf('calgry', [calgary, kingston])).toBe(1));
  it('is undefined if a name begins with the input', () =>
    expect(certainOf('calgry', [calgary], { hasHits: true })).toBeUndefined());
  it('is undefined if a misspelling matches two names', () =>
    expect(certainOf('kinngston', [kingston, aLocation({ id: 6, name: 'Kinnston' })])).toBeUndefined());
  it('is the likelier of two locations of one name', () => expect(certainOf('londn', [london, otherLondon])).toBe(4));
  it('is undefined if two locations of one name are equally likely', () =>
    expect(certainOf('london', [london, aLocation({ id: 7, name: 'London', homes: 800 })])).toBeUndefined());
  it('is undefined if a city and its province share a name', () =>
    expect(
      certainOf('quebec', [
        aLocation({ id: 8, name: 'Quebec' }),
        aLocation({ id: 9, kind: 'province', name: 'Quebec' }),
      ]),
    ).toBeUndefined());
  it('is undefined outside the named country', () =>
    expect(certainOf('calgary', [calgary], { affinity: { country: 'US', isNamed: true } })).toBeUndefined());
  it('is undefined for a misspelt nickname, unless it is long', () => {
    const angeles = aLocation({ id: 10, name: 'Los Angeles', aliases: ['LA area', 'City of Angels'], homes: 900 });
    expect([certainOf('la harea', [angeles]), certainOf('city of angls', [angeles])]).toEqual([undefined, 10]);
  });
  it('is undefined if no name is likely', () =>
    expect(certainOf('calgry', [aLocation({ id: 1, name: 'Calgary', country: 'US' })])).toBeUndefined());
});
