import { randomUUID } from 'node:crypto';
import { asLandlord, asRenter, type Actor, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { startCatalog } from '../testing/start-catalog.ts';

const market = aMarket(60);
const calgary = market.homes.filter(({ cityId }) => cityId === 11);
const listing = calgary.find(({ hideExactAddress }) => !hideExactAddress)!;
const work = {
  name: 'Work',
  address: '1 Centre Street',
  city: 'Calgary',
  icon: 'work',
  latitude: 51.05,
  longitude: -114.07,
};

describe('points of interest', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startCatalog(market);
  }, 60_000);
  afterAll(async () => {
    await app.stop();
  });

  const add = (as: Actor, more: object = {}) => app.post('/point-of-interest', { as, body: { ...work, ...more } });
  const list = async (as: Actor, query = '') => (await app.get(`/points-of-interest${query}`, { as })).body;

  it('are added, partially updated and removed; the default icon is the first one', async () => {
    const renter = asRenter();
    const { status, body } = await add(renter, { icon: undefined });
    expect([status, body.pointOfInterest.icon]).toEqual([201, 'one']);
    const { id } = body.pointOfInterest;
    expect(
      (await app.patch('/point-of-interest', { as: renter, body: { id, name: 'Office' } })).body.pointOfInterest,
    ).toMatchObject({ id, name: 'Office', address: work.address });
    expect((await list(renter)).pointsOfInterest).toMatchObject([{ id, name: 'Office', latitude: work.latitude }]);
    expect((await app.delete(`/points-of-interest/${id}`, { as: renter })).status).toBe(200);
    expect((await list(renter)).pointsOfInterest).toEqual([]);
  });

  it('cannot be read, changed or removed by another renter', async () => {
    const [mine, theirs] = [asRenter(), asRenter()];
    const { id } = (await add(mine)).body.pointOfInterest;
    expect((await list(theirs)).pointsOfInterest).toEqual([]);
    expect((await app.patch('/point-of-interest', { as: theirs, body: { id, name: 'Theirs' } })).body.code).toBe(
      'place-not-found',
    );
    expect((await app.delete(`/points-of-interest/${id}`, { as: theirs })).body.code).toBe('place-not-found');
    expect((await list(mine)).pointsOfInterest).toMatchObject([{ name: 'Work' }]);
    expect((await app.get('/points-of-interest', { as: asLandlord() })).status).toBe(403);
    expect((await app.get('/points-of-interest')).status).toBe(401);
  });

  it('are limited to ten, also with forty concurrent requests', async () => {
    const [other, renter] = [asRenter(), asRenter()];
    for (let at = 0; at < 10; at += 1) await add(other, { name: `Place ${at}` });
    const responses = await Promise.all(Array.from({ length: 40 }, (_, at) => add(renter, { name: `Place ${at}` })));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(new Set(responses.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(
      new Set(['places-full']),
    );
    const points = (await list(renter)).pointsOfInterest;
    expect(points).toHaveLength(10);
    await app.delete(`/points-of-interest/${points[3].id}`, { as: renter });
    expect((await add(renter)).status).toBe(201);
    expect((await add(renter)).status).toBe(409);
  });

  it.each([
    ['in Europe', { latitude: 52.5, longitude: 13.4 }],
    ['at the pole', { latitude: 89 }],
    ['with an unknown picture', { icon: 'castle' }],
    ['without a name', { name: '' }],
    ['with a long name', { name: 'x'.repeat(51) }],
    ['without an address', { address: undefined }],
    ['with more than we ask', { slot: 3 }],
  ])('are rejected %s', async (_, more) => expect((await add(asRenter(), more)).status).toBe(422));
  it('may lie beyond the date line', async () =>
    expect((await add(asRenter(), { latitude: 51.54, longitude: 179.5 })).status).toBe(201));
  it('cannot leave the market by a partial update', async () => {
    const renter = asRenter();
    const { id } = (await add(renter)).body.pointOfInterest;
    expect((await app.patch('/point-of-interest', { as: renter, body: { id, longitude: 13.4 } })).status).toBe(422);
    expect((await app.patch('/point-of-interest', { as: renter, body: { id: randomUUID(), name: 'x' } })).status).toBe(
      404,
    );
  });

  it('have the distance to each favourite, in a straight line and on foot', async () => {
    const renter = asRenter();
    await app.patch('/favourite-listing', { as: renter, body: { listingId: listing.publicId, active: 1 } });
    // A thousandth of a degree of latitude is 111 m; a walk is 1.3 times as long as the straight line, at 5 km/h.
    const { id } = (
      await add(renter, { latitude: Number((listing.latitude + 0.01).toFixed(6)), longitude: listing.longitude })
    ).body.pointOfInterest;
    const body = await list(renter);
    const favourite = body.listings.find((one: { id: string }) => one.id === listing.publicId);
    expect(favourite).toMatchObject({
      reasons: ['favourite'],
      distances: [{ pointOfInterestId: id, walkMinutes: 17 }],
    });
    expect(Math.abs(favourite.distances[0].metres - 1_112)).toBeLessThan(3);
    expect(body).toMatchObject({ inquiryCount: 0, favouriteCount: 1 });
  });

  it('omit recommended listings that this device removed', async () => {
    const renter = asRenter();
    await app.patch('/favourite-listing', { as: renter, body: { listingId: listing.publicId, active: 1 } });
    const before = await list(renter);
    const recommended = before.listings.filter(({ reasons }: { reasons: string[] }) => reasons.includes('recommended'));
    expect(before.recommendedCount).toBeGreaterThan(1);
    const after = await list(renter, `?removedIds=${recommended[0].id}`);
    expect([after.recommendedCount, after.listings.length]).toEqual([
      before.recommendedCount - 1,
      before.listings.length - 1,
    ]);
  });
});
