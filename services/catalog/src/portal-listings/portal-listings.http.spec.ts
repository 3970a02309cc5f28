import { randomUUID } from 'node:crypto';
import type { PortalListing, PortalListingsPage } from '@porchlight/contracts/catalog';
import { asLandlord, asRenter, guest, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { entitled, sendEntitlements, startCatalog } from '../testing/start-catalog.ts';
import { countsSql, pageSql } from './portal-listings.ts';

const market = aMarket(30);
const owner = market.homes[0]!.ownerUserId;
const stranger = randomUUID();
market.homes.forEach((listing, at) => {
  listing.listedDaysAgo = at;
  if (at >= 27) listing.ownerUserId = stranger;
});
const [newest, hidden, off, ...rest] = market.homes;
Object.assign(hidden!, { hideExactAddress: true, street: '99 Secret Lane', unitNumber: '4' });
const isOff = ({ publicId }: { publicId: string }) => publicId === off!.publicId || publicId === rest[0]!.publicId;

let app: TestApp;
beforeAll(async () => {
  app = await startCatalog(
    market,
    market.homes.map((listing) =>
      entitled(listing.publicId, { enabled: !isOff(listing), featured: listing === newest }),
    ),
  );
}, 60_000);
afterAll(() => app.stop());

const list = async (query = '', userId = owner) =>
  (await app.get(`/elandlord/listings${query}`, { as: asLandlord(userId) })).body as PortalListingsPage;
const idsOf = ({ listings }: PortalListingsPage) => listings.map(({ id }) => id);
const listingOf = async ({ publicId }: { publicId: string }, query?: string) =>
  (await list(query)).listings.find(({ id }) => id === publicId) as PortalListing;

describe('the listings of a landlord', () => {
  it('are listed newest first, 25 a page', async () => {
    const first = await list();
    expect(first.pagination).toMatchObject({ total: 27, currentPage: 1, nextPages: [2], more: false });
    const second = await list('?page=2');
    expect([...idsOf(first), ...idsOf(second)]).toEqual(market.homes.slice(0, 27).map(({ publicId }) => publicId));
    expect(first.listings).toHaveLength(25);
    expect(idsOf(await list('?page=9'))).toEqual(idsOf(second));
  });
  it('are filtered by what visitors see, with the number of each', async () => {
    const shown = await list('?state=off');
    expect(idsOf(shown)).toEqual([off!.publicId, rest[0]!.publicId]);
    expect([shown.counts, shown.pagination.total]).toEqual([
      { all: 27, live: 25, off: 2, scheduled: 0, draft: 0, deleted: 0 },
      2,
    ]);
    expect(idsOf(await list('?state=live'))).not.toContain(off!.publicId);
    expect((await app.get('/elandlord/listings?state=gone', { as: asLandlord(owner) })).status).toBe(422);
  });
  it('show what the landlord needs to recognize them, and their page only while it is public', async () => {
    expect(await listingOf(newest!)).toMatchObject({
      url: expect.stringContaining(newest!.publicId),
      title: newest!.title,
      lang: 'en',
      status: 'active',
      rent: newest!.rent,
      beds: newest!.beds,
      photo: { url: '/photos/p3-living-960.webp' },
      isLive: true,
      isFeatured: true,
    });
    expect(await listingOf(off!)).toMatchObject({ isLive: false, isFeatured: false });
    expect(await listingOf(off!)).not.toHaveProperty('url');
  });
  it('show their exact address to their landlord', async () => {
    expect((await listingOf(hidden!)).address).toBe('99 Secret Lane, 4');
  });
  it('of another landlord are never listed', async () => {
    const { listings, counts } = await list('', stranger);
    expect([listings.length, counts.all]).toEqual([3, 3]);
    expect((await list('', randomUUID())).counts).toEqual({
      all: 0,
      live: 0,
      off: 0,
      scheduled: 0,
      draft: 0,
      deleted: 0,
    });
    for (const [as, status] of [
      [guest, 401],
      [asRenter(owner), 403],
    ] as const)
      expect((await app.get('/elandlord/listings', { as })).status).toBe(status);
  });
  it('follow an entitlement from commerce', async () => {
    const last = rest.at(5)!;
    await sendEntitlements(app, [entitled(last.publicId, { enabled: false, version: 2 })]);
    expect(await listingOf(last)).toMatchObject({ isLive: false });
    await sendEntitlements(app, [entitled(last.publicId, { featured: true, version: 3 })]);
    expect(await listingOf(last)).toMatchObject({ isLive: true, isFeatured: true });
  });
  it('are not live while they are not active, and are not listed once deleted', async () => {
    const [suspended, deleted] = [rest[8]!, rest[9]!];
    await app.sql(`update listing set status = 'suspended' where public_id = $1`, [suspended.publicId]);
    await app.sql(`update listing set status = 'deleted' where public_id = $1`, [deleted.publicId]);
    await sendEntitlements(
      app,
      [suspended, deleted].map(({ publicId }) => entitled(publicId, { version: 2 })),
    );
    expect(await listingOf(suspended)).toMatchObject({ status: 'suspended', isLive: false });
    expect(await listingOf(deleted)).toBeUndefined();
  });
});

describe('the listings of landlords with thousands', () => {
  const [many, some] = [randomUUID(), randomUUID()];
  const copySql = `
    insert into listing (public_id, slug, company_id, owner_user_id, status, title, description, lang, rental_type,
      listing_kind, street, city_id, postal_code, latitude, longitude, beds, baths_full, rent, rent_monthly, currency,
      available_date, lease_term, furnished, parking_type, laundry, listed_at, refreshed_at)
    select $3 || lpad(n::text, 9, '0'), slug, company_id, $2::uuid, 'active', title, description, lang, rental_type,
      listing_kind, street, city_id, postal_code, latitude, longitude, beds, baths_full, rent, rent_monthly, currency,
      available_date, lease_term, furnished, parking_type, laundry, listed_at - n * interval '1 minute', refreshed_at
    from listing, generate_series(1, $4::int) n where public_id = $1`;
  beforeAll(async () => {
    await app.sql(copySql, [newest!.publicId, some, 'y', 2_000]);
    await app.sql(copySql, [newest!.publicId, many, 'z', 30_000]);
    const published = await app.sql<{ id: string }>(
      `select public_id as id from listing where public_id between 'y' and 'z000015000'`,
    );
    await sendEntitlements(
      app,
      published.map(({ id }) => entitled(id)),
    );
    await app.sql('analyze listing');
    await app.sql('analyze listing_search');
  }, 120_000);

  const planOf = async (sql: string, values: readonly unknown[]) =>
    (await app.sql<{ 'QUERY PLAN': string }>(`explain ${sql}`, [...values])).map((row) => row['QUERY PLAN']).join('\n');

  it('are counted and paged up to 2,400', async () => {
    const { counts, pagination } = await list('?page=500', many);
    expect(counts).toEqual({ all: 2_401, live: 2_401, off: 0, scheduled: 0, draft: 0, deleted: 0 });
    expect(pagination).toMatchObject({ more: true, currentPage: 96, endOfListings: true });
  });
  it.each([
    ['counts', countsSql, []],
    ['page', pageSql, [null, 0]],
    ['page of those that are off', pageSql, ['off', 0]],
  ])('are read in the order of their index, one search document per listing: %s', async (_, sql, values) => {
    const planOfMany = await planOf(sql, [many, ...values]);
    expect(planOfMany).toMatch(/Index Scan using listing_owner_newest/);
    expect(planOfMany).not.toMatch(/Seq Scan on listing|Sort Key: l\./);
    expect(await planOf(sql, [some, ...values])).toMatch(/Index Cond: \(id = l(_\d)?\.id\)/);
  });
});
