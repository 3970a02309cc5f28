import { randomUUID } from 'node:crypto';
import type { NewListingStats } from '@porchlight/contracts/catalog';
import { asLandlord, type TestApp } from '@porchlight/service-kit/testing';
import { first, ids, owner, second, startWithListings, third } from '../testing/inquiries.ts';

let app: TestApp;
const landlord = asLandlord(owner);
const read = async (query = '', as = landlord) =>
  (await app.get(`/elandlord/new-listing-stats${query}`, { as })).body as NewListingStats;
const statsOf = async (id: string, query = '') => (await read(query)).listings.find((listing) => listing.id === id);
const see = (id: string, daysAgo: number, views: number, impressions: number) =>
  app.sql(
    `
      insert into listing_day (listing_id, day, views, impressions)
      select id, (now() at time zone 'UTC')::date - $2::int, $3, $4 from listing where public_id = $1`,
    [id, daysAgo, views, impressions],
  );
const write = (id: string, daysAgo: number, isQuarantined = false) =>
  app.sql(
    `insert into inquiry (listing_id, writer, first_name, email, language, sent_at, is_quarantined)
    select id, $2, 'Ada', 'ada@example.com', 'en-CA',
      (((now() at time zone 'UTC')::date - $3::int)::timestamp at time zone 'UTC'), $4 from listing where public_id = $1`,
    [id, randomUUID(), daysAgo, isQuarantined],
  );

beforeAll(async () => {
  app = await startWithListings();
}, 60_000);
afterAll(() => app.stop());
beforeEach(async () => {
  for (const table of ['listing_day', 'inquiry', 'favourite']) await app.sql(`delete from ${table}`);
});

describe('the statistics of a landlord', () => {
  it('have every day of the period, and the period before', async () => {
    await see(first, 0, 3, 10);
    await see(second, 0, 2, 5);
    await see(first, 29, 1, 1);
    await see(first, 30, 40, 400);
    await see(first, 59, 1, 2);
    await see(first, 60, 1_000, 1_000);
    await write(first, 0);
    await write(second, 29);
    await write(first, 30);
    await write(first, 60);
    await write(first, 1, true);
    const { days, total, previous } = await read();
    const today = new Date().toISOString().slice(0, 10);
    expect([days.length, days.at(-1), days[0]]).toEqual([
      30,
      { date: today, views: 5, impressions: 15, leads: 1 },
      { date: expect.any(String), views: 1, impressions: 1, leads: 1 },
    ]);
    expect(total).toEqual({ views: 6, impressions: 16, leads: 2 });
    expect(previous).toEqual({ views: 41, impressions: 402, leads: 1 });
    const longer = await read('?days=90');
    expect([longer.days.length, longer.total.views]).toEqual([90, 1_047]);
    expect((await app.get('/elandlord/new-listing-stats?days=7', { as: landlord })).status).toBe(422);
  });
  it('have the numbers of each listing, those with the most views first', async () => {
    await see(second, 1, 9, 20);
    await see(first, 1, 4, 8);
    await see(first, 40, 100, 100);
    await write(first, 29);
    await write(first, 30);
    await write(first, 0, true);
    const { listings } = await read();
    expect(listings.slice(0, 2)).toMatchObject([
      { id: second, views: 9, impressions: 20, leads: 0 },
      { id: first, views: 4, impressions: 8, leads: 1 },
    ]);
    expect((await statsOf(first, '?days=90'))?.leads).toBe(2);
    expect(listings).toHaveLength(ids.length);
  });
  it('show favourites from three renters on', async () => {
    const save = (id: string, renters: number) =>
      app.sql(
        `
          insert into favourite (user_id, listing_id, saved_at) select gen_random_uuid(), l.id, now()
          from listing l, generate_series(1, $2::int) where public_id = $1`,
        [id, renters],
      );
    await save(first, 2);
    await save(second, 3);
    expect(await statsOf(first)).not.toHaveProperty('favourites');
    expect((await statsOf(second))?.favourites).toBe(3);
  });
  it('compare the rent with the area, where its median is known', async () => {
    await app.sql('delete from rent_trend_cell');
    expect(await statsOf(third)).not.toHaveProperty('rentDifference');
    await app.sql(
      `insert into rent_trend_cell (kind, place_id, beds, month, n, median, p25, p75, average)
      select 'city', city_id, least(beds, 4), '2026-11-01', 50, rent_monthly * 2, 1, 1, 1 from listing
      where public_id = $1`,
      [third],
    );
    expect((await statsOf(third))?.rentDifference).toBe(-0.5);
  });
  it('have the reply time of the company, once it is known', async () => {
    expect(await read()).not.toHaveProperty('replyHours');
    await app.sql(
      `
        update company set reply_hours = 3.5
        where id = (select company_id from listing order by listed_at desc, id desc limit 1)`,
    );
    expect((await read()).replyHours).toBe(3.5);
  });
  it('are of the own listings only', async () => {
    await see(first, 0, 3, 10);
    await write(first, 0);
    const { listings, total, days, ...rest } = await read('', asLandlord());
    expect([listings, total.views, total.leads, days.length, 'replyHours' in rest]).toEqual([[], 0, 0, 30, false]);
  });
  it('do not include deleted listings', async () => {
    await see(third, 0, 3, 10);
    await app.sql(`update listing set status = 'deleted' where public_id = $1`, [third]);
    expect([await statsOf(third), (await read()).total.views]).toEqual([undefined, 0]);
  });
});
