import { profileOf, type Signal } from './profile.ts';
import { rankListings, scoreOf, type Candidate, type RankingCriteria } from './ranking.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const signal = (given: Partial<Signal> = {}): Signal => ({
  weight: 4,
  rent: 1_600,
  beds: 2,
  type: 0,
  amenities: 0b11n,
  latitude: 51,
  longitude: -114,
  metroId: 1,
  cityId: 11,
  isPick: true,
  ...given,
});
const listing = (given: Partial<Candidate> = {}): Candidate => ({
  id: 'a',
  rent: 1_600,
  beds: 2,
  type: 0,
  amenities: 0b11n,
  latitude: 51,
  longitude: -114,
  buildingId: null,
  companyId: null,
  listedAt: new Date(now),
  ...given,
});
const wishes = (given: Partial<RankingCriteria> = {}): RankingCriteria => ({
  profile: profileOf([signal()]),
  places: [],
  ...given,
});

describe('the preferences of a renter', () => {
  it('are undefined without a signal', () => {
    expect(profileOf([])).toBeUndefined();
    expect(profileOf([signal({ weight: -6 })])).toBeUndefined();
  });
  it('are the area with the most weight and its weighted median rent', () => {
    const profile = profileOf([
      signal({ rent: 1_500 }),
      signal({ rent: 1_700, weight: 9 }),
      signal({ rent: 900, weight: 5, metroId: 2, latitude: 43 }),
    ])!;
    expect([profile.metroId, profile.rent, profile.centre.latitude]).toEqual([1, 1_700, 51]);
  });
  it('exclude dismissed listings', () =>
    expect([
      ...profileOf([
        signal(),
        signal({ beds: 3, type: 4, weight: 1 }),
        signal({ beds: 3, type: 4, weight: -6 }),
      ])!.beds.keys(),
    ]).toEqual([2]));
});

describe('the score of a listing', () => {
  it('is 1 at best, a tenth of it for recency', () => expect(scoreOf(listing(), wishes(), now)).toBeCloseTo(1.1));
  it('loses 0.35 at a rent off by a quarter', () =>
    expect(scoreOf(listing({ rent: 2_000 }), wishes(), now)).toBeCloseTo(0.75));
  it('loses 0.25 when it is far from the nearest point of interest, if there is one', () => {
    expect(scoreOf(listing({ latitude: 52 }), wishes(), now)).toBeCloseTo(0.85);
    expect(
      scoreOf(listing({ latitude: 52 }), wishes({ places: [{ name: 'Work', latitude: 52, longitude: -114 }] }), now),
    ).toBeCloseTo(1.1);
  });
  it('loses 0.2 for another kind and 0.2 for other amenities', () =>
    expect(scoreOf(listing({ type: 3, amenities: 0b1100n }), wishes(), now)).toBeCloseTo(0.7));
  it('loses half of its recency in two weeks', () =>
    expect(scoreOf(listing({ listedAt: new Date(now - 14 * 86_400_000) }), wishes(), now)).toBeCloseTo(1.05));
});

describe('the recommendations', () => {
  const many = (count: number, given: (at: number) => Partial<Candidate>) =>
    Array.from({ length: count }, (_, at) => listing({ id: String(at).padStart(3, '0'), ...given(at) }));
  it('are at most fifty', () =>
    expect(
      rankListings(
        many(80, () => ({})),
        wishes(),
        now,
      ),
    ).toHaveLength(50));
  it('contain at most three listings of a landlord and two of a building', () => {
    expect(
      rankListings(
        many(9, () => ({ companyId: 7 })),
        wishes(),
        now,
      ),
    ).toHaveLength(3);
    expect(
      rankListings(
        many(9, (at) => ({ companyId: at, buildingId: 5 })),
        wishes(),
        now,
      ),
    ).toHaveLength(2);
  });
  it('give a reason: near a point of interest, similar to a favourite, within the budget', () => {
    expect(
      rankListings(
        [listing()],
        wishes({ places: [{ name: 'School', latitude: 51.02, longitude: -114 }], budget: 1_600 }),
        now,
      ),
    ).toEqual([{ id: 'a', why: ['near-places', 'like-picks', 'in-budget'], nearPlace: 'School' }]);
    expect(rankListings([listing({ rent: 1_900, beds: 3 })], wishes(), now)).toEqual([{ id: 'a', why: [] }]);
  });
});
