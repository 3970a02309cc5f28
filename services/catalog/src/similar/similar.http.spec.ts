import type { TestResponse, TestApp } from '@porchlight/service-kit/testing';
import { aMarket, type FixtureListing } from '../testing/a-market.ts';
import { entitled, startCatalog, sendEntitlements } from '../testing/start-catalog.ts';

const market = aMarket(60);
const [ours, other] = market.companies;
const base = {
  cityId: 11,
  beds: 2,
  rent: 1_500,
  latitude: 51.05,
  longitude: -114.07,
  hideExactAddress: false,
  rentalType: 'apartment' as const,
  amenities: [],
  companyId: other!.id,
  buildingId: null,
  listedDaysAgo: 30,
};
const listingAt = (at: number, given: Partial<FixtureListing> = {}): FixtureListing => ({
  ...market.homes[at]!,
  ...base,
  ...given,
});
const away = (km: number) => ({ latitude: 51.05 + km / 111.195 });

// 0 is the reference listing; each of the others differs from it in one respect.
const listings: FixtureListing[] = [
  listingAt(0, { companyId: ours!.id, buildingId: 7 }),
  listingAt(1, away(2)),
  listingAt(2, away(4)),
  listingAt(3, { rent: 1_700 }),
  listingAt(4, { beds: 3 }),
  listingAt(5, { beds: 4 }),
  listingAt(6, { rent: 1_801 }),
  listingAt(7, away(11)),
  listingAt(8, { cityId: 13 }),
  listingAt(9, { cityId: 12, ...away(9), companyId: ours!.id, listedDaysAgo: 2 }),
  listingAt(10, { companyId: ours!.id, buildingId: 7, beds: 0 }),
  listingAt(11, { companyId: ours!.id, cityId: 13, beds: 0 }),
  listingAt(12, { listedDaysAgo: 0, cityId: 21, latitude: 45.5, longitude: -73.57 }),
  listingAt(13, { hideExactAddress: true, companyId: ours!.id, beds: 5, buildingId: 7 }),
  listingAt(14, { cityId: 14, rent: 9_000 }),
  ...Array.from({ length: 6 }, (_, at) =>
    listingAt(15 + at, {
      cityId: 21,
      beds: 1,
      rent: 800,
      companyId: market.companies[2]!.id,
      latitude: 45.5,
      longitude: -73.57,
    }),
  ),
];
const id = (at: number) => listings[at]!.publicId;
const found = (response: TestResponse) =>
  (response.body.listings as { id: string }[]).map((listing) =>
    listings.findIndex(({ publicId }) => publicId === listing.id),
  );

describe('similar listings', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startCatalog(
      { ...market, homes: listings },
      listings.filter((_, at) => at !== 14).map(({ publicId }) => entitled(publicId)),
    );
  }, 60_000);
  afterAll(async () => {
    await app.stop();
  });

  it('have the metro area and beds, and about the rent and location; another bedroom only to fill up', async () => {
    const response = await app.get(`/similar-listings/${id(0)}`);
    expect(response.status).toBe(200);
    expect(response.headers['cache-control']).toBe('public, max-age=60');
    expect(found(response)).toEqual([1, 2, 9, 3, 4]);
  });

  it('exist for a listing that is gone, and for the successor of a merged one', async () => {
    await sendEntitlements(app, [entitled(id(1), { enabled: false, version: 2 })]);
    await app.sql(
      `
        update listing set status = 'merged', merged_into_id = (select id from listing where public_id = $2)
        where public_id = $1`,
      [id(2), id(0)],
    );
    expect(found(await app.get(`/similar-listings/${id(1)}`))).toEqual([0, 2, 9, 7, 3, 4]);
    expect(found(await app.get(`/similar-listings/${id(2)}`))).toEqual([2, 9, 3, 4]);
  });

  it('of the same landlord are elsewhere in the metro area, and never derived from a hidden address', async () => {
    expect(found(await app.get(`/similar-offerings/${id(0)}`)).sort()).toEqual([13, 9]);
    expect(found(await app.get(`/similar-offerings/${id(13)}`)).sort((a, b) => a - b)).toEqual([0, 9, 10]);
    expect(found(await app.get(`/similar-offerings/${id(15)}`)).length).toBe(4);
  });

  it.each(['similar-listings', 'similar-offerings'])(
    'are not returned by %s for a listing that does not exist or was never public',
    async (path) => {
      for (const unknown of ['zzzzzzzzzz', id(14)])
        expect((await app.get(`/${path}/${unknown}`)).body).toMatchObject({ code: 'listing-not-found' });
      expect((await app.get(`/${path}/no-id`)).status).toBe(422);
    },
  );

  it('that are new are ordered newest first, of the requested days, at least one and at most sixty', async () => {
    expect(found(await app.get('/listings-past-n-days/1'))).toEqual([12]);
    expect(found(await app.get('/listings-past-n-days/-3'))).toEqual([12]);
    expect(found(await app.get('/listings-past-n-days/10'))).toEqual([12, 9]);
    expect(found(await app.get('/listings-past-n-days/999?perPage=1'))).toEqual([12]);
    expect(found(await app.get('/listings-past-n-days/999'))).toHaveLength(19);
    expect((await app.get('/listings-past-n-days/soon')).status).toBe(422);
  });

  it('that are new are paged, each listing once; a page beyond the last is the last one', async () => {
    const all = found(await app.get('/listings-past-n-days/60'));
    const pages = await Promise.all(
      [1, 2, 3].map((page) => app.get(`/listings-past-n-days/60?perPage=8&page=${page}`)),
    );
    expect(pages.flatMap(found)).toEqual(all);
    expect(pages[2]!.body.pagination).toMatchObject({ currentPage: 3, total: all.length, endOfListings: true });
    const beyond = await app.get('/listings-past-n-days/60?perPage=8&page=9');
    expect(beyond.body).toEqual(pages[2]!.body);
  });
});
