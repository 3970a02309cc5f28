import { randomUUID } from 'node:crypto';
import type { FeedRunResult } from '@porchlight/contracts/catalog';
import { asLandlord, asStaff, guest, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { entitled, sendEntitlements, startCatalog } from '../testing/start-catalog.ts';
import { startPartner, type Partner } from './testing/a-partner.ts';
import { administrator, aRow, feedsIn, someRows, support } from './testing/feeds-in.ts';

const market = aMarket(40);
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

const feeds = feedsIn(
  () => app,
  () => partner,
  company.id,
);
const { aFeed, runWith, settled, start, approve, listingsOf, rowsOf } = feeds;
/** A feed whose first file, of homes from 1 to `count`, is imported. */
async function anImportedFeed(count: number, over: Parameters<typeof aFeed>[0] = {}) {
  const feed = await aFeed(over);
  const run = await runWith(feed, someRows(count));
  if (run.state === 'held') {
    await approve(run.id);
    await settled(run.id);
  }
  return feed;
}
const numbers = ({ created, updated, unchanged, rejected, missing, expired }: FeedRunResult) => ({
  created,
  updated,
  unchanged,
  rejected,
  missing,
  expired,
});
const none = { created: 0, updated: 0, unchanged: 0, rejected: 0, missing: 0, expired: 0 };

describe('FEED-6: a run', () => {
  it('makes a listing of each home, which is offered for the credits of an activation', async () => {
    const feed = await aFeed();
    const run = await runWith(feed, [...someRows(3), aRow(4, { rent: '' })]);
    expect(run).toMatchObject({ state: 'partial', rows: 4, created: 3, rejected: 1, applied: 4 });
    expect(run.issues).toContainEqual({ code: 'MISSING_RENT', rows: 1 });
    const listings = await listingsOf(feed);
    expect(listings.map(({ key, status, rent }) => ({ key, status, rent }))).toEqual(
      ['1', '2', '3'].map((key) => ({ key, status: 'active', rent: 1_500 })),
    );
    expect(listings[0]?.title).toBe('Condo with 2 bedrooms in Calgary');
    const offers = await app.sql(
      `select from job where name = 'listing.offered' and payload->>'turnOnFor' = '10' and payload->>'isOffered' = 'true'
        and payload->>'listingId' = any($1)`,
      [listings.map(({ id }) => id)],
    );
    expect(offers).toHaveLength(3);
  });

  it('rejects a row with bytes that no text has, and imports the others', async () => {
    const feed = await aFeed();
    const run = await runWith(feed, [aRow(1), aRow('2\0'), aRow('3\0', { city: 'Cal\0gary' })]);
    expect(run).toMatchObject({ state: 'partial', created: 1, rejected: 2 });
    expect(run.issues).toContainEqual(expect.objectContaining({ code: 'BAD_ENCODING', rows: 2 }));
    expect((await rowsOf(run.id, 'action=rejected')).map(({ externalId }) => externalId)).toEqual([
      '2\u{fffd}',
      '3\u{fffd}',
    ]);
  });

  it('fails for a company without a landlord in good standing', async () => {
    const feed = await aFeed();
    await app.sql(`update landlord set restriction = 'suspended'`);
    const run = await runWith(feed, someRows(1));
    await app.sql('update landlord set restriction = null');
    expect(run).toMatchObject({ state: 'failed', fault: 'no-landlord' });
    expect(await listingsOf(feed)).toEqual([]);
  });

  it('makes drafts where homes do not go live by themselves', async () => {
    const feed = await anImportedFeed(2, { autoEnables: false });
    expect((await listingsOf(feed)).map(({ status }) => status)).toEqual(['draft', 'draft']);
  });

  it('changes nothing when the file is the same in another order', async () => {
    const feed = await anImportedFeed(5);
    const before = await listingsOf(feed);
    const run = await runWith(feed, someRows(5).reverse());
    expect(run.state).toBe('ok');
    expect(numbers(run)).toEqual({ ...none, unchanged: 5 });
    expect(await listingsOf(feed)).toEqual(before);
  });

  it('writes what changed, with the former rent', async () => {
    const feed = await anImportedFeed(2);
    const [{ id } = { id: '' }] = await listingsOf(feed);
    const run = await runWith(feed, [aRow(1, { rent: 1_400 }), aRow(2)]);
    expect(numbers(run)).toEqual({ ...none, updated: 1, unchanged: 1 });
    expect(await app.sql('select rent from listing where public_id = $1', [id])).toEqual([{ rent: 1_400 }]);
  });

  it('keeps the fields that a person edited', async () => {
    const feed = await anImportedFeed(1, { autoEnables: false });
    const [{ id } = { id: '' }] = await listingsOf(feed);
    const [{ version, owner } = { version: 0, owner: '' }] = await app.sql<{ version: number; owner: string }>(
      'select version, owner_user_id as owner from listing where public_id = $1',
      [id],
    );
    const edited = await app.patch('/elandlord/listings', {
      as: asLandlord(owner),
      body: { id, version, rent: 1_333 },
    });
    expect(edited.status).toBe(200);
    await runWith(feed, [aRow(1, { rent: 1_700, beds: 3 })]);
    expect(await app.sql('select rent, beds from listing where public_id = $1', [id])).toEqual([
      { rent: 1_333, beds: 3 },
    ]);
  });

  it('suspects a home that the company has already, and names its listing', async () => {
    const home = market.homes.find((one) => one.companyId === company.id)!;
    await app.sql(
      `update listing set street = '77 Same Street', unit_number = null, beds = 2, city_id = 11 where public_id = $1`,
      [home.publicId],
    );
    const feed = await aFeed();
    const run = await runWith(feed, ['77,77 same street.,Calgary,Alberta,T2P 1J9,1500,2,1,800,Condo,Immediate,']);
    expect(run).toMatchObject({ created: 0, suspected: 1 });
    expect(await rowsOf(run.id)).toMatchObject([{ action: 'suspected', listingId: home.publicId }]);
  });

  it('does not bring back what support merged, whose ids stay with the listing that was kept', async () => {
    const feed = await anImportedFeed(2);
    const [first, second] = await listingsOf(feed);
    await sendEntitlements(app, [entitled(first!.id), entitled(second!.id)]);
    const versions = await app.sql('select public_id as id, version from listing where public_id = any($1)', [
      [first?.id, second?.id],
    ]);
    const merged = await app.post(`/support/company-listings/${company.id}/merges`, {
      as: asStaff(['mergeListings'], 'support'),
      body: { canonicalId: second?.id, duplicateIds: [first?.id], versions },
    });
    expect(merged.status).toBe(200);
    const run = await runWith(feed, [aRow(1, { rent: 1_600 }), aRow(2)]);
    expect(numbers(run)).toEqual({ ...none, unchanged: 2 });
    expect((await listingsOf(feed)).map(({ status }) => status)).toEqual(['merged', 'active']);
    const ofCompany = `select from listing where company_id = (select company_id from listing where public_id = $1)
      and street = (select street from listing where public_id = $1)`;
    expect(await app.sql(ofCompany, [first?.id])).toHaveLength(1);
  });

  it('asks a server again that does not respond', async () => {
    partner.statuses = [503];
    expect(await runWith(await aFeed(), someRows(1))).toMatchObject({ state: 'ok', created: 1 });
  });

  it('is the one under way when it is started twice', async () => {
    const feed = await aFeed();
    partner.file = '';
    const [one, other] = await Promise.all([start(feed), start(feed)]);
    expect(one.id).toBe(other.id);
    expect(await settled(one.id)).toMatchObject({ state: 'failed', fault: 'empty-file' });
  });
});

describe('FEED-7: a home that the file does not have', () => {
  it('leaves the site after two files, and comes back with a third one', async () => {
    const feed = await anImportedFeed(3);
    expect(numbers(await runWith(feed, someRows(2)))).toEqual({ ...none, unchanged: 2, missing: 1 });
    expect((await listingsOf(feed))[2]?.status).toBe('active');
    expect(numbers(await runWith(feed, someRows(2)))).toEqual({ ...none, unchanged: 2, expired: 1 });
    expect((await listingsOf(feed))[2]).toMatchObject({ status: 'expired', reason: 'feed' });
    expect(numbers(await runWith(feed, someRows(3)))).toEqual({ ...none, unchanged: 2, updated: 1 });
    expect((await listingsOf(feed))[2]?.status).toBe('active');
  });
  it('stays when the file has it with an error, when only changes are sent, and when the file is refused', async () => {
    const feed = await anImportedFeed(2);
    const partial = await anImportedFeed(2, { mode: 'partial', name: 'Changes', identity: 'id-and-size' });
    for (let run = 0; run < 2; run += 1) {
      await runWith(feed, [aRow(1), aRow(2, { rent: 'on request' })]);
      await runWith(partial, [aRow(1)]);
    }
    partner.statuses = [404];
    expect(await settled((await start(feed)).id)).toMatchObject({ state: 'failed', fault: 'status', excerpt: '404' });
    expect((await listingsOf(feed)).map(({ status }) => status)).toEqual(['active', 'active']);
    expect((await listingsOf(partial)).every(({ status }) => status === 'active')).toBe(true);
  }, 60_000);
});

describe('FEED-8: a run that changes too much', () => {
  it('is held, and changes nothing until a person approves it', async () => {
    const feed = await aFeed();
    const run = await runWith(feed, someRows(11));
    expect(run).toMatchObject({ state: 'held', created: 11 });
    expect(await listingsOf(feed)).toEqual([]);
    expect((await approve(run.id, support)).status).toBe(403);
    expect((await approve(run.id)).status).toBe(200);
    expect(await settled(run.id)).toMatchObject({ state: 'ok', decidedBy: administrator.subject.sub });
    expect(await listingsOf(feed)).toHaveLength(11);
    expect(await approve(run.id)).toMatchObject({ status: 409, body: { code: 'not-held' } });
  });
  it('is held when a fifth of the homes would leave the site', async () => {
    const feed = await anImportedFeed(60);
    expect((await runWith(feed, someRows(47))).state).toBe('ok');
    const run = await runWith(feed, someRows(47));
    expect(run).toMatchObject({ state: 'held', expired: 13 });
    const isLive = async () => (await listingsOf(feed)).filter(({ status }) => status === 'active').length;
    expect(await isLive()).toBe(60);
    await approve(run.id);
    await settled(run.id);
    expect(await isLive()).toBe(47);
  }, 60_000);
  it('is replaced by the next file', async () => {
    const feed = await aFeed();
    const held = await runWith(feed, someRows(12));
    expect(await runWith(feed, someRows(2))).toMatchObject({ state: 'ok', created: 2 });
    expect(await feeds.run(held.id)).toMatchObject({ state: 'cancelled' });
    expect((await approve(held.id)).status).toBe(409);
  });
});

describe('FEED-11: a feed that fails', () => {
  it('is failing after two runs, of which its contact and the staff get one mail', async () => {
    const feed = await aFeed({ contactEmail: 'feeds@partner.example' });
    const healthOf = async () => (await app.get(`/support/feeds/${feed.id}`, { as: support })).body.feed.health;
    const mails = () =>
      app.sql<{ words: object; email: string | null; recipient: string | null }>(
        `select payload->>'email' as email, payload->>'recipient' as recipient, payload->'words' as words from job
         where payload->>'template' = 'feed-failing' and payload->'words'->>'host' = $1 order by 1`,
        [new URL(partner.address).host],
      );
    expect(await healthOf()).toBe('none');
    await runWith(feed, []);
    expect([await healthOf(), await mails()]).toEqual(['warnings', []]);
    await runWith(feed, []);
    await runWith(feed, []);
    const words = { feedName: 'Maple Homes', companyName: company.name, host: new URL(partner.address).host };
    expect([await healthOf(), await mails()]).toEqual([
      'failing',
      [
        { email: 'feeds@partner.example', recipient: null, words },
        { email: null, recipient: 'site', words },
      ],
    ]);
    await runWith(feed, [aRow(1)]);
    expect(await healthOf()).toBe('ok');
  });
});

describe('runs of feeds', () => {
  it('are read by support only, and started by those who may modify feeds', async () => {
    const feed = await anImportedFeed(1);
    const stranger = asStaff(['showListings'], 'support');
    for (const as of [guest, stranger])
      expect((await app.get('/support/feed-runs', { as })).status).toBe(as === guest ? 401 : 403);
    expect((await app.post(`/admin/feeds/${feed.id}/runs`, { as: support })).status).toBe(403);
    const { body } = await app.get(`/support/feed-runs?feedId=${feed.id}&state=ok`, { as: support });
    expect(body).toMatchObject({ runs: [{ feedId: feed.id, created: 1 }], pagination: { total: 1 } });
  });
  it('have a file of the rows that need a look, which no spreadsheet executes', async () => {
    const feed = await aFeed();
    const run = await runWith(feed, [aRow(1), aRow('=2+3', { rent: '' })]);
    const text = (await app.get(`/support/feed-runs/${run.id}/file`, { as: support })).bytes.toString();
    expect(text).toContain(`2,3,'=2+3,rejected,MISSING_RENT NO_PHOTOS,`);
  });
});
