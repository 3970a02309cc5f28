import type { SupportListings } from '@porchlight/contracts/catalog';
import { asStaff, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { startCatalog } from '../testing/start-catalog.ts';

const market = aMarket(2);
const [emptied, other] = market.homes.map(({ publicId }) => publicId);
let app: TestApp;
beforeAll(async () => {
  app = await startCatalog(market);
}, 60_000);
afterAll(() => app.stop());
beforeEach(async () => {
  await app.sql('delete from listing_photo using listing where listing.id = listing_id and public_id = $1', [emptied]);
});

const listed = async () => {
  const response = await app.get('/support/listings?filter=no-photos', { as: asStaff(['showListings'], 'support') });
  return (response.body as SupportListings).listings.map(({ id }) => id);
};

describe('SUPPORT-LISTING-1: the list of listings without photos', () => {
  it('follows photos that are added and removed', async () => {
    const photo = `insert into listing_photo (listing_id, position, scene, alt_en, alt_fr)
      select id, $2, 'p1-kitchen', 'Kitchen', 'Cuisine' from listing where public_id = $1`;
    await app.sql(photo, [emptied, 1]);
    expect(await listed()).toEqual([]);
    await app.sql(photo, [emptied, 2]);
    const remove = `delete from listing_photo using listing
      where listing.id = listing_id and public_id = $1 and position = $2`;
    await app.sql(remove, [emptied, 1]);
    expect(await listed()).toEqual([]);
    await app.sql(remove, [emptied, 2]);
    expect(await listed()).toEqual([emptied]);
  });
  it('follows photos that move from one listing to another', async () => {
    const move = `update listing_photo set listing_id = target.id from listing origin, listing target
      where listing_id = origin.id and origin.public_id = $1 and target.public_id = $2`;
    await app.sql(move, [other, emptied]);
    expect(await listed()).toEqual([other]);
    await app.sql(move, [emptied, other]);
    expect(await listed()).toEqual([emptied]);
  });
});
