import { similarityOf, rankBySimilarity, type Comparable } from './similarity.ts';

const listing: Comparable = {
  id: 'a',
  rent: 1_000,
  beds: 2,
  latitude: 51,
  longitude: -114,
  type: 0,
  amenities: 0b11n,
  buildingId: null,
};
const other = (given: Partial<Comparable> = {}): Comparable => ({ ...listing, id: 'b', ...given });
const kmNorth = (km: number) => ({ latitude: listing.latitude + km / 111.195 });

describe('the similarity of two listings', () => {
  it('is 1 for an identical listing', () => expect(similarityOf(listing, other())).toBeCloseTo(1));
  it('loses 0.35 at a rent that is off by 20 %', () => {
    expect(similarityOf(listing, other({ rent: 1_200 }))).toBeCloseTo(0.65);
    expect(similarityOf(listing, other({ rent: 900 }))).toBeCloseTo(0.825);
  });
  it('loses 0.25 at 10 km', () => expect(similarityOf(listing, other(kmNorth(9.999)))).toBeCloseTo(0.75, 3));
  it('loses 0.2 for another kind of home', () => expect(similarityOf(listing, other({ type: 1 }))).toBeCloseTo(0.8));
  it('loses as much of 0.2 as their amenities differ', () => {
    expect(similarityOf(listing, other({ amenities: 0b01n }))).toBeCloseTo(0.9);
    expect(similarityOf(listing, other({ amenities: 0b1100n }))).toBeCloseTo(0.8);
    expect(similarityOf(other({ amenities: 0n }), other({ amenities: 0n }))).toBeCloseTo(1);
  });
  it.each([
    ['its rent is off by more', { rent: 1_201 }],
    ['it is farther than 10 km', kmNorth(10.1)],
    ['it has two bedrooms more', { beds: 4 }],
  ])('is undefined when %s', (_, given) => expect(similarityOf(listing, other(given))).toBeUndefined());
});

describe('the most similar listings', () => {
  it('are ordered by similarity, then by id', () =>
    expect(
      rankBySimilarity(listing, [other({ id: 'far', ...kmNorth(5) }), other({ id: 'y' }), other({ id: 'x' })], 8),
    ).toEqual(['x', 'y', 'far']));
  it('have the same beds; one more or less only to fill up', () => {
    const others = [other({ id: 'more', beds: 3 }), other({ id: 'same', ...kmNorth(9) })];
    expect(rankBySimilarity(listing, others, 8)).toEqual(['same', 'more']);
    expect(rankBySimilarity(listing, others, 1)).toEqual(['same']);
  });
  it('contain at most two of a building, and never the listing itself', () => {
    const inBuilding = ['p', 'q', 'r'].map((id) => other({ id, buildingId: 5 }));
    expect(rankBySimilarity(listing, [listing, ...inBuilding, other({ id: 'z', ...kmNorth(8) })], 8)).toEqual([
      'p',
      'q',
      'z',
    ]);
  });
});
