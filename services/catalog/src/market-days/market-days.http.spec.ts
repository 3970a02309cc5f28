import { randomUUID } from 'node:crypto';
import type { InquiryDaysResponse, ListingDaysResponse } from '@porchlight/contracts/catalog';
import { asLandlord, asStaff, guest, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource, type EntityManager } from 'typeorm';
import { aMarket } from '../testing/a-market.ts';
import { startCatalog } from '../testing/start-catalog.ts';
import { MarketDaysRun } from './market-days-run.ts';
import { recordDay } from './record-day.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startCatalog(aMarket(40));
});
afterAll(() => app.stop());

const listingDays = async (): Promise<ListingDaysResponse> =>
  (await app.get('/admin/listing-days', { as: asStaff(['viewCompanies']) })).body;
const inquiryDays = async (): Promise<InquiryDaysResponse> =>
  (await app.get('/admin/inquiry-days', { as: asStaff(['viewInquiries']) })).body;
const transaction = (work: (manager: EntityManager) => Promise<void>): Promise<void> =>
  app.app.get(DataSource, { strict: false }).transaction(work);
const dayOf = async (daysAgo: number): Promise<string> => {
  const [row] = await app.sql<{ day: string }>(
    `select ((now() at time zone 'America/Toronto')::date - $1::int)::text as day`,
    [daysAgo],
  );
  return row?.day ?? '';
};
const record = (day: string) => transaction((manager) => recordDay(manager, day));
const run = () => transaction((manager) => app.app.get(MarketDaysRun, { strict: false }).run({}, manager));
/** Inserts an inquiry of a time in Toronto: `2026-11-23 23:59`. */
const anInquiry = (time: string) =>
  app.sql(
    `insert into inquiry (listing_id, language, sent_at)
     select min(id), 'en-CA', $1::timestamp at time zone 'America/Toronto' from listing`,
    [time],
  );

describe('the totals of the market', () => {
  it.each([
    ['/admin/listing-days', 'viewInquiries'],
    ['/admin/inquiry-days', 'viewCompanies'],
  ] as const)('of %p are for staff with the permission', async (path, other) => {
    for (const [as, status] of [
      [guest, 401],
      [asLandlord(randomUUID()), 403],
      [asStaff([other]), 403],
    ] as const)
      expect((await app.get(path, { as })).status).toBe(status);
  });
  it('are of the last 30 days up to today in Toronto', async () => {
    await run();
    const { days, updatedAt } = await listingDays();
    expect([days.length, days[0]?.date, days.at(-1)?.date]).toEqual([30, await dayOf(29), await dayOf(0)]);
    expect((await inquiryDays()).days.map(({ date }) => date)).toEqual(days.map(({ date }) => date));
    expect(Date.parse(updatedAt ?? '')).not.toBeNaN();
  });
  it('have the published listings of today only, and keep those of the days before', async () => {
    await app.sql(`update market_day set published = null where business_date = $1`, [await dayOf(3)]);
    await app.sql(`update market_day set published = 17 where business_date = $1`, [await dayOf(2)]);
    for (const daysAgo of [3, 2, 0]) await record(await dayOf(daysAgo));
    const [row] = await app.sql<{ count: number }>('select count(*)::int as count from listing_search');
    expect(row?.count).toBeGreaterThan(0);
    const { days } = await listingDays();
    expect([days.at(-4)?.published, days.at(-3)?.published, days.at(-1)?.published]).toEqual([
      undefined,
      17,
      row?.count,
    ]);
  });
  it('are counted again within a minute while there is nothing to count', async () => {
    const runsIn = async () => {
      await app.sql(`delete from job where key = 'market-days'`);
      await run();
      const [job] = await app.sql<{ seconds: number }>(
        `select extract(epoch from run_at - now())::int as seconds from job where key = 'market-days' order by run_at desc`,
      );
      return job?.seconds ?? 0;
    };
    expect(await runsIn()).toBeGreaterThan(3_000);
    await app.sql('update market_day set published = null where business_date = $1', [await dayOf(0)]);
    await app.sql('create table kept as select * from listing_search');
    await app.sql('delete from listing_search');
    expect(await runsIn()).toBeLessThanOrEqual(60);
    await app.sql('insert into listing_search select * from kept');
    await app.sql('drop table kept');
  });
  it('put an inquiry on its day in Toronto', async () => {
    const countsOf = async () => (await inquiryDays()).days.map(({ inquiries }) => inquiries);
    const [before, late, early] = [await countsOf(), await dayOf(6), await dayOf(5)];
    await anInquiry(`${late} 23:59`);
    await anInquiry(`${early} 00:00`);
    for (const day of [late, early]) await record(day);
    const after = await countsOf();
    expect(after.map((count, at) => count - (before[at] ?? 0)).slice(-8)).toEqual([0, 1, 1, 0, 0, 0, 0, 0]);
  });
  it('add the views of all listings of a day', async () => {
    const day = await dayOf(4);
    await app.sql('delete from listing_day where day = $1', [day]);
    await app.sql(
      `insert into listing_day (listing_id, day, views, impressions)
       select id, $1, 3, 100 from listing order by id limit 2`,
      [day],
    );
    await record(day);
    expect((await listingDays()).days.at(-5)?.views).toBe(6);
  });
  it('are recorded again until two hours after the day, and then stay', async () => {
    await run();
    await app.sql(
      `update market_day set inquiries = 999,
         updated_at = ((business_date + 1)::timestamp at time zone 'America/Toronto') + case business_date
           when $1::date then interval '1 hour 59 minutes' else interval '2 hours' end
       where business_date < (now() at time zone 'America/Toronto')::date`,
      [await dayOf(8)],
    );
    await run();
    const { days } = await inquiryDays();
    expect(days.flatMap(({ date, inquiries }) => (inquiries === 999 ? [] : [date]))).toEqual([
      await dayOf(8),
      await dayOf(0),
    ]);
  });
  it('are due again within an hour', async () => {
    const [job] = await app.sql<{ minutes: number }>(
      `select extract(epoch from run_at - now()) / 60 as minutes from job where name = 'market-days'`,
    );
    expect(Number(job?.minutes)).toBeGreaterThan(0);
    expect(Number(job?.minutes)).toBeLessThanOrEqual(60);
  });
});
