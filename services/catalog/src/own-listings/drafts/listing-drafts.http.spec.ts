import { randomUUID } from 'node:crypto';
import { checklistItems, type OwnListing } from '@porchlight/contracts/catalog';
import { asLandlord, asRenter, guest, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../../testing/a-market.ts';
import { aCompleteDraft, aDraft, address, aLandlord, aNewListing } from '../../testing/drafts.ts';
import { startCatalog } from '../../testing/start-catalog.ts';

let app: TestApp;
let owner: string;
beforeAll(async () => {
  app = await startCatalog(aMarket(4));
  owner = await aLandlord(app);
}, 60_000);
afterAll(() => app.stop());

const create = (body: object, ownerId = owner) => app.post('/elandlord/listings', { as: asLandlord(ownerId), body });
const change = (body: object, ownerId = owner) => app.patch('/elandlord/listings', { as: asLandlord(ownerId), body });
const offersOf = (id: string) =>
  app.sql(`select payload from job where name = 'listing.offered' and payload->>'listingId' = $1 order by id`, [id]);
/** Answers of a landlord without a confirmed address. */
function unverified(ownerId: string) {
  const { issuer, subject } = asLandlord(ownerId);
  return { issuer, subject: { ...subject, perms: (subject.perms ?? []).filter((name) => name !== 'viewLeads') } };
}

describe('a new listing', () => {
  it('is a draft of its landlord, of which commerce learns, and names the unanswered fields as missing', async () => {
    const listing = await aDraft(app, owner, { unitNumber: ' 4 ' });
    expect(listing).toMatchObject({
      status: 'draft',
      version: 1,
      isLive: false,
      title: '',
      street: '12 Bow Trail SW',
      unitNumber: '4',
      city: 'Calgary',
      cityPath: 'alberta/calgary',
      currency: 'CAD',
      photos: [],
    });
    expect(listing.missing).toEqual(checklistItems.filter((item) => item !== 'availableDate' && item !== 'pin'));
    for (const field of ['leaseTerm', 'furnished', 'laundry', 'parkingType', 'fees', 'deposit'])
      expect(listing).not.toHaveProperty(field);
    expect(await offersOf(listing.id)).toEqual([
      { payload: { listingId: listing.id, landlordId: owner, isOffered: false, version: 1 } },
    ]);
    expect((await app.get(`/listing/${listing.id}`)).status).toBe(404);
  });

  it('is made once for one key, also by requests at once', async () => {
    const body = aNewListing();
    const responses = await Promise.all(Array.from({ length: 10 }, () => create(body)));
    expect(new Set(responses.map((response) => response.body.listing.id)).size).toBe(1);
    const other = await aLandlord(app);
    expect((await create(body, other)).body.listing.id).not.toBe(responses[0]!.body.listing.id);
  });

  it('can be written before the address of the landlord is confirmed', async () => {
    const ownerId = await aLandlord(app);
    const as = unverified(ownerId);
    const body = aNewListing();
    const made = await app.patch('/elandlord/register/listing', { as, body });
    const { id, version } = made.body.listing as OwnListing;
    expect([made.status, made.body.listing.status]).toEqual([200, 'draft']);
    expect((await app.post('/elandlord/listings', { as, body })).body.listing.id).toBe(id);
    expect((await app.patch('/elandlord/listings', { as, body: { id, version, title: 'Draft' } })).status).toBe(200);
    expect(await app.post(`/elandlord/listings/${id}/submitted`, { as, body: { version: 2 } })).toMatchObject({
      status: 403,
      body: { code: 'unverified' },
    });
  });

  it.each([
    ['an unknown city', { city: 'alberta/atlantis' }, 'address.city'],
    ['a metro area', { city: 'alberta/calgary-area' }, 'address.city'],
    ['a province', { city: 'alberta' }, 'address.city'],
    ['a postal code of another country', { postalCode: '60601' }, 'address.postalCode'],
    ['a point in another city', { latitude: 53.55, longitude: -113.49 }, 'address.latitude'],
    ['no street', { street: '' }, 'address.street'],
    ['a phone number as the street', { street: 'Call 416 555 0123' }, 'address.street'],
  ])('refuses %s by its field', async (_, over, field) => {
    const { status, body } = await create(aNewListing({ address: { ...address, ...over } }));
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it.each([
    ['a home without a bath', { bathsFull: 0 }, 'bathsFull'],
    ['a day long ago', { availableDate: '2020-01-01' }, 'availableDate'],
    ['too low a rent', { rent: 99 }, 'rent'],
    ['a state', { status: 'active' }, 'status'],
  ])('refuses %s by its field', async (_, over, field) => {
    const { status, body } = await create(aNewListing(over));
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it('waits until accounts reported the landlord', async () => {
    expect(await create(aNewListing(), randomUUID())).toMatchObject({
      status: 409,
      body: { code: 'account-not-ready' },
    });
  });

  it('is refused beside fifty drafts, also to requests at once', async () => {
    const ownerId = await aLandlord(app);
    await aDraft(app, ownerId);
    await app.sql(
      `
        insert into listing (public_id, slug, company_id, owner_user_id, status, title, description, lang, rental_type,
          listing_kind,
        street, city_id, postal_code, latitude, longitude, beds, baths_full, rent, rent_monthly, currency,
          available_date, listed_at, refreshed_at)
      select 'd' || lpad(n::text, 9, '0'), slug, company_id, owner_user_id, status, title, description, lang,
        rental_type, listing_kind,
        street, city_id, postal_code, latitude, longitude, beds, baths_full, rent, rent_monthly, currency,
          available_date, listed_at, refreshed_at
      from listing, generate_series(1, 48) n where owner_user_id = $1`,
      [ownerId],
    );
    const responses = await Promise.all(Array.from({ length: 5 }, () => create(aNewListing(), ownerId)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  it('is refused to everyone but landlords', async () => {
    for (const [as, status] of [
      [guest, 401],
      [asRenter(owner), 403],
    ] as const)
      expect((await app.post('/elandlord/listings', { as, body: aNewListing() })).status).toBe(status);
  });
});

describe('a draft', () => {
  it('keeps short texts, and can move to another address and country', async () => {
    const { id, version } = await aDraft(app, owner);
    const moved = { ...address, city: 'alaska/amchitka', postalCode: '99546', latitude: 51.5, longitude: 180 };
    const { status, body } = await change({ id, version, title: 'Br', description: 'A home', address: moved });
    expect([status, body.listing]).toMatchObject([
      200,
      {
        title: 'Br',
        city: 'Amchitka',
        currency: 'USD',
        version: 2,
        changes: [],
      },
    ]);
    expect((await change({ id, version: 2, address: moved })).body.listing.version).toBe(2);
  });

  it('lacks nothing once everything is answered', async () => {
    expect((await aCompleteDraft(app, owner)).missing).toEqual([]);
  });

  it.each([
    ['availableDate', `available_date = current_date - 40`],
    ['pin', 'is_pin_confirmed = false'],
    ['photos', 'photos'],
    ['petPolicies', `pet_policies = '{}'`],
    ['title', `title = 'Short one'`],
    ['description', `description = repeat('a', 139)`],
    ['declaresFairHousing', 'declares_fair_housing = false'],
    ['deposit', 'deposit = null'],
    ['fees', 'fees = null'],
  ])('lacks %s', async (item, assignment) => {
    const { id } = await aCompleteDraft(app, owner);
    await (item === 'photos'
      ? app.sql(
          'delete from listing_photo where position = 3 and listing_id = (select id from listing where public_id = $1)',
          [id],
        )
      : app.sql(`update listing set ${assignment} where public_id = $1`, [id]));
    const { body } = await app.get(`/elandlord/listings/${id}`, { as: asLandlord(owner) });
    expect(body.listing.missing).toEqual([item]);
  });

  it('keeps its address once it was published', async () => {
    const { id, version } = await aCompleteDraft(app, owner);
    await app.sql(`update listing set status = 'active' where public_id = $1`, [id]);
    expect(await change({ id, version, address })).toMatchObject({ status: 409, body: { code: 'address-locked' } });
    expect(await change({ id, version, title: 'Short' })).toMatchObject({ status: 422 });
  });

  it('cannot leave a required answer empty once it is published: the database refuses', async () => {
    const { id } = await aDraft(app, owner);
    await expect(app.sql(`update listing set status = 'active' where public_id = $1`, [id])).rejects.toThrow(
      'listing_complete',
    );
  });
});

describe('a deleted listing', () => {
  const remove = (body: object, as = asLandlord(owner)) => app.delete('/elandlord/listings', { as, body });
  const restore = (id: string, version: number, as = asLandlord(owner)) =>
    app.post(`/elandlord/listings/${id}/restored`, { as, body: { version } });
  const listed = async (state: string) =>
    (
      (await app.get(`/elandlord/listings?state=${state}`, { as: asLandlord(owner) })).body.listings as OwnListing[]
    ).map(({ id }) => id);

  it('is unknown, but for thirty days in the list of deleted ones, and can be restored as a draft', async () => {
    const { id, version } = await aCompleteDraft(app, owner);
    expect((await remove({ id, version })).status).toBe(200);
    expect((await app.get(`/elandlord/listings/${id}`, { as: asLandlord(owner) })).status).toBe(404);
    expect([(await listed('deleted')).includes(id), (await listed('draft')).includes(id)]).toEqual([true, false]);
    const restored = await restore(id, version + 1);
    expect([restored.status, restored.body.listing]).toMatchObject([200, { status: 'draft', missing: [] }]);
    expect(await listed('draft')).toContain(id);
  });

  it('that was published is off when it is restored', async () => {
    const { id, version } = await aCompleteDraft(app, owner);
    await app.sql(`update listing set status = 'active' where public_id = $1`, [id]);
    await remove({ id, version });
    expect((await offersOf(id)).at(-1)).toMatchObject({ payload: { isOffered: false } });
    expect((await restore(id, version + 1)).body.listing).toMatchObject({ status: 'active', isLive: false });
    expect((await offersOf(id)).at(-1)).toEqual({
      payload: { listingId: id, landlordId: owner, isOffered: true, version: version + 2 },
    });
  });

  it('cannot be restored after thirty days, by others, or in another version', async () => {
    const { id, version } = await aCompleteDraft(app, owner);
    await app.sql(`update listing set status = 'active' where public_id = $1`, [id]);
    await remove({ id, version });
    expect((await restore(id, version)).status).toBe(404);
    const other = asLandlord(randomUUID());
    // The own listing would be 403 without a confirmed address.
    const perms = (other.subject.perms ?? []).filter((name) => name !== 'viewLeads');
    expect((await restore(id, version + 1, { ...other, subject: { ...other.subject, perms } })).status).toBe(404);
    await app.sql(`update listing set deleted_at = now() - interval '31 days' where public_id = $1`, [id]);
    expect((await restore(id, version + 1)).status).toBe(404);
    expect(await listed('deleted')).not.toContain(id);
  });

  it('is that of its landlord, in its version, and not while support stopped it', async () => {
    const { id, version } = await aCompleteDraft(app, owner);
    expect((await remove({ id, version }, asLandlord(randomUUID()))).status).toBe(404);
    expect(await remove({ id, version: version - 1 })).toMatchObject({
      status: 409,
      body: { code: 'version-conflict' },
    });
    await app.sql(`update listing set status = 'active' where public_id = $1`, [id]);
    expect((await remove({ id, version }, unverified(owner))).status).toBe(403);
    await app.sql(`update listing set status = 'suspended' where public_id = $1`, [id]);
    expect(await remove({ id, version })).toMatchObject({ status: 409, body: { code: 'state-refused' } });
  });
});
