import { randomUUID } from 'node:crypto';
import {
  guestWithDevice,
  asLandlord,
  asRenter,
  guest,
  type Actor,
  type TestApp,
} from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { entitled, startCatalog, sendEntitlements } from '../testing/start-catalog.ts';

const market = aMarket(520);
const ids = market.homes.map(({ publicId }) => publicId);
const [first, second, third, never, rented, merged] = ids as [string, string, string, string, string, string];

describe('favourites', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startCatalog(
      market,
      ids.filter((id) => id !== never).map((id) => entitled(id)),
    );
    await app.sql(`update listing set status = 'rented' where public_id = $1`, [rented]);
    await app.sql(
      `
        update listing set status = 'merged', merged_into_id = (select id from listing where public_id = $2)
        where public_id = $1`,
      [merged, third],
    );
    await sendEntitlements(app, [entitled(rented, { version: 2 }), entitled(merged, { version: 2 })]);
  }, 60_000);
  afterAll(async () => {
    await app.stop();
  });

  const favourite = (as: Actor, listingId: string, active = 1, more: object = {}) =>
    app.patch('/favourite-listing', { as, body: { listingId, active, ...more } });
  const audit = (as: Actor, favouriteListings: readonly string[]) =>
    app.patch('/audit-favourite-listings', { as, body: { favouriteListings } });
  const listOf = async (as: Actor, query = '') => (await app.get(`/favourite-listings${query}`, { as })).body;

  it('are saved and removed idempotently', async () => {
    const renter = asRenter();
    await favourite(renter, first);
    expect((await favourite(renter, first)).body).toEqual({ favouriteListings: [first], count: 1 });
    expect((await favourite(renter, second)).body).toEqual({ favouriteListings: [second, first], count: 2 });
    await favourite(renter, first, 0);
    expect((await favourite(renter, first, 0)).body).toEqual({ favouriteListings: [second], count: 1 });
    expect((await app.delete(`/favourite-listings/${second}`, { as: renter })).body).toEqual({
      favouriteListings: [],
      count: 0,
    });
  });

  it('are saved once by twenty concurrent requests', async () => {
    const renter = asRenter();
    const responses = await Promise.all(Array.from({ length: 20 }, () => favourite(renter, first)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await listOf(renter)).pagination.total).toBe(1);
    const device = guestWithDevice(randomUUID());
    await Promise.all(Array.from({ length: 20 }, () => favourite(device, first)));
    expect((await favourite(device, first)).body.count).toBe(1);
  });

  it('of two guests are separate', async () => {
    const [here, there] = [guestWithDevice(randomUUID()), guestWithDevice(randomUUID())];
    await favourite(here, first);
    expect((await favourite(there, second)).body.favouriteListings).toEqual([second]);
    await favourite(there, first, 0);
    expect((await favourite(here, third)).body.favouriteListings).toEqual([third, first]);
  });

  it('of another renter can be neither read nor removed', async () => {
    const [mine, theirs] = [asRenter(), asRenter()];
    await favourite(mine, first);
    expect((await listOf(theirs)).listings).toEqual([]);
    await app.delete(`/favourite-listings/${first}`, { as: theirs });
    await favourite(theirs, first, 0);
    expect((await listOf(mine)).listings).toMatchObject([{ id: first }]);
  });

  it('belong to the account, whatever email is sent', async () => {
    const renter = asRenter();
    await favourite(renter, first, 1, { email: 'somebody.else@example.com' });
    expect((await listOf(renter)).pagination.total).toBe(1);
  });

  it('of a guest without a device are not stored, and of a landlord belong to the device', async () => {
    expect((await favourite(guest, first)).body).toEqual({ favouriteListings: [], count: 0 });
    const device = randomUUID();
    const landlord: Actor = { ...asLandlord(), subject: { ...asLandlord().subject, dev: device } };
    await favourite(landlord, first);
    expect((await favourite(guestWithDevice(device), second)).body.favouriteListings).toEqual([second, first]);
    expect((await app.get('/favourite-listings', { as: landlord })).status).toBe(403);
    expect((await app.get('/favourite-listings')).body).toEqual({
      message: 'Unauthenticated.',
      code: 'unauthenticated',
    });
  });

  it('of a device are merged into the renter’s at login: merged listings under their new id, none that was never public', async () => {
    const device = randomUUID();
    const renter: Actor = { ...asRenter(), subject: { ...asRenter().subject, dev: device } };
    await favourite(renter, second);
    await favourite(guestWithDevice(device), first);
    const { body } = await audit(renter, [first, merged, second, never, 'nonsense', 'zzzzzzzzzz']);
    expect([...body.favouriteListings].sort()).toEqual([first, second, third].sort());
    expect((await favourite(guestWithDevice(device), third)).body.favouriteListings).toEqual([third]);
  });

  it('of a guest mirror the device’s list, in its order', async () => {
    const device = guestWithDevice(randomUUID());
    await favourite(device, third);
    expect((await audit(device, [second, first, never])).body).toEqual({
      favouriteListings: [second, first],
      count: 2,
    });
    expect((await favourite(device, first)).body.favouriteListings).toEqual([second, first]);
  });

  it('are listed newest first in pages of 24; an unavailable listing has a reason', async () => {
    const renter = asRenter();
    await audit(renter, ids.slice(10, 40));
    await favourite(renter, first);
    await app.sql(`insert into favourite (user_id, listing_id) select $1, id from listing where public_id = $2`, [
      renter.subject.sub,
      rented,
    ]);
    const page = await listOf(renter);
    expect(page.listings).toHaveLength(24);
    expect(page.listings.slice(0, 3)).toMatchObject([
      { id: rented, unavailable: 'rented' },
      { id: first },
      { id: ids[10] },
    ]);
    expect(page.pagination).toMatchObject({ total: 32, endOfListings: false });
    expect((await listOf(renter, '?page=9')).pagination).toMatchObject({ currentPage: 2, endOfListings: true });
  });

  it('of a device are listed in its order, by page; of a listing that is not public only the reason is returned', async () => {
    const { body } = await app.get(`/fav-listings?favourites=${[third, never, first, rented, first].join(',')}`);
    expect(body.listings.map(({ id }: { id: string }) => id)).toEqual([third, never, first, rented]);
    expect(body.listings[1]).toEqual({ id: never, unavailable: 'gone' });
    expect(body.listings[3]).toEqual({ id: rented, unavailable: 'rented' });
    expect((await app.get('/fav-listings')).body).toMatchObject({ listings: [], pagination: { total: 0 } });
  });

  it('are at most 500; the next one is rejected, an already saved one is not', async () => {
    const renter = asRenter();
    expect((await audit(renter, ids.slice(6, 506))).body.count).toBe(500);
    expect((await favourite(renter, ids[510]!)).body).toMatchObject({ code: 'favourites-full' });
    expect((await favourite(renter, ids[20]!)).status).toBe(200);
    expect((await audit(renter, ids.slice(506, 515))).body.count).toBe(500);
    expect((await audit(renter, [...ids, ...ids].slice(0, 501))).status).toBe(422);
  });

  it('that are no listings are rejected', async () => {
    expect((await favourite(asRenter(), 'zzzzzzzzzz')).body).toMatchObject({ code: 'listing-not-found' });
    expect((await favourite(asRenter(), 'x')).status).toBe(422);
    expect((await app.patch('/favourite-listing', { body: { listingId: first, active: 1, owner: 'me' } })).status).toBe(
      422,
    );
  });

  it('of one owner never affect the limit, notes or count of another', async () => {
    const [fullRenter, fullDevice] = [asRenter(), guestWithDevice(randomUUID())];
    const many = ids.slice(6, 506);
    const other = ids[510]!;
    for (const as of [fullRenter, fullDevice]) expect((await audit(as, many)).body.count).toBe(500);
    const device = randomUUID();
    const renter: Actor = { ...asRenter(), subject: { ...asRenter().subject, dev: device } };
    for (const as of [renter, guestWithDevice(device)])
      expect((await favourite(as, other)).body).toEqual({ favouriteListings: [other], count: 1 });
    for (const as of [fullRenter, fullDevice])
      expect((await favourite(as, other)).body).toMatchObject({ code: 'favourites-full' });
    const merged = await app.patch('/audit-favourite-listings', {
      as: renter,
      body: { favouriteListings: [many[0]], notes: [{ listingId: many[0], note: 'Bright' }] },
    });
    expect(merged.body.count).toBe(2);
    await audit(guestWithDevice(randomUUID()), [first]);
    expect((await favourite(fullDevice, many[0]!)).body.count).toBe(500);
    expect((await listOf(fullRenter)).listings.every(({ note }: { note?: string }) => note === undefined)).toBe(true);
    expect((await listOf(fullRenter)).pagination.total).toBe(500);
  });
});
