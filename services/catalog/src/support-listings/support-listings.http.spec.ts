import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  supportListingFilters,
  supportListingsPerPage,
  type SupportListingFilter,
  type SupportListings,
  type SupportListingSearchResult,
} from '@porchlight/contracts/catalog';
import { asLandlord, asRenter, asStaff, guest, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { entitled, startCatalog } from '../testing/start-catalog.ts';
import { supportSearchSql } from './listing-search.ts';
import { listStatementsOf } from './list-statements.ts';

const market = aMarket(40);
const ids = market.homes.map(({ publicId }) => publicId);
const [expired, suspended, stale, photoless, reported, gone, draft, , imported] = ids as [
  string,
  ...string[],
] as string[];
const featured = ids[7] as string;
const landlordOf = (id: string) => market.homes.find(({ publicId }) => publicId === id)?.ownerUserId ?? '';
const staff = asStaff(['showListings'], 'support');

/** What the stand-in for accounts responds. */
const landlords = { isDown: false, found: [] as string[] };
let accounts: Server;
let app: TestApp;
beforeAll(async () => {
  accounts = createServer((request, response) => {
    response.statusCode = landlords.isDown ? 503 : 200;
    response.setHeader('content-type', 'application/json');
    const names = [{ personId: landlordOf(featured), name: 'Leila H.' }];
    const isSearch = request.url?.includes('/search') === true;
    response.end(JSON.stringify(isSearch ? { personIds: landlords.found } : { landlords: names }));
  });
  await new Promise<void>((resolve) => accounts.listen(0, '127.0.0.1', resolve));
  app = await startCatalog(
    market,
    ids.map((id) => entitled(id, { featured: id === featured })),
    { ACCOUNTS_URL: `http://127.0.0.1:${(accounts.address() as AddressInfo).port}` },
  );
  const set = (id: string | undefined, values: string) =>
    app.sql(`update listing set ${values} where public_id = $1`, [id]);
  await app.sql(`update listing set refreshed_at = now(), published_at = now()`);
  await set(expired, `status = 'expired', closed_at = now()`);
  await set(suspended, `status = 'suspended'`);
  await set(stale, `refreshed_at = now() - interval '40 days', published_at = now() - interval '40 days'`);
  await set(gone, `status = 'deleted'`);
  await set(draft, `status = 'draft', published_at = null, title = '', street = '3 Draft Lane', unit_number = null`);
  await app.sql('delete from listing_search where public_id = any($1)', [[expired, suspended, gone, draft]]);
  await app.sql('delete from listing_photo where listing_id = (select id from listing where public_id = $1)', [
    photoless,
  ]);
  await app.sql('update listing set is_from_feed = true where public_id = any($1)', [[imported, gone]]);
  await app.sql('insert into reported_listing (listing_id, severity) select id, 1 from listing where public_id = $1', [
    reported,
  ]);
  await app.sql(
    `insert into listing_review (listing_id, risk, reasons, decision, decided_at)
     select id, 62, '[]', 'automatic', now() from listing where public_id = $1`,
    [featured],
  );
}, 60_000);
afterAll(async () => {
  await app.stop();
  accounts.close();
});

const page = async (filter: SupportListingFilter, after?: string) =>
  (await app.get(`/support/listings?filter=${filter}${after === undefined ? '' : `&after=${after}`}`, { as: staff }))
    .body as SupportListings;
const search = async (text: string) =>
  (await app.get(`/support/listings-of-search?search=${encodeURIComponent(text)}`, { as: staff }))
    .body as SupportListingSearchResult;
const found = async (text: string) => (await search(text)).listings.map(({ id }) => id);

describe('SUPPORT-LISTING-1: the lists of listings', () => {
  it.each([
    ['featured', [featured]],
    ['reported', [reported]],
    ['expired', [expired]],
    ['suspended', [suspended]],
    ['stale', [stale]],
    ['no-photos', [photoless]],
    ['feed', [imported]],
  ] as const)('show those that are %s', async (filter, expected) => {
    expect(await page(filter)).toMatchObject({ listings: expected.map((id) => ({ id })), total: 1, isMore: false });
  });
  it('show what identifies a listing, its landlord and its risk', async () => {
    const home = market.homes.find(({ publicId }) => publicId === featured);
    expect((await page('featured')).listings).toEqual([
      {
        id: featured,
        title: home?.title,
        lang: home?.lang,
        status: 'active',
        isLive: true,
        isFeatured: true,
        address: expect.stringContaining(home?.street ?? ''),
        city: expect.any(String),
        province: expect.stringMatching(/^[A-Z]{2}$/),
        company: expect.any(String),
        companyId: home?.companyId,
        landlord: { id: home?.ownerUserId, name: 'Leila H.' },
        risk: 62,
        listedAt: expect.any(String),
        confirmedAt: expect.any(String),
        photo: expect.objectContaining({ url: expect.stringContaining('/photos/') }),
      },
    ]);
  });
  it('continue after the last listing of a page, also when listings are added meanwhile', async () => {
    const first = await page('all');
    expect([first.listings.length, first.isMore, first.total]).toEqual([supportListingsPerPage, true, 39]);
    const second = await page('all', first.listings.at(-1)?.id);
    const all = [...first.listings, ...second.listings].map(({ id }) => id);
    expect([new Set(all).size, second.isMore]).toEqual([39, false]);
    expect(all).not.toContain(gone);
    expect(all).toContain(draft);
  });
  it('name a draft without a title by its address', async () => {
    const all = [
      ...(await page('all')).listings,
      ...(await page('all', (await page('all')).listings.at(-1)?.id)).listings,
    ];
    expect(all.find(({ id }) => id === draft)).toMatchObject({ title: '3 Draft Lane', status: 'draft', isLive: false });
  });
  it('stay without the names of landlords while accounts does not respond', async () => {
    landlords.isDown = true;
    const { listings } = await page('featured');
    landlords.isDown = false;
    expect(listings.map(({ landlord }) => landlord)).toEqual([{ id: landlordOf(featured) }]);
  });
  it('refuse an unknown filter, and callers without the permission', async () => {
    expect((await app.get('/support/listings?filter=pending', { as: staff })).status).toBe(422);
    const statuses = await Promise.all(
      [guest, asRenter(), asLandlord(landlordOf(featured)), asStaff(['showCompany'])].map(
        async (as) => (await app.get('/support/listings?filter=none', { as })).status,
      ),
    );
    expect(statuses).toEqual([401, 403, 403, 403]);
  });
});

describe('SUPPORT-LISTING-2: the search of listings', () => {
  it('finds by id, title and address', async () => {
    await app.sql(`update listing set title = 'Élégant loft', street = '4417 Rue Saint-Étienne' where public_id = $1`, [
      featured,
    ]);
    for (const text of [` ${featured.toUpperCase()} `, 'elegant', '4417 rue saint-etienne'])
      expect(await found(text)).toEqual([featured]);
  });
  it('finds the listings of a landlord, without the deleted ones', async () => {
    const landlord = randomUUID();
    await app.sql('update listing set owner_user_id = $1 where public_id = any($2)', [
      landlord,
      [gone, stale, expired],
    ]);
    landlords.found = [landlord];
    const owned = await found('leila@example.com');
    landlords.found = [];
    expect(owned.sort()).toEqual([stale, expired].sort());
  });
  it('says that landlords are not searched while accounts does not respond', async () => {
    landlords.isDown = true;
    const result = await search('elegant');
    landlords.isDown = false;
    expect([result.hasLandlords, result.listings.map(({ id }) => id)]).toEqual([false, [featured]]);
  });
  it.each(['%%%', '___', '   ', '日本語'])('reads %s as text, which begins no listing', async (text) => {
    expect(await found(text)).toEqual([]);
  });
  it.each(['ab', 'a'.repeat(101)])('refuses %j: 3 to 100 characters', async (text) => {
    expect((await app.get(`/support/listings-of-search?search=${text}`, { as: staff })).status).toBe(422);
  });
});

describe('in a market of 20,000 listings', () => {
  beforeAll(async () => {
    await app.sql(
      `insert into listing (public_id, slug, company_id, owner_user_id, status, title, description, lang, rental_type,
        listing_kind, street, city_id, postal_code, latitude, longitude, beds, baths_full, rent, rent_monthly, currency,
        available_date, lease_term, furnished, parking_type, laundry, listed_at, refreshed_at, has_photos, is_from_feed)
      select 'z' || lpad(n::text, 9, '0'), slug, company_id, gen_random_uuid(),
        (array['active', 'active', 'active', 'expired', 'suspended', 'paused', 'rented', 'deleted'])[n % 8 + 1],
        'Large market ' || n, description, lang, rental_type, listing_kind, n || ' Large Street', city_id, postal_code,
        latitude, longitude, beds, baths_full, rent, rent_monthly, currency, available_date, lease_term, furnished,
        parking_type, laundry, listed_at, now() - n * interval '1 minute' * 5, n % 50 > 0, n % 50 = 0
      from listing, generate_series(1, 20000) n where public_id = $1`,
      [featured],
    );
    await app.sql(
      `insert into reported_listing (listing_id, severity) select id, 1 from listing where public_id like 'z%' and id % 40 = 0`,
    );
    await app.sql(
      `insert into listing_search select (jsonb_populate_record(s, jsonb_build_object('id', l.id,
        'public_id', l.public_id, 'featured', l.id % 40 = 0))).* from listing_search s, listing l
       where s.public_id = $1 and l.public_id like 'z%' and l.status = 'active'`,
      [featured],
    );
    await app.sql('analyze listing, listing_search, reported_listing');
  }, 60_000);

  const planOf = async (sql: string, values: readonly unknown[]) =>
    (await app.sql<{ 'QUERY PLAN': string }>(`explain (analyze, timing off) ${sql}`, values))
      .map((row) => row['QUERY PLAN'])
      .join('\n');

  it.each(supportListingFilters)('a page of %s reads an index, and no more rows than are shown', async (filter) => {
    const first = await page(filter);
    expect([first.listings.length, first.isMore]).toEqual([supportListingsPerPage, true]);
    const [position] = await app.sql<{ id: string; confirmed: string }>(
      `select id::text as id, greatest(refreshed_at, published_at, reopened_at)::text as confirmed from listing
       where public_id = $1`,
      [first.listings.at(-1)?.id],
    );
    const { page: sql, valuesOf } = listStatementsOf(filter);
    for (const values of [valuesOf(), valuesOf(position)]) {
      const plan = await planOf(sql, values);
      expect(plan).not.toMatch(/Seq Scan|Sort/);
      expect(plan).toMatch(/Index (Only )?Scan.*actual rows=26(\.\d+)? loops=1/);
    }
  });
  it('a list is counted up to 1,001', async () => {
    expect((await page('active')).total).toBe(1_001);
    const plan = await planOf(listStatementsOf('active').count, []);
    expect(plan).toMatch(/actual rows=1001(\.\d+)? loops=1/);
  });
  it('the search reads indexes', async () => {
    const plan = await planOf(supportSearchSql, [featured, 'large', [landlordOf(featured)]]);
    expect(plan).not.toMatch(/Seq Scan on listing/);
    for (const index of ['listing_title_start', 'listing_street_start', 'listing_owner_newest'])
      expect(plan).toContain(index);
    expect((await search('large')).isMore).toBe(true);
  });
});
