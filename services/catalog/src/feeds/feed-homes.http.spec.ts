import { randomUUID } from 'node:crypto';
import type { CompanyFeeds, OwnListing, ReviewedListing } from '@porchlight/contracts/catalog';
import { asLandlord, asStaff, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { startCatalog } from '../testing/start-catalog.ts';
import { startPartner, type Partner } from './testing/a-partner.ts';
import { administrator, feedsIn, someRows, support, type SavedFeed } from './testing/feeds-in.ts';

const market = aMarket(6);
const company = market.companies[0]!;
let app: TestApp;
let partner: Partner;
beforeAll(async () => {
  partner = await startPartner();
  app = await startCatalog(market, undefined, { LOCAL_FEED_ORIGINS: partner.origin });
  await app.sql('insert into landlord (person_id, company_id) select $1, id from company where public_id = $2', [
    randomUUID(),
    company.id,
  ]);
});
afterAll(async () => {
  await app.stop();
  partner.stop();
});

const { aFeed, runWith, listingsOf } = feedsIn(
  () => app,
  () => partner,
  company.id,
);
const recordOf = async (id: string) =>
  (await app.get(`/support/listings/${id}`, { as: asStaff(['showListings'], 'support') })).body as ReviewedListing;
/** A home of the feed, and its landlord. */
async function aHomeOf(feed: SavedFeed) {
  await runWith(feed, someRows(1));
  const [{ id } = { id: '' }] = await listingsOf(feed);
  const [{ owner } = { owner: '' }] = await app.sql<{ owner: string }>(
    'select owner_user_id as owner from listing where public_id = $1',
    [id],
  );
  return { id, as: asLandlord(owner) };
}
const own = async ({ id, as }: Awaited<ReturnType<typeof aHomeOf>>) =>
  (await app.get(`/elandlord/listings/${id}`, { as })).body.listing as OwnListing;
const remove = async ({ id, version }: SavedFeed) =>
  (await app.delete(`/admin/feeds/${id}`, { as: administrator, body: { version } })).status;

describe('FEED-12: a home of a feed', () => {
  it('has its feed, its id there and the fields that a person edited on the record of support', async () => {
    const feed = await aFeed();
    const home = await aHomeOf(feed);
    const facts = { id: feed.id, name: 'Maple Homes', isRemoved: false, externalId: '1' };
    expect((await recordOf(home.id)).feed).toEqual({ ...facts, pinnedFields: [] });
    const { version } = await own(home);
    const { status } = await app.patch('/elandlord/listings', {
      as: home.as,
      body: { id: home.id, version, rent: 1_333, beds: 3 },
    });
    expect(status).toBe(200);
    expect((await recordOf(home.id)).feed).toEqual({ ...facts, pinnedFields: ['beds', 'rent'] });
  });
  it('has the id of the file where several homes share one', async () => {
    const home = await aHomeOf(await aFeed({ identity: 'id-and-size' }));
    expect((await recordOf(home.id)).feed?.externalId).toBe('1');
  });
  it('names its feed to its landlord, until the feed is removed', async () => {
    const feed = await aFeed({ name: 'Nightly file' });
    const home = await aHomeOf(feed);
    expect((await own(home)).feedName).toBe('Nightly file');
    expect(await remove(feed)).toBe(200);
    expect(await own(home)).not.toHaveProperty('feedName');
    expect((await recordOf(home.id)).feed).toMatchObject({ name: 'Nightly file', isRemoved: true });
  });
  it('is not one that a landlord entered', async () => {
    const { publicId, ownerUserId } = market.homes[0]!;
    expect(await recordOf(publicId)).not.toHaveProperty('feed');
    expect(await own({ id: publicId, as: asLandlord(ownerUserId) })).not.toHaveProperty('feedName');
  });
});

describe('the feeds of a company', () => {
  const other = market.companies[1]!;
  const feedsOf = (id: string, as = support) => app.get(`/support/company-feeds/${id}`, { as });
  it('are listed by name with their health and their homes, without removed ones', async () => {
    await app.sql('insert into landlord (person_id, company_id) select $1, id from company where public_id = $2', [
      randomUUID(),
      other.id,
    ]);
    expect((await feedsOf(other.id)).body).toEqual({ feeds: [] });
    const second = await aFeed({ company: other.id, name: 'Second' });
    const first = await aFeed({ company: other.id, name: 'First' });
    await remove(await aFeed({ company: other.id, name: 'Removed' }));
    await runWith(second, someRows(2));
    // Without a day of its next run it stays as it is.
    await app.sql('update feed set is_active = true where id = $1', [first.id]);
    const { feeds } = (await feedsOf(other.id)).body as CompanyFeeds;
    expect(feeds).toEqual([
      { id: first.id, name: 'First', health: 'none', isActive: true, homes: 0 },
      { id: second.id, name: 'Second', health: 'ok', isActive: false, homes: 2 },
    ]);
  });
  it('are read by those who may see the logs of feeds only', async () => {
    expect((await feedsOf(other.id, asStaff(['showCompany'], 'support'))).status).toBe(403);
    expect((await feedsOf(randomUUID())).body).toEqual({ feeds: [] });
  });
});
