import { ListingFilters } from '@porchlight/contracts/catalog';
import { readLenient } from '@porchlight/contracts';
import { english } from './english.ts';
import { french } from './french.ts';
import { readWishes } from './read-query-filters.ts';

const filtersOf = (line: string) => readWishes(line, () => false).filters;
const othersOf = (line: string) =>
  readWishes(line, (words) => words === 'mountain view').others.map((words) => words.join(' '));

describe('filters in a search input', () => {
  it.each([
    ['2 bed', { beds: '2' }],
    ['two bedrooms', { beds: '2' }],
    ['deux chambres', { beds: '2' }],
    ['2br', { beds: '2' }],
    ['2-3 bedrooms', { beds: '2,3' }],
    ['1 or 2 bdrm', { beds: '1,2' }],
    ['2+ bed', { beds: '2,3,4' }],
    ['3 or more bedrooms', { beds: '3,4' }],
    ['5 bedrooms', { beds: '4' }],
    ['studio', { beds: '0' }],
    ['bachelor', { beds: '0' }],
    ['4½', { beds: '2' }],
    ['3 1/2', { beds: '1' }],
    ['5 et demi', { beds: '3' }],
    ['1.5 baths', { baths: '1.5' }],
    ['2 salles de bain', { baths: '2' }],
    ['4 bathrooms', { baths: '3' }],
  ])('counts rooms: %s', (line, filters) => expect(filtersOf(line)).toEqual(filters));

  it.each([
    ['under $1,800', { maxrate: '1800' }],
    ['moins de 1 500 $', { maxrate: '1500' }],
    ['under 2k', { maxrate: '2000' }],
    ['$1500', { maxrate: '1500' }],
    ['1500$', { maxrate: '1500' }],
    ['1200 to 1800', { minrate: '1200', maxrate: '1800' }],
    ['entre 1800 et 1200', { minrate: '1200', maxrate: '1800' }],
    ['over 1000', { minrate: '1000' }],
    ['à partir de 900', { minrate: '900' }],
    ['max 1500', { maxrate: '1500' }],
    ['1500 or less', { maxrate: '1500' }],
    ["jusqu'à 1400", { maxrate: '1400' }],
    ['$1,400 a month', { maxrate: '1400' }],
    ['calgary 1500', { maxrate: '1500' }],
    ['700 sq ft', { minsqft: '700' }],
    ['under 900 sqft', { maxsqft: '900' }],
    ['1000 pieds carrés', { minsqft: '1000' }],
  ])('reads amounts: %s', (line, filters) => expect(filtersOf(line)).toEqual(filters));

  it.each([
    ['pets', { petpolicies: 'cats,dogs' }],
    ['no pets', { petpolicies: 'no-pets' }],
    ['sans animaux', { petpolicies: 'no-pets' }],
    ['large dog', { petpolicies: 'large-dogs' }],
    ['unfurnished', { furnished: 'no' }],
    ['non meublé', { furnished: 'no' }],
    ['meublé', { furnished: 'true' }],
    ['heat and water included', { utilities: 'heat,water' }],
    ['chauffé éclairé', { utilities: 'electricity-hydro,heat' }],
    ['in-suite laundry', { laundry: 'in_unit' }],
    ['laundry', { laundry: 'in_building,in_unit' }],
    ['underground parking', { parking: 'underground' }],
    ['month-to-month', { lease: 'month_to_month' }],
    ['a/c w/ pool', { amenities: 'air-conditioning,pool' }],
    ['newcomer friendly', { newcomer: 'accepts-newcomers' }],
    ['townhouse', { rentaltypes: 'townhouse' }],
    ['sous-sol', { rentaltypes: 'basement-suite' }],
  ])('reads filters: %s', (line, filters) => expect(filtersOf(line)).toEqual(filters));

  it.each(['under 5', '99 bedrooms', '0 baths', '12', '1500', 'max'])('reads no filter from %j', (line) =>
    expect(filtersOf(line)).toEqual({}),
  );
  it('returns the remaining words in order', () =>
    expect(othersOf('nice 2 bed calgry pets red deer')).toEqual(['nice', 'calgry', 'red deer']));
  it('does not split a name of several words', () =>
    expect(othersOf('with a view mountain view pets')).toEqual(['mountain view']));

  it('contains only filters that a search supports', () => {
    for (const { listPhrases } of [english, french]) {
      for (const [key, values] of Object.entries(listPhrases)) {
        for (const value of Object.keys(values))
          expect([
            key,
            value,
            (readLenient(ListingFilters, { [key]: value }) as unknown as Record<string, string[]>)[key],
          ]).toEqual([key, value, value.split(',')]);
      }
    }
  });
});
