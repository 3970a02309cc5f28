import { randomUUID } from 'node:crypto';
import { asLandlord, asRenter, asStaff, guest, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { startCatalog } from '../testing/start-catalog.ts';

const market = aMarket(40);
const staff = asStaff(['showUser'], 'support');
let app: TestApp;
beforeAll(async () => {
  app = await startCatalog(market);
}, 60_000);
afterAll(() => app.stop());

const pathOf = (userId: string) => `/support/user-activity/${userId}`;

describe('SUPPORT-USER-6 the activity of a user', () => {
  it('is counted', async () => {
    const [userId, other] = [randomUUID(), randomUUID()];
    const favour = 'insert into favourite (user_id, listing_id) select $1, id from listing order by id limit $2';
    await app.sql(favour, [userId, 3]);
    await app.sql(favour, [other, 5]);
    const own = 'update listing set owner_user_id = $1 where id in (select id from listing order by id limit 2)';
    await app.sql(own, [userId]);
    const { body } = await app.get(pathOf(userId), { as: staff });
    expect(body).toEqual({ inquiries: 0, favourites: 3, alerts: 0, activeListings: 2 });
  });
  it('is none of a user whom catalog does not know', async () => {
    const { body } = await app.get(pathOf(randomUUID()), { as: staff });
    expect(body).toEqual({ inquiries: 0, favourites: 0, alerts: 0, activeListings: 0 });
  });
  it('is for staff with the permission only', async () => {
    const statuses = await Promise.all(
      [guest, asRenter(), asLandlord(), asStaff(['showUsers'])].map(
        async (as) => (await app.get(pathOf(randomUUID()), { as })).status,
      ),
    );
    expect(statuses).toEqual([401, 403, 403, 403]);
  });
});
