import { NameIndex } from '../names/name-index.ts';
import { LocationIndex } from '../location-index.ts';
import { seededLocations } from '../seeded-locations.ts';
import { readLine } from './read-line.ts';

const locations = seededLocations();
const book = new NameIndex(locations);
const index = new LocationIndex(locations, book);
beforeAll(() => book.buildMisspellingIndex(), 30_000);
const read = (line: string) => {
  const {
    places: [first],
    certain,
    filters,
    missed,
  } = readLine(line, 'en-CA', index);
  return { first: first?.name, certain: certain?.name, filters, missed };
};

describe('the input of the search box', () => {
  it.each([
    ['2 bed calgry pets', 'Calgary', { beds: '2', petpolicies: 'cats,dogs' }],
    ['studio montreal meublé moins de 1500', 'Montréal', { beds: '0', furnished: 'true', maxrate: '1500' }],
    ['3 chambres gatineau chauffage inclus', 'Gatineau', { beds: '3', utilities: 'heat' }],
    [
      '1 bedroom condo toronto under 2k dogs furnished',
      'Toronto',
      { beds: '1', rentaltypes: 'condo', maxrate: '2000', petpolicies: 'dogs', furnished: 'true' },
    ],
    ['apartments for rent in calgary near me', 'Calgary', {}],
    ['appartement à louer à la prairie 4½ chauffé', 'La Prairie', { beds: '2', utilities: 'heat' }],
    ['bachelor apt edmenton between 900 and 1,300', 'Edmonton', { beds: '0', minrate: '900', maxrate: '1300' }],
    [
      '2-3 bedrooms halifax, 1.5 bath $1200-$1800',
      'Halifax',
      { beds: '2,3', baths: '1.5', minrate: '1200', maxrate: '1800' },
    ],
    [
      'wheelchair accessible 2br w/ pool ft mcmuray',
      'Fort McMurray',
      { beds: '2', amenities: 'pool', accessibility: 'step-free-entry' },
    ],
    ['calgary ab canada', 'Calgary', {}],
  ])('%s names a location and filters', (line, first, filters) =>
    expect(read(line)).toMatchObject({ first, certain: first, filters }),
  );

  it('returns the filters when no location is named', () =>
    expect(read('pets and heat included under $1,800')).toEqual({
      first: undefined,
      certain: undefined,
      missed: undefined,
      filters: { maxrate: '1800', petpolicies: 'cats,dogs', utilities: 'heat' },
    }));
  it('does not read a filter from the name of a location', () => {
    for (const name of ['mountain view', 'studio city'])
      expect(read(name)).toMatchObject({ first: expect.stringMatching(new RegExp(name, 'i')), filters: {} });
  });
  it('prefers the longer of two names', () => {
    expect(read('iowa city 2br')).toMatchObject({ first: 'Iowa City' });
    expect(read('kansas city')).toMatchObject({ first: 'Kansas City' });
  });
  it('suggests a location instead of ignoring a word that may belong to its name', () => {
    expect(read('university par')).toMatchObject({ certain: undefined });
    const { places: suggested, certain } = readLine("le's summit", 'en-CA', index);
    expect([suggested.map(({ name }) => name), certain]).toEqual([
      expect.arrayContaining(['Summit', "Lee's Summit"]),
      undefined,
    ]);
  });
  it('suggests a location among unknown words', () =>
    expect(read('jacuzzi calgry')).toMatchObject({ first: 'Calgary', certain: undefined }));
  it('reports words that name no location', () =>
    expect(read('zzzzzz')).toMatchObject({ first: undefined, missed: 'zzzzzz' }));
  it.each([
    '',
    ' ',
    '\u0000',
    '🏠🏠',
    '& | ! ( ) * "',
    'apartments for rent in',
    'à louer',
    'to rent',
    '%',
    '1',
    '-'.repeat(200),
  ])('reads nothing from %j', (line) =>
    expect(read(line)).toEqual({ first: undefined, certain: undefined, filters: {}, missed: undefined }),
  );
  it.each([
    'constructor',
    '__proto__ toString',
    'x '.repeat(100),
    '9'.repeat(200),
    '(a+)+$ '.repeat(28),
    'à'.repeat(200),
    '1 1/2 '.repeat(30),
    '\uD800',
  ])('ignores %j', (line) => expect(() => read(line)).not.toThrow());
});
