import type { TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { UnavailableListingNotices } from '../../inquiries/unavailable-listing-notices.ts';
import { aMarketOfLandlords, expiryCalls } from './testing/expiring-listings.ts';
import { startCatalog } from '../../testing/start-catalog.ts';

const market = aMarketOfLandlords(24);
let app: TestApp;
beforeAll(async () => {
  app = await startCatalog(market);
}, 60_000);
afterAll(() => app.stop());
const { aListing, pass, sweep, expire, stored, mailsTo, offersOf } = expiryCalls(() => app, market);
const daysOf = async (ownerId: string) => (await mailsTo(ownerId)).map(({ dayCount }) => dayCount);

describe('a public listing that its landlord does not confirm', () => {
  it('is announced 7 days and 1 day before, once each, and expires after 45 days', async () => {
    const { id, ownerId } = await aListing('37 days 23 hours');
    await sweep();
    expect(await mailsTo(ownerId)).toEqual([]);
    await pass(id, '1 hour');
    for (let at = 0; at < 2; at += 1) await sweep();
    expect(await mailsTo(ownerId)).toMatchObject([{ template: 'listing-expiring', dayCount: 7 }]);
    await pass(id, '5 days 23 hours');
    await sweep();
    expect(await daysOf(ownerId)).toEqual([7]);
    await pass(id, '1 hour');
    for (let at = 0; at < 2; at += 1) await sweep();
    expect(await daysOf(ownerId)).toEqual([7, 1]);
    await pass(id, '23 hours');
    await sweep();
    expect((await stored(id)).status).toBe('active');
    await pass(id, '1 hour');
    for (let at = 0; at < 2; at += 1) await sweep();
    expect(await stored(id)).toMatchObject({ status: 'expired', reason: 'stale', isLive: false });
    expect((await mailsTo(ownerId)).slice(2)).toMatchObject([
      { template: 'listing-expired', path: `/portal/listings/${id}` },
    ]);
  });

  it('leaves search and page at once, commerce learns of it, and renters with an open inquiry', async () => {
    const { id, ownerId, as } = await aListing('44 days');
    await app.sql(
      `insert into inquiry (listing_id, writer, email, first_name, last_name, language, stage)
      select id, 'nia@example.com', 'nia@example.com', 'Nia', 'Roy', 'en-CA', 'replied' from listing
      where public_id = $1`,
      [id],
    );
    await expire(id);
    expect((await app.get(`/listing/${id}`)).body).toMatchObject({ listing: { unavailable: 'expired' } });
    expect(await offersOf(id)).toEqual([
      { payload: { listingId: id, landlordId: ownerId, isOffered: false, version: 2 } },
    ]);
    const own = (await app.get(`/elandlord/listings/${id}`, { as })).body.listing;
    expect(own).toMatchObject({ status: 'expired', isLive: false, changes: [{ fields: ['status'] }] });
    expect(Date.now() - Date.parse(own.expiresAt)).toBeLessThan(60_000);
    expect((await app.get('/elandlord/listings?state=off', { as })).body.listings).toMatchObject([
      { id, status: 'expired', expiresAt: own.expiresAt },
    ]);
    await app.app.get(DataSource).transaction((manager) => app.app.get(UnavailableListingNotices).send(manager));
    expect(
      await app.sql(
        `select 1 from job where payload->>'template' = 'home-gone' and payload->>'email' = 'nia@example.com'`,
      ),
    ).toHaveLength(1);
  });

  it.each([
    ['date', '91 days', '100 days'],
    ['stale', '90 days', '100 days'],
    ['stale', '91 days', '60 days'],
  ])('expires for the reason %s, %s after its available day, confirmed %s ago', async (reason, day, confirmed) => {
    const { id } = await aListing(confirmed);
    await app.sql('update listing set available_date = current_date - $2::interval where public_id = $1', [id, day]);
    await expire(id);
    expect(await stored(id)).toMatchObject({ status: 'expired', reason });
  });

  it('is not taken off the market before a notice was sent, however old it is', async () => {
    const { id, ownerId } = await aListing('200 days');
    for (let at = 0; at < 2; at += 1) await sweep();
    expect(await mailsTo(ownerId)).toMatchObject([{ template: 'listing-expiring', dayCount: 1 }]);
    await pass(id, '23 hours');
    await sweep();
    expect((await stored(id)).status).toBe('active');
  });

  it('stays if no one has an account that could confirm it, or if it is off', async () => {
    const imported = await aListing('200 days', { hasAccount: false });
    const off = await aListing('200 days');
    await app.sql(
      `with hidden as (update entitlement set is_enabled = false where public_id = $1)
      delete from listing_search where public_id = $1`,
      [off.id],
    );
    for (const { id, ownerId } of [imported, off]) {
      await expire(id);
      expect([(await stored(id)).status, await mailsTo(ownerId)]).toEqual(['active', []]);
    }
  });

  it('begins a new run, with notices of its own, once it is edited', async () => {
    const { id, ownerId, as } = await aListing('44 days');
    await sweep();
    const body = { id, version: 1, sqft: 777 };
    expect((await app.patch('/elandlord/listings', { as, body })).status).toBe(200);
    await pass(id, '2 days');
    await sweep();
    expect((await stored(id)).status).toBe('active');
    await pass(id, '36 days');
    await sweep();
    expect(await daysOf(ownerId)).toEqual([1, 7]);
  });

  it('begins a new run once it is turned on again', async () => {
    const { id, ownerId } = await aListing('44 days');
    await app.sql('update listing set reopened_at = now() where public_id = $1', [id]);
    await sweep();
    expect(await mailsTo(ownerId)).toEqual([]);
  });
});

describe('two runs at once', () => {
  it('send each mail once, and expire a listing once', async () => {
    const { id, ownerId } = await aListing('44 days');
    const many = () => Promise.all(Array.from({ length: 4 }, sweep));
    await many();
    expect(await daysOf(ownerId)).toEqual([1]);
    await pass(id, '1 day');
    await many();
    expect((await mailsTo(ownerId)).map(({ template }) => template)).toEqual(['listing-expiring', 'listing-expired']);
    expect(await offersOf(id)).toHaveLength(1);
  });
});

describe('a run that meets a confirmation', () => {
  it('does not expire a listing that was confirmed first', async () => {
    const { id } = await aListing('44 days');
    await sweep();
    await pass(id, '1 day');
    let swept: Promise<number> | undefined;
    await app.app.get(DataSource).transaction(async (manager) => {
      await manager.query('update listing set refreshed_at = now() where public_id = $1', [id]);
      let isDone = false;
      swept = sweep().finally(() => {
        isDone = true;
      });
      // Without its lock the run waits for this transaction, with what it read before.
      const isBlocked = async () =>
        (await app.sql(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
          .length > 0;
      while (!isDone && !(await isBlocked()));
    });
    await swept;
    expect(await stored(id)).toMatchObject({ status: 'active', isLive: true });
    await sweep();
    expect((await stored(id)).status).toBe('active');
  });
});
