import { shownListings } from './found-listing.ts';

const of = (...buildings: (number | null)[]) =>
  shownListings(buildings.map((buildingId, id) => ({ id, buildingId }))).map(({ id }) => id);

describe('a mail shows', () => {
  it('at most two listings of one building', () => {
    expect(of(7, 7, 7, 8, 7)).toEqual([0, 1, 3]);
  });
  it('any number of listings without a building', () => {
    expect(of(null, null, null)).toEqual([0, 1, 2]);
  });
  it('at most twelve listings', () => {
    expect(of(...Array<null>(20).fill(null))).toHaveLength(12);
  });
});
