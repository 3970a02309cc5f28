import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ListingResponse } from '@porchlight/contracts/catalog';
import type { TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { entitled, sendEntitlements, startCatalog } from '../testing/start-catalog.ts';
import { aPhoto } from '../testing/uploads.ts';
import { PhotoFetching } from './photos/photo-fetching.ts';
import { startPartner, type Partner } from './testing/a-partner.ts';
import { aRow, feedsIn, type SavedFeed } from './testing/feeds-in.ts';

const market = aMarket(20);
const company = market.companies[0]!;
let app: TestApp;
let partner: Partner;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feed-photos-'));
  partner = await startPartner();
  app = await startCatalog(market, undefined, { LOCAL_FEED_ORIGINS: partner.origin, DATA_DIR: folder });
  await app.sql('insert into landlord (person_id, company_id) select $1, id from company where public_id = $2', [
    randomUUID(),
    company.id,
  ]);
}, 60_000);
afterAll(async () => {
  await app.stop();
  partner.stop();
  await rm(folder, { recursive: true });
});

const { aFeed, runWith, listingsOf } = feedsIn(
  () => app,
  () => partner,
  company.id,
);
/** Lists photos of the partner for a home, as a file with https addresses does. */
const list = (listingId: string, paths: readonly string[]) =>
  app.sql(
    `insert into feed_photo (listing_id, address, position)
     select listing.id, $2 || path, place from listing, unnest($3::text[]) with ordinality as photo (path, place)
     where public_id = $1`,
    [listingId, partner.origin, paths],
  );
async function fetchAll(): Promise<void> {
  const fetching = app.app.get(PhotoFetching);
  fetching.start();
  await fetching.settle();
}
const statesOf = (listingId: string) =>
  app.sql<{ address: string; state: string }>(
    `select replace(address, $2, '') as address, feed_photo.state from feed_photo
     join listing on listing.id = listing_id where public_id = $1 order by position`,
    [listingId, partner.origin],
  );
const photosOf = async (listingId: string) =>
  ((await app.get(`/listing/${listingId}`)).body as ListingResponse).listing as { photos: { width: number }[] };
async function aLiveHome(): Promise<{ feed: SavedFeed; id: string }> {
  const feed = await aFeed();
  await runWith(feed, [aRow(1)]);
  const [{ id } = { id: '' }] = await listingsOf(feed);
  await sendEntitlements(app, [entitled(id)]);
  return { feed, id };
}

describe('FEED-9: the photos of a home', () => {
  it('are fetched, encoded again and shown in the order of the feed; one picture is one photo', async () => {
    const [wide, tall] = [await aPhoto(2000, 1000), await aPhoto(1200, 1600)];
    partner.files.set('/wide.jpg', wide).set('/tall.jpg', tall).set('/again.jpg', wide);
    const { id } = await aLiveHome();
    await list(id, ['/tall.jpg', '/wide.jpg', '/again.jpg']);
    await fetchAll();
    expect((await statesOf(id)).map(({ state }) => state)).toEqual(['fetched', 'fetched', 'fetched']);
    const { photos } = await photosOf(id);
    expect(photos).toMatchObject([
      { width: 960, height: 1280 },
      { width: 960, height: 480 },
    ]);
  });
  it('that are not fetched are left out, and a refused address is not asked for again', async () => {
    partner.files.set('/page.jpg', Buffer.from('<html>no photo</html>')).set('/good.jpg', await aPhoto(1500, 1000));
    const { id } = await aLiveHome();
    await list(id, ['/page.jpg', '/good.jpg']);
    await app.sql(
      `insert into feed_photo (listing_id, address, position)
       select id, 'http://127.0.0.1:1/inside.jpg', 9 from listing where public_id = $1`,
      [id],
    );
    await fetchAll();
    expect(await statesOf(id)).toEqual([
      { address: '/page.jpg', state: 'failed' },
      { address: '/good.jpg', state: 'fetched' },
      { address: 'http://127.0.0.1:1/inside.jpg', state: 'failed' },
    ]);
    expect((await photosOf(id)).photos).toHaveLength(1);
    const before = partner.requests.length;
    await fetchAll();
    expect(partner.requests).toHaveLength(before);
  });
  it('go when the feed does not name them any more', async () => {
    partner.files.set('/gone.jpg', await aPhoto(1500, 1100));
    const { feed, id } = await aLiveHome();
    await list(id, ['/gone.jpg']);
    await fetchAll();
    expect((await photosOf(id)).photos).toHaveLength(1);
    await runWith(feed, [aRow(1, { rent: 1_450 })]);
    expect((await photosOf(id)).photos).toHaveLength(0);
  });
  it('that a landlord chose stay', async () => {
    partner.files.set('/own.jpg', await aPhoto(1500, 1200));
    const { feed, id } = await aLiveHome();
    await list(id, ['/own.jpg']);
    await fetchAll();
    await app.sql(`update listing set pinned_fields = '{photos}' where public_id = $1`, [id]);
    await runWith(feed, [aRow(1, { rent: 1_450 })]);
    expect((await photosOf(id)).photos).toHaveLength(1);
  });
});
