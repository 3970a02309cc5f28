import { randomUUID } from 'node:crypto';
import { guestWithDevice, asRenter, guest, type Actor, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { entitled, startCatalog, sendEntitlements } from '../testing/start-catalog.ts';
import { activitySweeps } from '../activity/activity-log.ts';

const market = aMarket(40);
const ids = market.homes.map(({ publicId }) => publicId);
const [first, second, third, rented] = ids as [string, string, string, string];
const owner = market.homes[0]!.ownerUserId;
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

describe('viewed listings', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startCatalog(market);
  }, 60_000);
  afterAll(async () => {
    await app.stop();
  });

  const report = (
    as: Actor,
    listingIds: readonly string[],
    { kind = 'view', at = new Date(), userAgent = browser, ip = '203.0.113.7' } = {},
  ) =>
    app.post('/activity', {
      as,
      ip,
      headers: { 'user-agent': userAgent },
      body: { events: listingIds.map((listingId) => ({ kind, listingId, at: at.toISOString() })) },
    });
  const counts = async (id: string) =>
    (
      await app.sql(
        'select views, impressions from listing_day d join listing l on l.id = d.listing_id where l.public_id = $1',
        [id],
      )
    )[0];
  const reset = () => app.sql('truncate listing_day, activity_seen');
  const viewed = async (as: Actor, query = '') => (await app.get(`/viewed-listings${query}`, { as })).body;
  const ofNewDay = (renter: Actor): Actor => ({ ...renter, subject: { ...renter.subject, sid: randomUUID() } });

  it('counts once per visitor: repeats, twenty concurrent tabs and a second report change nothing', async () => {
    await reset();
    const device = guestWithDevice(randomUUID());
    const responses = await Promise.all(Array.from({ length: 20 }, () => report(device, [first, first, second])));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([202]));
    await report(device, [first]);
    expect(await counts(first)).toEqual({ views: 1, impressions: 0 });
    await report(guestWithDevice(randomUUID()), [first], { ip: '203.0.113.8' });
    await report(device, [first], { kind: 'impression' });
    expect(await counts(first)).toEqual({ views: 2, impressions: 1 });
  });

  it('counts an address once a day, whatever its browser, device and account', async () => {
    await reset();
    const report20 = (kind: string) =>
      Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          report([guest, guestWithDevice(randomUUID()), asRenter()][at % 3]!, [first, second], {
            kind,
            userAgent: `${browser} ${at}`,
            ip: `2001:db8:1:2::${at}`,
          }),
        ),
      );
    await report20('view');
    await report20('impression');
    expect([await counts(first), await counts(second)]).toEqual([
      { views: 1, impressions: 1 },
      { views: 1, impressions: 1 },
    ]);
  });

  it('counts a session once a day, whatever its address', async () => {
    await reset();
    const renter = asRenter();
    for (const ip of ['203.0.113.7', '198.51.100.1', '2001:db8::1']) await report(renter, [first], { ip });
    expect(await counts(first)).toEqual({ views: 1, impressions: 0 });
    expect((await viewed(renter)).listings).toMatchObject([{ id: first, times: 1 }]);
  });

  it('does not count bots, the owner, old events, a clock far ahead, or listings that are not public', async () => {
    await reset();
    await report(guest, [first], { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    await report(guest, [first], { userAgent: '' });
    await report({ ...asRenter(owner) }, [first]);
    await report(guest, [first], { at: new Date(Date.now() - 25 * 3_600_000) });
    await report(guest, [first], { at: new Date(Date.now() + 3_600_000) });
    await report(guest, ['zzzzzzzzzz']);
    expect(await app.sql('select 1 from listing_day')).toEqual([]);
  });

  it('rejects a malformed report', async () => {
    expect((await app.post('/activity', { body: { events: [] } })).status).toBe(422);
    expect(
      (await app.post('/activity', { body: { events: [{ kind: 'view', listingId: first, at: 'yesterday' }] } })).status,
    ).toBe(422);
    expect(
      (
        await app.post('/activity', {
          body: { events: [{ kind: 'buy', listingId: first, at: new Date().toISOString() }] },
        })
      ).status,
    ).toBe(422);
    expect(
      (
        await app.post('/activity', {
          body: {
            events: Array.from({ length: 51 }, () => ({
              kind: 'view',
              listingId: first,
              at: new Date().toISOString(),
            })),
          },
        })
      ).status,
    ).toBe(422);
  });

  it('lists the renter’s own views, newest first, each listing once with its count', async () => {
    const renter = asRenter();
    await report(renter, [first]);
    await report(renter, [second]);
    await report(ofNewDay(renter), [first]);
    const { listings, pagination } = await viewed(renter);
    expect(listings).toMatchObject([
      { id: first, times: 2 },
      { id: second, times: 1 },
    ]);
    expect(listings[0]).not.toHaveProperty('rentThen');
    expect(pagination.total).toBe(2);
    expect((await app.get('/viewed-listings-map-markers', { as: renter })).body.count).toBe(2);
    expect((await viewed(asRenter())).listings).toEqual([]);
  });

  it('stores one row and counts every view of twenty concurrent sessions', async () => {
    const renter = asRenter();
    await Promise.all(Array.from({ length: 20 }, () => report(ofNewDay(renter), [first, second])));
    expect((await viewed(renter)).listings.map(({ times }: { times: number }) => times)).toEqual([20, 20]);
  });

  it('contains the previous rent after a change', async () => {
    const renter = asRenter();
    await report(renter, [third]);
    await app.sql('update viewed_listing v set rent_then = rent_then + 100 where user_id = $1', [renter.subject.sub]);
    const [home] = (await viewed(renter)).listings;
    expect(home.rentThen - home.rent).toBe(100);
  });

  it('marks a rented listing, and omits a suspended one', async () => {
    const renter = asRenter();
    await report(renter, [rented, first]);
    await app.sql(`update listing set status = 'rented' where public_id = $1`, [rented]);
    await sendEntitlements(app, [entitled(rented, { version: 2 })]);
    expect((await viewed(renter)).listings.find(({ id }: { id: string }) => id === rented)).toMatchObject({
      unavailable: 'rented',
    });
    await app.sql(`update listing set status = 'suspended' where public_id = $1`, [rented]);
    expect((await viewed(renter)).listings.map(({ id }: { id: string }) => id)).toEqual([first]);
  });

  it('can be cleared by its renter only', async () => {
    const [mine, theirs] = [asRenter(), asRenter()];
    await report(mine, [first]);
    await report(theirs, [first]);
    await app.delete('/viewed-listings', { as: theirs });
    expect([(await viewed(mine)).listings.length, (await viewed(theirs)).listings.length]).toEqual([1, 0]);
  });

  it('expires after half a year and contains at most 500 listings', async () => {
    const renter = asRenter();
    await report(renter, [first, second]);
    await app.sql(
      `
        update viewed_listing v set viewed_at = now() - interval '181 days' from listing l
        where l.id = v.listing_id and user_id = $1 and l.public_id = $2`,
      [renter.subject.sub, first],
    );
    expect((await viewed(renter)).listings).toMatchObject([{ id: second }]);
    for (const statement of activitySweeps) await app.sql(statement);
    expect(await app.sql('select 1 from viewed_listing where user_id = $1', [renter.subject.sub])).toHaveLength(1);
    await app.sql(
      `
        insert into listing (public_id, slug, company_id, owner_user_id, status, title, description, lang, rental_type,
          listing_kind, street, city_id, postal_code, latitude, longitude, beds, baths_full, rent, rent_monthly,
          currency,
        available_date, lease_term, furnished, parking_type, laundry, listed_at, refreshed_at)
      select 'y' || lpad(n::text, 9, '0'), slug, company_id, owner_user_id, 'draft', title, description, lang,
        rental_type, listing_kind, street, city_id, postal_code, latitude, longitude, beds, baths_full, rent,
        rent_monthly, currency,
        available_date, lease_term, furnished, parking_type, laundry, listed_at, refreshed_at
        from listing, generate_series(1, 500) n where public_id = $1`,
      [first],
    );
    await app.sql(
      `
        insert into viewed_listing select $1, id, now() - interval '1 day', 1, 900 from listing
        where public_id like 'y%'`,
      [renter.subject.sub],
    );
    const other = asRenter();
    await app.sql(
      `
        insert into viewed_listing select $1, id, now() - interval '2 days', 1, 900 from listing
        where public_id like 'y%'`,
      [other.subject.sub],
    );
    await report(renter, [third]);
    for (const {
      subject: { sub },
    } of [renter, other])
      expect(await app.sql('select 1 from viewed_listing where user_id = $1', [sub])).toHaveLength(500);
    expect((await viewed(renter)).listings.slice(0, 2)).toMatchObject([{ id: third }, { id: second }]);
  });
});
