import { aListingCard } from '../testing/index.ts';
import { sortFavourites, type Favourite } from './sort-favourites.ts';

const picks: readonly Favourite[] = [
  aListingCard({ id: 'middle0000', rent: 1500 }),
  { id: 'gone000000', unavailable: 'rented' },
  aListingCard({ id: 'dear000000', rent: 2900 }),
  aListingCard({ id: 'cheap00000', rent: 900 }),
  aListingCard({ id: 'rented0000', rent: 100, unavailable: 'rented' }),
];
const idsOf = (order: Parameters<typeof sortFavourites>[1]) => sortFavourites(picks, order).map(({ id }) => id);

describe('sortFavourites', () => {
  it('keeps the order of addition by default', () => expect(idsOf('added')).toEqual(picks.map(({ id }) => id)));
  it('puts the lowest rent first and unavailable listings last', () =>
    expect(idsOf('rent-asc')).toEqual(['cheap00000', 'middle0000', 'dear000000', 'gone000000', 'rented0000']));
  it('puts the highest rent first and unavailable listings last', () =>
    expect(idsOf('rent-desc')).toEqual(['dear000000', 'middle0000', 'cheap00000', 'gone000000', 'rented0000']));
  it('puts the largest first, then unknown sizes, then unavailable listings', () => {
    const sized = [
      aListingCard({ id: 'unsaid', sqft: null }),
      aListingCard({ id: 'large', sqft: 900 }),
      { id: 'gone', unavailable: 'rented' },
      aListingCard({ id: 'small', sqft: 300 }),
    ];
    expect(sortFavourites(sized, 'size-desc').map(({ id }) => id)).toEqual(['large', 'small', 'unsaid', 'gone']);
  });
  it('does not mutate its input', () => {
    sortFavourites(picks, 'rent-asc');
    expect(picks[0]?.id).toBe('middle0000');
  });
});
