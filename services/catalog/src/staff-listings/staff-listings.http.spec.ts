import type { FoundListing } from '@porchlight/contracts/catalog';
import { asLandlord, asRenter, asStaff, guest, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { startCatalog } from '../testing/start-catalog.ts';
import { staffListingSearchSql } from './staff-listings.ts';

const market = aMarket(24);
const ids = market.homes.map(({ publicId }) => publicId);
const [loft, cabin, draft, gone, percent] = ids as [string, string, string, string, string];
const staff = asStaff(['showListings'], 'support');

let app: TestApp;
beforeAll(async () => {
  app = await startCatalog(market, []);
  const set = (id: string, values: string) => app.sql(`update listing set ${values} where public_id = $1`, [id]);
  await app.sql(`update listing set title = 'Same beginning ' || id, street = '77 Long Road'`);
  await set(loft, `title = 'Élégant loft on the canal', street = '4417 Rue Saint-Étienne', unit_number = '9'`);
  await set(cabin, `title = 'Cabin by the lake', street = '8 Elegant Court'`);
  await set(draft, `title = '', street = '3 Draft Lane', unit_number = null`);
  await set(gone, `title = 'Removed home', street = '5 Removed Lane', status = 'deleted'`);
  await set(percent, `title = '100%_sure deal', street = '6 Other Lane'`);
}, 60_000);
afterAll(() => app.stop());

const search = (text: string, as: typeof guest = staff) =>
  app.get(`/support/listing-search?search=${encodeURIComponent(text)}`, { as });
const found = async (text: string) => ((await search(text)).body.listings as FoundListing[]).map(({ id }) => id);

describe('the search of listings for staff', () => {
  it('finds a listing by its id, with what identifies it', async () => {
    const { status, body } = await search(` ${loft.toUpperCase()} `);
    expect(status).toBe(200);
    expect(body.listings).toEqual([
      {
        id: loft,
        title: 'Élégant loft on the canal',
        lang: expect.stringMatching(/^(en|fr)$/),
        status: 'active',
        address: '4417 Rue Saint-Étienne, 9',
        city: expect.any(String),
        province: expect.stringMatching(/^[A-Z]{2}$/),
        company: expect.any(String),
      },
    ]);
  });
  it.each([
    ['ELEGANT', [loft]],
    ['élégant loft on', [loft]],
    ['4417 rue saint-etienne', [loft]],
    ['8 elegant', [cabin]],
  ])('finds how titles and addresses begin, in any case and without accents: %s', async (text, expected) => {
    expect(await found(text)).toEqual(expected);
  });
  it('lists titles before addresses', async () => {
    await app.sql(`update listing set title = '8 elegant rooms' where public_id = $1`, [percent]);
    expect(await found('8 elegant')).toEqual([percent, cabin]);
    await app.sql(`update listing set title = '100%_sure deal' where public_id = $1`, [percent]);
  });
  it('names a draft without a title by its address', async () => {
    expect((await search('3 draft')).body.listings).toMatchObject([{ id: draft, title: '3 Draft Lane' }]);
  });
  it('does not find deleted listings', async () => {
    expect([await found('removed'), await found('5 removed'), await found(gone)]).toEqual([[], [], []]);
  });
  it.each(['%%', '__', '%legant', "'; drop table listing --", '   ', '\u{10ffff}\u{10ffff}', '日本', '\\\\'])(
    'reads %s as text, which begins no listing',
    async (text) => {
      expect(await found(text)).toEqual([]);
    },
  );
  it('finds wildcards that a title has', async () => {
    expect(await found('100%_S')).toEqual([percent]);
    expect(await found('100__s')).toEqual([]);
  });
  it('returns at most ten listings, each once', async () => {
    const all = await found('same beginning');
    expect([all.length, new Set(all).size]).toEqual([10, 10]);
    expect(new Set(await found('77 long road')).size).toBe(10);
  });
  it.each([['a'], ['a'.repeat(101)], [''], ['a\u0000b']])('refuses %j: 2 to 100 characters of text', async (text) => {
    expect((await search(text)).status).toBe(422);
  });
  it('is of staff with the permission only', async () => {
    const statuses = await Promise.all(
      [guest, asRenter(), asLandlord(market.homes[0]!.ownerUserId), asStaff(['viewUsers'])].map(
        async (as) => (await search('elegant', as)).status,
      ),
    );
    expect(statuses).toEqual([401, 403, 403, 403]);
  });
});

describe('the search in a large market', () => {
  it('reads by the indexes, and no more rows than it returns', async () => {
    await app.sql(
      `insert into listing (public_id, slug, company_id, owner_user_id, status, title, description, lang, rental_type,
        listing_kind, street, city_id, postal_code, latitude, longitude, beds, baths_full, rent, rent_monthly, currency,
        available_date, lease_term, furnished, parking_type, laundry, listed_at, refreshed_at)
      select 'z' || lpad(n::text, 9, '0'), slug, company_id, owner_user_id, 'active', 'Large market ' || n, description,
        lang, rental_type, listing_kind, n || ' Large Street', city_id, postal_code, latitude, longitude, beds,
        baths_full, rent, rent_monthly, currency, available_date, lease_term, furnished, parking_type, laundry,
        listed_at, refreshed_at
      from listing, generate_series(1, 10000) n where public_id = $1`,
      [cabin],
    );
    await app.sql('analyze listing');
    const explain = `explain (analyze, timing off) ${staffListingSearchSql}`;
    const plan = (await app.sql<{ 'QUERY PLAN': string }>(explain, [cabin, 'large'])).map((row) => row['QUERY PLAN']);
    for (const index of ['listing_title_start', 'listing_street_start'])
      expect(plan.filter((line) => line.includes(`using ${index} on listing`))).toEqual([
        expect.stringMatching(/actual rows=(10|0)(\.\d+)? loops=1/),
      ]);
    expect(plan.join('\n')).not.toMatch(/Seq Scan on listing/);
  });
});
