import { aListing } from '../testing/index.ts';
import { sortPicks, type Pick } from './sort-picks.ts';

const picks: readonly Pick[] = [
  aListing({ id: 'middle0000', rent: 1500 }),
  { id: 'gone000000', unavailable: 'rented' },
  aListing({ id: 'dear000000', rent: 2900 }),
  aListing({ id: 'cheap00000', rent: 900 }),
  aListing({ id: 'rented0000', rent: 100, unavailable: 'rented' }),
];
const idsOf = (order: Parameters<typeof sortPicks>[1]) => sortPicks(picks, order).map(({ id }) => id);

describe('the order of kept homes', () => {
  it('is that in which they were kept, unless asked', () => expect(idsOf('added')).toEqual(picks.map(({ id }) => id)));
  it('puts the lowest rent first and homes that are gone last, whatever they cost', () =>
    expect(idsOf('rent-asc')).toEqual(['cheap00000', 'middle0000', 'dear000000', 'gone000000', 'rented0000']));
  it('puts the highest rent first and homes that are gone last', () =>
    expect(idsOf('rent-desc')).toEqual(['dear000000', 'middle0000', 'cheap00000', 'gone000000', 'rented0000']));
  it('puts the largest first, then those whose size nobody said, then those that are gone', () => {
    const sized = [
      aListing({ id: 'unsaid', sqft: null }),
      aListing({ id: 'large', sqft: 900 }),
      { id: 'gone', unavailable: 'rented' },
      aListing({ id: 'small', sqft: 300 }),
    ];
    expect(sortPicks(sized, 'size-desc').map(({ id }) => id)).toEqual(['large', 'small', 'unsaid', 'gone']);
  });
  it('leaves the list it was given as it was', () => {
    sortPicks(picks, 'rent-asc');
    expect(picks[0]?.id).toBe('middle0000');
  });
});
