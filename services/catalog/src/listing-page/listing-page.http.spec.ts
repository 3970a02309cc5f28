import type { TestResponse, TestApp } from '@porchlight/service-kit/testing';
import { aMarket, type FixtureListing } from '../testing/a-market.ts';
import { entitled, startCatalog, sendEntitlements } from '../testing/start-catalog.ts';

const market = aMarket(40);
const listings: FixtureListing[] = market.homes.map((listing, at) => ({
  ...listing,
  cityId: 11,
  beds: at % 3,
  hideExactAddress: false,
  street: `${at} Elm Street`,
  companyId: market.companies[0]!.id,
  latitude: 51 + at / 100,
  longitude: -114,
}));
const [shown, neighbour, unit, hidden, hiddenUnit, never, paused, suspended, merged, canonical, sameDoor] =
  listings as [FixtureListing, ...FixtureListing[]] & Record<number, FixtureListing>;
for (const one of [shown, neighbour!, unit!, hiddenUnit!]) one.buildingId = 5;
for (const one of [hidden!, hiddenUnit!])
  Object.assign(one, {
    hideExactAddress: true,
    street: '99 Secret Lane',
    unitNumber: '1305',
    latitude: 51.0447123,
    longitude: -114.0719456,
    postalCode: 'T2P 9Z9',
  });
const street = listings.slice(30, 38);
street.forEach((listing, at) =>
  Object.assign(listing, {
    street: at % 2 ? '12 - 3rd Ave. NW' : '12 3RD  Ave NW',
    postalCode: at % 2 ? 't2n1a1' : 'T2N 1A1',
    latitude: 51.3 + at / 1e4,
    longitude: -114,
    companyId: market.companies[at % 5]!.id,
  }),
);
Object.assign(sameDoor!, { latitude: canonical!.latitude + 0.0001, longitude: canonical!.longitude });

const page = (listing: FixtureListing | undefined, more = '') => `/listing/${listing!.publicId}${more}`;
const inOrder = (response: TestResponse) =>
  (response.body.sharedLocationListings as { id: string }[]).map(({ id }) => id);
const sharedOf = (response: TestResponse) => inOrder(response).sort();

describe('the listing page', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startCatalog(
      { ...market, homes: listings },
      listings.filter((listing) => listing !== never).map(({ publicId }) => entitled(publicId)),
    );
    await app.sql(`update listing set status = 'suspended' where public_id = $1`, [suspended!.publicId]);
    await app.sql(
      `
        update listing set status = 'merged', merged_into_id = (select id from listing where public_id = $2)
        where public_id = $1`,
      [merged!.publicId, canonical!.publicId],
    );
    await sendEntitlements(app, [
      entitled(paused!.publicId, { enabled: false, version: 2 }),
      entitled(suspended!.publicId, { version: 2 }),
      entitled(merged!.publicId, { version: 2 }),
    ]);
  }, 60_000);
  afterAll(async () => {
    await app.stop();
  });

  it('returns the rent and the highest rent per month, whatever they are stored for', async () => {
    const weekly = listings[20];
    await app.sql(
      `
        update listing set rent = 500, rent_max = 600, rent_frequency = 'week', rent_monthly = 2167 where public_id = $1`,
      [weekly!.publicId],
    );
    expect((await app.get(page(weekly))).body.listing).toMatchObject({ rent: 2_167, rentMax: 2_600 });
  });

  it('returns all public fields and is cacheable for a minute', async () => {
    const response = await app.get(page(shown));
    expect(response.status).toBe(200);
    expect(response.headers['cache-control']).toBe('public, max-age=60');
    expect(response.body.listing).toMatchObject({
      id: shown.publicId,
      provinceSlug: 'alberta',
      citySlug: 'calgary',
      description: shown.description,
      address: '0 Elm Street',
      postalCode: 'T2P 1J9',
      totalMonthlyCost: shown.rent,
      company: { name: 'Company 0', verified: false, languages: ['en'] },
    });
    expect(response.body.sharedLocationListings).toBeUndefined();
  });

  it('has alt texts in the language of the request', async () => {
    expect((await app.get(page(shown, '/photos?lang=fr-CA'))).body.photos[0]).toMatchObject({
      url: '/photos/p3-living-960.webp',
      alt: 'Salon',
    });
    expect((await app.get(page(shown, '?lang=en-US'))).body.listing.photos[0].alt).toBe('Living room');
  });

  it('lists the other listings at its address, without hidden addresses', async () => {
    expect(sharedOf(await app.get(page(shown, '?includeSharedLocationListings=true')))).toEqual(
      [neighbour!.publicId, unit!.publicId].sort(),
    );
    expect(sharedOf(await app.get(page(canonical, '?includeSharedLocationListings=true')))).toEqual([
      sameDoor!.publicId,
    ]);
  });

  it('matches differently spelled addresses, and sorts by beds, then rent, without the listing itself', async () => {
    const [looked, ...others] = street as [FixtureListing, ...FixtureListing[]];
    const byBedsAndRent = [...others].sort(
      (a, b) => a.beds - b.beds || a.rent - b.rent || (a.publicId < b.publicId ? -1 : 1),
    );
    expect(inOrder(await app.get(page(looked, '?includeSharedLocationListings=true')))).toEqual(
      byBedsAndRent.map(({ publicId }) => publicId),
    );
  });

  it('never reveals a hidden address on any public list', async () => {
    const paths = [
      page(hidden),
      page(hidden, '?includeSharedLocationListings=true'),
      page(hidden, '/photos'),
      page(hiddenUnit, '?includeSharedLocationListings=true'),
      '/listings?cityId=11&perPage=60',
      '/listings?bounds=51.1,-114,51,-114.1',
      `/fav-listings?favourites=${hidden!.publicId},${hiddenUnit!.publicId}`,
    ];
    for (const path of paths) {
      const response = await app.get(path);
      const traces = ['Secret', '1305', '51.044712', '114.071945', '114.071946', '9Z9'].filter((trace) =>
        response.bytes.toString().includes(trace),
      );
      expect({ path, status: response.status, traces }).toEqual({ path, status: 200, traces: [] });
    }
    expect(sharedOf(await app.get(page(hidden, '?includeSharedLocationListings=true')))).toEqual([]);
    expect((await app.get('/listings?cityId=11&keyword=secret')).body.pagination.total).toBe(0);
  });

  it('never shows a listing without entitlement on any public list', async () => {
    const id = never!.publicId;
    for (const path of [
      '/listings?perPage=60',
      '/listings?cityId=11&perPage=60',
      '/listings/alberta/calgary?perPage=60&sort=rent-asc',
      '/listings?bounds=53,-113,50,-115&perPage=60',
      `/listings?keyword=${encodeURIComponent(never!.street)}`,
      page(shown, '?includeSharedLocationListings=true'),
      page(paused),
    ]) {
      const response = await app.get(path);
      expect({ path, status: response.status, has: response.bytes.toString().includes(id) }).toEqual({
        path,
        status: 200,
        has: false,
      });
    }
    expect((await app.get(page(never))).status).toBe(404);
    expect((await app.get(page(never, '/photos'))).status).toBe(404);
    expect((await app.get(`/fav-listings?favourites=${id}`)).body.listings).toEqual([{ id, unavailable: 'gone' }]);
    expect((await app.patch('/favourite-listing', { body: { listingId: id, active: 1 } })).status).toBe(404);
  });

  it('returns why a listing is unavailable, with similar ones', async () => {
    const response = await app.get(page(paused));
    expect(response.body.listing).toEqual({
      id: paused!.publicId,
      title: paused!.title,
      descriptionLang: 'en',
      city: 'Calgary',
      unavailable: 'paused',
    });
    expect(response.body.similar.length).toBeGreaterThan(0);
    expect((await app.get('/listings?perPage=60')).bytes.toString()).not.toContain(paused!.publicId);
  });

  it('is 410 for a suspended listing, or one closed more than 30 days ago', async () => {
    expect((await app.get(page(suspended))).body).toMatchObject({ code: 'gone' });
    await app.sql(`update listing set closed_at = now() - interval '31 days' where public_id = $1`, [paused!.publicId]);
    expect((await app.get(page(paused))).status).toBe(410);
  });

  it('returns for a merged listing its successor', async () =>
    expect((await app.get(page(merged))).body.listing.id).toBe(canonical!.publicId));

  it('is 404 for an unknown listing', async () => {
    const response = await app.get('/listing/zzzzzzzzzz', { headers: { 'accept-language': 'fr-CA' } });
    expect([response.status, response.body]).toEqual([
      404,
      { message: 'Nous n’avons pas trouvé ce logement.', code: 'listing-not-found' },
    ]);
  });
});
