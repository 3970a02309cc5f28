import { randomUUID } from 'node:crypto';
import type { SupportCompanyListings } from '@porchlight/contracts/catalog';
import { asLandlord, asRenter, asService, asStaff, guest, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { startCatalog } from '../testing/start-catalog.ts';

const market = aMarket(40);
const companyId = market.homes[0]!.companyId;
const ids = market.homes.filter((home) => home.companyId === companyId).map(({ publicId }) => publicId);
const staff = asStaff(['showCompany'], 'support');

let app: TestApp;
beforeAll(async () => {
  app = await startCatalog(market);
}, 60_000);
afterAll(() => app.stop());

const listed = async (id: string) =>
  (await app.get(`/support/company-listings/${id}`, { as: staff })).body as SupportCompanyListings;

describe('SUPPORT-COMPANY-5: the homes on the record of a company', () => {
  it('are its own, live ones first, without deleted ones', async () => {
    const [paused, deleted] = ids as [string, string];
    await app.sql('delete from listing_search where id = (select id from listing where public_id = $1)', [paused]);
    await app.sql(`update listing set status = 'paused' where public_id = $1`, [paused]);
    await app.sql(`update listing set status = 'deleted', deleted_at = now() where public_id = $1`, [deleted]);
    const { listings, counts } = await listed(companyId);
    const others = ids.filter((id) => id !== deleted && id !== paused);
    expect(counts).toEqual({ listings: ids.length - 1, live: ids.length - 2 });
    expect(listings).toHaveLength(Math.min(10, ids.length - 1));
    const shownOthers = listings.filter(({ id }) => id !== paused);
    expect(shownOthers.every(({ id, isLive }) => isLive && others.includes(id))).toBe(true);
    expect(listings.findIndex(({ isLive }) => !isLive)).toBe(ids.length <= 11 ? listings.length - 1 : -1);
  });
  it('are none for a company that catalog does not know', async () => {
    expect(await listed(randomUUID())).toEqual({ listings: [], counts: { listings: 0, live: 0 } });
  });
  it('are of staff with the permission only', async () => {
    const statuses = await Promise.all(
      [guest, asRenter(), asLandlord(), asStaff(['showListings'])].map(
        async (as) => (await app.get(`/support/company-listings/${companyId}`, { as })).status,
      ),
    );
    expect(statuses).toEqual([401, 403, 403, 403]);
  });
});

describe('SUPPORT-COMPANY-7: the active listings of listed companies', () => {
  const count = (as: typeof guest) =>
    app.post('/internal/companies/live-listings', { as, body: { companyIds: [companyId, randomUUID()] } });

  it('are counted for accounts only, and companies without one are omitted', async () => {
    const { live } = (await listed(companyId)).counts;
    expect((await count(asService('accounts'))).body).toEqual({ companies: [{ companyId, live }] });
    for (const as of [asService('commerce'), staff]) expect((await count(as)).status).toBeGreaterThanOrEqual(400);
  });
});
