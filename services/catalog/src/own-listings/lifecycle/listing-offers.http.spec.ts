import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { asLandlord, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { listingClosedTask, UnavailableListingNotices } from '../../inquiries/unavailable-listing-notices.ts';
import { aMarket } from '../../testing/a-market.ts';
import { aDraft, aLandlord } from '../../testing/drafts.ts';
import { startCatalog } from '../../testing/start-catalog.ts';

const market = aMarket(8);
const owner = market.homes[0]!.ownerUserId;
for (const home of market.homes) home.ownerUserId = owner;
let app: TestApp;
let used = 0;
beforeAll(async () => {
  app = await startCatalog(market);
}, 60_000);
afterAll(() => app.stop());

/** Returns the id of a listing that no other test changes. */
const aListingId = () => market.homes[used++]!.publicId;
const stored = async (id: string) =>
  (await app.get(`/elandlord/listings/${id}`, { as: asLandlord(owner) })).body.listing as OwnListing;
const move = async (
  id: string,
  to: 'rented' | 'reopened',
  { version, as = asLandlord(owner) }: { version?: number; as?: ReturnType<typeof asLandlord> } = {},
) => app.post(`/elandlord/listings/${id}/${to}`, { as, body: { version: version ?? (await stored(id)).version } });
const offersOf = (id: string) =>
  app.sql<{ payload: object }>(
    `select payload from job where name = 'listing.offered' and payload->>'listingId' = $1 order by id`,
    [id],
  );
const isFound = async (id: string) =>
  (await app.sql('select 1 from listing_search where public_id = $1', [id])).length > 0;
/** Waits for the tasks that the change of a listing enqueued, and returns the notices. */
const notices = async () => {
  const queued = `select 1 from job where name = '${listingClosedTask}'`;
  while ((await app.sql(queued)).length > 0) await setImmediate();
  return app.sql<{ email: string }>(
    `select payload->>'email' as email from job where name = 'mail.requested' and payload->>'template' = 'home-gone'`,
  );
};

describe('a home that is rented', () => {
  it('leaves search and page at once, and commerce learns of it', async () => {
    const id = aListingId();
    expect(await isFound(id)).toBe(true);
    const { status, body } = await move(id, 'rented');
    expect([status, body.listing]).toMatchObject([
      200,
      { status: 'rented', isLive: false, version: 2, changes: [{ fields: ['status'] }] },
    ]);
    expect(await isFound(id)).toBe(false);
    expect((await app.get(`/listing/${id}`)).body).toMatchObject({ listing: { unavailable: 'rented' } });
    expect(await offersOf(id)).toEqual([
      { payload: { listingId: id, landlordId: owner, isOffered: false, version: 2 } },
    ]);
  });

  it('is reported at once, and once, to those who wrote about it and were not turned down', async () => {
    const id = aListingId();
    const inquiry = (email: string, stage: string) =>
      app.sql(
        `insert into inquiry (listing_id, writer, email, first_name, last_name, language, stage)
        select id, $2, $2, 'Nia', 'Roy', 'en-CA', $3 from listing where public_id = $1`,
        [id, email, stage],
      );
    await inquiry('open@example.com', 'replied');
    await inquiry('lost@example.com', 'lost');
    await move(id, 'rented');
    expect(await notices()).toEqual([{ email: 'open@example.com' }]);
    await app.app.get(DataSource).transaction((manager) => app.app.get(UnavailableListingNotices).send(manager));
    expect(await notices()).toHaveLength(1);
  });

  it('can be offered again, and is public when it is turned on', async () => {
    const id = aListingId();
    await move(id, 'rented');
    const { status, body } = await move(id, 'reopened');
    expect([status, body.listing]).toMatchObject([200, { status: 'active', version: 3 }]);
    // The entitlement of the fixture is still on: commerce turns it off.
    expect(await isFound(id)).toBe(true);
    expect((await offersOf(id)).at(-1)).toEqual({
      payload: { listingId: id, landlordId: owner, isOffered: true, version: 3 },
    });
  });

  it.each(['expired', 'paused'])('that is %s can be offered again too', async (status) => {
    const id = aListingId();
    await app.sql('update listing set status = $2 where public_id = $1', [id, status]);
    expect((await move(id, 'reopened')).body.listing).toMatchObject({ status: 'active' });
  });

  it('is refused from another state, and in another version', async () => {
    const id = aListingId();
    expect(await move(id, 'reopened')).toMatchObject({ status: 409, body: { code: 'state-refused' } });
    await move(id, 'rented');
    expect(await move(id, 'rented')).toMatchObject({ status: 409, body: { code: 'state-refused' } });
    expect(await move(id, 'reopened', { version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'version-conflict', current: { version: 2, status: 'rented' } },
    });
    await aLandlord(app, { personId: owner });
    expect(await move((await aDraft(app, owner)).id, 'rented')).toMatchObject({
      status: 409,
      body: { code: 'state-refused' },
    });
  });

  it('of twenty requests at once one wins', async () => {
    const id = aListingId();
    const responses = await Promise.all(Array.from({ length: 20 }, () => move(id, 'rented', { version: 1 })));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await offersOf(id)).toHaveLength(1);
  });

  it('is that of its landlord only, with a confirmed address', async () => {
    const id = aListingId();
    expect(await move(id, 'rented', { version: 1, as: asLandlord(randomUUID()) })).toMatchObject({ status: 404 });
    const mine = asLandlord(owner);
    const perms = (mine.subject.perms ?? []).filter((name) => name !== 'viewLeads');
    expect(
      await move(id, 'rented', { version: 1, as: { ...mine, subject: { ...mine.subject, perms } } }),
    ).toMatchObject({ status: 403 });
    expect((await stored(id)).status).toBe('active');
  });
});
