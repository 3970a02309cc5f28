import { randomUUID } from 'node:crypto';
import type { LandlordActivitiesPage } from '@porchlight/contracts/catalog';
import { asLandlord, asRenter, guest, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { entitled, startCatalog } from '../testing/start-catalog.ts';

const market = aMarket(6);
const owner = randomUUID();
const stranger = market.homes[5]!.ownerUserId;
market.homes.forEach((home, at) => {
  home.ownerUserId = at < 2 ? owner : stranger;
  home.listedDaysAgo = 200;
});
const [first, second] = market.homes.map(({ publicId }) => publicId) as [string, string];

let app: TestApp;
beforeAll(async () => {
  app = await startCatalog(market, [entitled(first)]);
  await app.sql(`update listing set published_at = now() - interval '200 days', closed_at = null, reopened_at = null`);
}, 60_000);
afterAll(() => app.stop());

const page = async (query = '', userId: string = owner) =>
  (await app.get(`/elandlord/activities${query}`, { as: asLandlord(userId) })).body as LandlordActivitiesPage;
const kindsOf = async (query = '') => (await page(query)).activities.map(({ kind }) => kind);
const addLead = (listing: string, over = '') =>
  app.sql(
    `insert into inquiry (listing_id, writer, first_name, language, sent_at${over && ', hidden_at'})
    select id, $2, 'Leila', 'en-CA', now() - interval '1 hour'${over} from listing where public_id = $1`,
    [listing, randomUUID()],
  );

describe('what happened to the listings of a landlord', () => {
  it('is empty while nothing did in 90 days', async () => {
    expect(await page()).toMatchObject({ activities: [], pagination: { total: 0 } });
  });

  it('is listed newest first, with what it concerns', async () => {
    await app.sql(
      `
        update listing set listed_at = now() - interval '9 days', published_at = now() - interval '8 days'
        where public_id = $1`,
      [first],
    );
    await app.sql(`update listing set closed_at = now() - interval '7 days' where public_id = $1`, [second]);
    await addLead(first);
    await app.patch('/elandlord/listings', {
      as: asLandlord(owner),
      body: { id: first, version: 1, rent: 1_234, title: 'A sunny home near the station' },
    });
    const { activities, pagination } = await page();
    expect(pagination.total).toBe(6);
    expect(activities.map(({ kind, listing }) => [kind, listing.id]).sort()).toEqual(
      [
        ['created', first],
        ['edit', first],
        ['lead', first],
        ['live', first],
        ['off', second],
        ['rent', first],
      ].sort(),
    );
    expect(activities.slice(2).map(({ kind }) => kind)).toEqual(['lead', 'off', 'live', 'created']);
    expect(activities.find(({ kind }) => kind === 'rent')).toMatchObject({ rent: { new: 1_234, currency: 'CAD' } });
    expect(activities.find(({ kind }) => kind === 'edit')).toMatchObject({ fields: ['rent', 'title'] });
    expect(activities.find(({ kind }) => kind === 'lead')).toMatchObject({ lead: { firstName: 'Leila' } });
  });

  it('is filtered by listing and kind', async () => {
    expect(await kindsOf(`?listingId=${second}`)).toEqual(['off']);
    expect(await kindsOf('?kind=lead')).toEqual(['lead']);
    expect(await kindsOf(`?listingId=${second}&kind=lead`)).toEqual([]);
    expect((await app.get('/elandlord/activities?kind=gossip', { as: asLandlord(owner) })).status).toBe(422);
  });

  it('leaves out deleted leads', async () => {
    await addLead(second, ', now()');
    expect(await kindsOf('?kind=lead')).toEqual(['lead']);
  });

  it('is paged by 25, at most 500', async () => {
    await app.sql(
      `insert into price_change (listing_id, changed_at, old_rent, new_rent)
      select id, now() - n * interval '1 minute', 1000, 1001 from listing, generate_series(1, 600) n
      where public_id = $1`,
      [second],
    );
    const { activities, pagination } = await page('?page=2');
    expect([activities.length, pagination.total, pagination.currentPage]).toEqual([25, 500, 2]);
  });

  it('names drafts without a title by their address', async () => {
    await app.sql(`update listing set title = '', street = '12 Elm Street', unit_number = '4' where public_id = $1`, [
      first,
    ]);
    expect((await page(`?listingId=${first}`)).activities[0]!.listing.title).toBe('12 Elm Street, 4');
  });

  it('is that of the landlord only', async () => {
    expect(await page('', randomUUID())).toMatchObject({ activities: [], pagination: { total: 0 } });
    expect((await page(`?listingId=${first}`, stranger)).activities).toEqual([]);
    for (const [as, status] of [
      [guest, 401],
      [asRenter(owner), 403],
    ] as const)
      expect((await app.get('/elandlord/activities', { as })).status).toBe(status);
  });
});
