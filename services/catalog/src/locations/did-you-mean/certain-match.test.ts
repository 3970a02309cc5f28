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
  it('is the one that is written right, whatever its homes', () =>
    expect(certainOf('kinston', [kingston, kinston])).toBe(3));
  it('is the one that a misspelling fits', () => expect(certainOf('calgry', [calgary, kingston])).toBe(1));
  it('is none where something begins as it is written', () =>
    expect(certainOf('calgry', [calgary], { hasHits: true })).toBeUndefined());
  it('is none where a misspelling fits two names', () =>
    expect(certainOf('kinngston', [kingston, aLocation({ id: 6, name: 'Kinnston' })])).toBeUndefined());
  it('is the likelier of two places of one name', () => expect(certainOf('londn', [london, otherLondon])).toBe(4));
  it('is none where two places of one name are as likely', () =>
    expect(certainOf('london', [london, aLocation({ id: 7, name: 'London', homes: 800 })])).toBeUndefined());
  it('is none where a city and its province have one name', () =>
    expect(
      certainOf('quebec', [
        aLocation({ id: 8, name: 'Quebec' }),
        aLocation({ id: 9, kind: 'province', name: 'Quebec' }),
      ]),
    ).toBeUndefined());
  it('is none outside the country that was named', () =>
    expect(certainOf('calgary', [calgary], { affinity: { country: 'US', isNamed: true } })).toBeUndefined());
  it('is none by a misspelt nickname, unless it is a long one', () => {
    const angeles = aLocation({ id: 10, name: 'Los Angeles', aliases: ['LA area', 'City of Angels'], homes: 900 });
    expect([certainOf('la harea', [angeles]), certainOf('city of angls', [angeles])]).toEqual([undefined, 10]);
  });
  it('is none where nothing is likely', () =>
    expect(certainOf('calgry', [aLocation({ id: 1, name: 'Calgary', country: 'US' })])).toBeUndefined());
});
