import { randomUUID } from 'node:crypto';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { asLandlord, asRenter, asService, guest, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { aDraft, aLandlord } from '../testing/drafts.ts';
import { entitled, startCatalog } from '../testing/start-catalog.ts';

const market = aMarket(12);
const homes = market.homes.map((home) => Object.assign(home, { companyId: market.homes[0]!.companyId }));
const owner = homes[0]!.ownerUserId;
for (const home of homes) home.ownerUserId = owner;
let app: TestApp;
let used = 0;
beforeAll(async () => {
  app = await startCatalog(
    market,
    homes.map(({ publicId }) => entitled(publicId)),
  );
}, 60_000);
afterAll(() => app.stop());

/** Returns the id of a listing that no other test changes. */
const aListingId = () => homes[used++]!.publicId;
const read = async (id: string, as = asLandlord(owner)) => app.get(`/elandlord/listings/${id}`, { as });
const stored = async (id: string) => (await read(id)).body.listing as OwnListing;
const change = (body: object, as = asLandlord(owner)) => app.patch('/elandlord/listings', { as, body });
const changed = async (id: string, fields: object) => {
  const response = await change({ id, version: (await stored(id)).version, ...fields });
  return { status: response.status, ...(response.body as { listing?: OwnListing; code?: string; errors?: object }) };
};
const onPage = async (id: string) => (await app.get(`/listing/${id}`)).body.listing as Record<string, unknown>;

const title = 'Sunny corner home near the station';
const description = `${'A bright home with a large kitchen and a quiet bedroom. '.repeat(3)}Écrivez-nous.`;

describe('a listing that its landlord edits', () => {
  it('is returned with every field, its exact address and its history', async () => {
    const id = aListingId();
    await app.sql('update listing set hides_exact_address = true, deposit = null where public_id = $1', [id]);
    const listing = await stored(id);
    expect(listing).toMatchObject({
      id,
      version: 1,
      status: 'active',
      isLive: true,
      rentFrequency: 'month',
      hideExactAddress: true,
      url: expect.stringContaining(id),
      priceHistory: [],
      changes: [],
    });
    expect([listing.street, listing.photos.length > 0, 'deposit' in listing]).toEqual([homes[0]!.street, true, false]);
  });

  it('is saved and public at once: page, search and map', async () => {
    const id = aListingId();
    const { status, listing } = await changed(id, { title, description, beds: 4, petPolicies: ['cats'], sqft: null });
    expect([status, listing]).toMatchObject([200, { title, description, beds: 4, version: 2, isLive: true }]);
    expect(listing).not.toHaveProperty('sqft');
    expect(await onPage(id)).toMatchObject({ title, description, beds: 4, petPolicies: ['cats'], sqft: null });
    const { listings } = (await app.get(`/listings?keyword=${encodeURIComponent('sunny corner')}`)).body;
    expect((listings as { id: string }[]).map((found) => found.id)).toContain(id);
  });

  it('keeps what is not sent, and records each change with the names of its fields', async () => {
    const id = aListingId();
    const before = await stored(id);
    await changed(id, { title });
    const { listing } = await changed(id, { furnished: 'partial', amenities: ['balcony'] });
    expect({ ...listing, changes: [], updatedAt: '', expiresAt: '' }).toEqual({
      ...before,
      title,
      furnished: 'partial',
      amenities: ['balcony'],
      version: 3,
      changes: [],
      updatedAt: '',
      expiresAt: '',
    });
    expect(listing!.changes.map(({ fields }) => fields)).toEqual([['amenities', 'furnished'], ['title']]);
  });

  it('stays as it is when nothing differs', async () => {
    const id = aListingId();
    const { title: same, fees, amenities } = await stored(id);
    const { listing } = await changed(id, { title: `  ${same} `, fees, amenities });
    expect([listing!.version, listing!.changes]).toEqual([1, []]);
  });

  it('shows a changed rent per month to visitors, with the old one in its history', async () => {
    const id = aListingId();
    const { rent } = await stored(id);
    const { listing } = await changed(id, { rent: 450, rentFrequency: 'week' });
    expect(listing).toMatchObject({ rent: 450, rentFrequency: 'week', priceHistory: [{ old: rent, new: 1_950 }] });
    expect(await onPage(id)).toMatchObject({ rent: 1_950, priceHistory: [{ old: rent, new: 1_950 }] });
    await changed(id, { rent: 1_950, rentFrequency: 'month' });
    expect((await stored(id)).priceHistory).toHaveLength(1);
  });

  it('keeps the latest 100 rents', async () => {
    const id = aListingId();
    await app.sql(
      `insert into price_change (listing_id, changed_at, old_rent, new_rent)
      select id, now() - n * interval '1 hour', 1000, 1001 from listing, generate_series(1, 150) n where public_id = $1`,
      [id],
    );
    const { listing } = await changed(id, { rent: 1_234 });
    expect([listing!.priceHistory.length, listing!.priceHistory.at(-1)!.new]).toEqual([100, 1_234]);
  });

  it('keeps 20 changes', async () => {
    const id = aListingId();
    for (let at = 0; at < 22; at += 1) await changed(id, { rent: 1_000 + at });
    expect((await stored(id)).changes).toHaveLength(20);
    expect(
      await app.sql('select 1 from listing_change h join listing l on l.id = h.listing_id where public_id = $1', [id]),
    ).toHaveLength(20);
  });

  it('is not overwritten from a second window: the first version stays', async () => {
    const id = aListingId();
    const [one, two] = await Promise.all(
      ['Quiet home by the river bank', 'Quiet home by the old mill'].map((text) =>
        change({ id, version: 1, title: text }),
      ),
    );
    const [won, lost] = one!.status === 200 ? [one, two] : [two, one];
    expect([won!.status, lost!.status, lost!.body.code]).toEqual([200, 409, 'version-conflict']);
    expect(lost!.body.current).toMatchObject({ id, version: 2, title: won!.body.listing.title });
    expect((await stored(id)).title).toBe(won!.body.listing.title);
  });

  it.each([
    ['a short title', { title: 'Home' }, 'title'],
    ['a title of spaces', { title: `${' '.repeat(12)}Home` }, 'title'],
    ['a title in capitals', { title: 'GREAT HOME NEAR THE PARK' }, 'title'],
    ['contact details', { description: `${description} Call 416 555 0123.` }, 'description'],
    ['words that exclude families', { description: `${description} No children, please.` }, 'description'],
    ['a short description', { description: 'Nice.' }, 'description'],
    ['a rent of nothing', { rent: 0 }, 'rent'],
    ['a rent of little a month', { rent: 100, rentFrequency: 'year' }, 'rent'],
    ['a lower highest rent', { rent: 2_000, rentMax: 1_900 }, 'rentMax'],
    ['a lease that ends before it starts', { leaseMinMonths: 12, leaseMaxMonths: 6 }, 'leaseMaxMonths'],
    ['a home without a bath', { bathsFull: 0, bathsHalf: 0, listingKind: 'entire' }, 'bathsFull'],
    ['a day long ago', { availableDate: '2020-01-01' }, 'availableDate'],
    ['a largest size below the size', { sqft: 900, sqftMax: 800 }, 'sqftMax'],
    ['a fee for no parking', { parkingType: 'none', parkingFee: 50 }, 'parkingFee'],
    ['a utility that is paid twice', { utilities: ['heat'], utilitiesTenantPays: ['heat'] }, 'utilitiesTenantPays'],
    ['words that exclude families in a note on viewings', { viewingNotes: 'Adults only.' }, 'viewingNotes'],
    ['words that exclude families in a note', { petNote: 'Cats, but no children.' }, 'petNote'],
    ['an unknown amenity', { amenities: ['moat'] }, 'amenities'],
    ['no rent', { rent: null }, 'rent'],
    ['a field of others', { ownerUserId: owner }, 'ownerUserId'],
    ['its status', { status: 'active' }, 'status'],
  ])('refuses %s by its field', async (_, fields, field) => {
    const response = await changed(homes[0]!.publicId, fields);
    expect([response.status, Object.keys(response.errors ?? {})]).toEqual([422, [field]]);
  });

  it('that staff stopped cannot be changed; a deleted one is unknown', async () => {
    const id = aListingId();
    await app.sql(`update listing set status = 'suspended' where public_id = $1`, [id]);
    expect(await changed(id, { title })).toMatchObject({ status: 409, code: 'listing-locked' });
    expect((await change({ id, version: 1, title }, asLandlord(randomUUID()))).status).toBe(404);
    await app.sql(`update listing set status = 'deleted' where public_id = $1`, [id]);
    expect((await read(id)).status).toBe(404);
    expect((await change({ id, version: 1, title })).status).toBe(404);
  });

  it('is a draft only for a landlord without a confirmed address', async () => {
    const id = aListingId();
    const { issuer, subject } = asLandlord(owner);
    const unverified = {
      issuer,
      subject: { ...subject, perms: (subject.perms ?? []).filter((name) => name !== 'viewLeads') },
    };
    expect((await change({ id, version: 1, title }, unverified)).status).toBe(403);
    await aLandlord(app, { personId: owner });
    const draft = await aDraft(app, owner);
    expect((await change({ id: draft.id, version: 1, title }, unverified)).status).toBe(200);
  });

  it('is unknown to other landlords, and refused to everyone else', async () => {
    const id = aListingId();
    const stranger = asLandlord(randomUUID());
    expect((await read(id, stranger)).status).toBe(404);
    expect((await change({ id, version: 1, title }, stranger)).status).toBe(404);
    for (const [as, status] of [
      [guest, 401],
      [asRenter(owner), 403],
      [asService('commerce'), 401],
    ] as const) {
      expect((await read(id, as as never)).status).toBe(status);
      expect((await change({ id, version: 1, title }, as as never)).status).toBe(status);
    }
    expect((await stored(id)).version).toBe(1);
  });
});
