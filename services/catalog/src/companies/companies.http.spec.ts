import { randomUUID } from 'node:crypto';
import { asService, asStaff, guest, type Actor, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { startCatalog } from '../testing/start-catalog.ts';

const market = aMarket(40);
const [companyId, otherId] = market.companies.map(({ id }) => id) as [string, string];
const listings = market.homes.filter((listing) => listing.companyId === companyId);
const [first] = listings.map(({ publicId }) => publicId) as [string];

describe('changes of a company', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startCatalog({ ...market, homes: market.homes.map((listing) => ({ ...listing, verified: false })) });
  }, 60_000);
  afterAll(async () => {
    await app.stop();
  });

  const report = (over: object, as: Actor = asService('accounts')) =>
    app.post('/internal/events', {
      as,
      body: {
        key: randomUUID(),
        name: 'company.changed',
        at: new Date().toISOString(),
        payload: { companyId, version: 1, name: 'Maple Homes', verifiedLevel: 0, languages: ['en'], ...over },
      },
    });
  const settled = async () => {
    while ((await app.sql(`select 1 from job where name = 'companies.refresh-listings'`)).length > 0)
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
  };
  const companyOf = async (id: string) => (await app.get(`/listing/${id}`)).body.listing.company;
  const documents = () =>
    app.sql<{ isOwn: boolean; isVerified: boolean; rank: number }>(
      `select co.public_id = $1 as "isOwn", (s.card::jsonb ->> 'verified')::boolean as "isVerified", s.rank
       from listing_search s join company co on co.id = s.company_id order by s.id`,
      [companyId],
    );

  it('are shown on the pages, cards and ranks of its own listings', async () => {
    const before = await documents();
    await report({ version: 5, name: 'Oak Homes', verifiedLevel: 2, languages: ['en', 'fr'] });
    await settled();
    expect(await companyOf(first)).toMatchObject({ name: 'Oak Homes', verified: true, languages: ['en', 'fr'] });
    const after = await documents();
    expect(after.filter(({ isOwn }) => isOwn)).toHaveLength(listings.length);
    for (const [at, { isOwn, isVerified, rank }] of after.entries()) {
      expect(isVerified).toBe(isOwn);
      if (isOwn) expect(rank).toBeGreaterThan(before[at]!.rank);
      else expect(rank).toBe(before[at]!.rank);
    }
    await report({ version: 6, name: 'Oak Homes', verifiedLevel: 1 });
    await settled();
    expect(await documents()).toEqual(before);
  });

  it('show a logo on the pages of its listings until it is removed', async () => {
    const logoId = randomUUID();
    await report({ version: 7, logoId });
    expect(await companyOf(first)).toMatchObject({ logo: `/photos/companies/${logoId}` });
    await report({ version: 8 });
    expect((await companyOf(first)).logo).toBeUndefined();
  });

  it('apply in the order of their versions, not of arrival', async () => {
    await report({ version: 10, name: 'Newest' });
    await report({ version: 9, name: 'Older' });
    await report({ version: 10, name: 'Repeated' });
    expect(await companyOf(first)).toMatchObject({ name: 'Newest' });
  });

  it('reach all listings of a company with many, a batch after another', async () => {
    await app.sql(
      `update listing set company_id = (select id from company where public_id = $1), is_verified = false`,
      [otherId],
    );
    await app.sql(
      `
        insert into listing (public_id, slug, company_id, owner_user_id, status, title, description, lang, rental_type,
          listing_kind, street, city_id, postal_code, latitude, longitude, beds, baths_full, rent, rent_monthly,
          currency,
        available_date, lease_term, furnished, parking_type, laundry, listed_at, refreshed_at)
      select 'z' || lpad(n::text, 9, '0'), slug, company_id, owner_user_id, 'active', title, description, lang,
        rental_type, listing_kind, street, city_id, postal_code, latitude, longitude, beds, baths_full, rent,
        rent_monthly, currency,
        available_date, lease_term, furnished, parking_type, laundry, listed_at, refreshed_at
        from listing, generate_series(1, 450) n where public_id = $1`,
      [first],
    );
    await report({ companyId: otherId, verifiedLevel: 3 });
    await settled();
    expect(await app.sql('select is_verified as "isVerified", count(*)::int as n from listing group by 1')).toEqual([
      { isVerified: true, n: 490 },
    ]);
  });

  it('are stored for a company without listings', async () => {
    const unknownId = randomUUID();
    await report({ companyId: unknownId, name: 'New Homes' });
    expect(await app.sql('select name, version from company where public_id = $1', [unknownId])).toEqual([
      { name: 'New Homes', version: 1 },
    ]);
  });

  it('are accepted from accounts only', async () => {
    for (const as of [guest, asService('commerce')])
      expect((await report({ version: 99, name: 'Forged' }, as)).status).toBeGreaterThanOrEqual(400);
    expect(await companyOf(first)).not.toMatchObject({ name: 'Forged' });
  });
});

describe('the listings of a company', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startCatalog(market);
  }, 60_000);
  afterAll(() => app.stop());

  const counts = async (id: string) =>
    (await app.get(`/admin/company-listings/${id}`, { as: asStaff(['viewCompanies']) })).body;
  const countForAccounts = async (id: string) =>
    (await app.get(`/internal/companies/${id}/listing-count`, { as: asService('accounts') })).body;

  it('are counted for staff and for accounts, without those that are deleted', async () => {
    const [paused, deleted] = listings.map(({ publicId }) => publicId) as [string, string];
    const all = listings.length;
    expect(await counts(companyId)).toEqual({ listings: all, live: all });
    await app.sql(`update listing set status = 'paused' where public_id = $1`, [paused]);
    await app.sql(`update listing set status = 'deleted', deleted_at = now() where public_id = $1`, [deleted]);
    expect(await counts(companyId)).toEqual({ listings: all - 1, live: all - 2 });
    expect(await countForAccounts(companyId)).toEqual({ listings: all - 1 });
    expect(await counts(randomUUID())).toEqual({ listings: 0, live: 0 });
  });
});
