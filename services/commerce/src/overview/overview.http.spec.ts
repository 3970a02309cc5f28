import { randomUUID } from 'node:crypto';
import type { OverviewResponse } from '@porchlight/contracts/commerce';
import { asLandlord, asStaff, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { commerce } from '../commerce.ts';
import { postPromotionalCredits } from '../credit-lots/post-promotional-credits.ts';
import { aFulfilledOrder } from '../testing/a-fulfilled-order.ts';
import { aSnapshot } from '../testing/a-tax-document.ts';
import { bundleOf } from '../testing/bundle-of.ts';
import { ledgerOf } from '../testing/ledger-of.ts';
import { figuresRecorded, recorderOf } from '../testing/record-figures.ts';
import { recordDay } from './record-day.ts';

let app: TestApp;
let recorder: ReturnType<typeof recorderOf>;
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none' });
  await figuresRecorded(app);
  recorder = recorderOf(app);
});
afterAll(() => app.stop());

const staff = asStaff(['viewEcommerce']);
const path = '/admin/ecommerce/overview';
const overview = async (query = ''): Promise<OverviewResponse> => (await app.get(path + query, { as: staff })).body;

let number = 0;
/** Issues a receipt of 121.50 before tax at an hour of Toronto, days ago: `22:30`. Returns its business day. */
async function aReceipt(daysAgo: number, hour: string): Promise<string> {
  number += 1;
  const [row] = await app.sql<{ day: string }>(
    `insert into tax_document (company_id, kind, series, year, no, source_id, snapshot, hash, issued_at)
     select $1, 'receipt', 'RC', 2000, $2, $1, $3::jsonb, sha256(convert_to($3::jsonb::text, 'UTF8')),
       ((now() at time zone 'America/Toronto')::date - $4::int + $5::time) at time zone 'America/Toronto'
     returning (issued_at at time zone 'America/Toronto')::date::text as day`,
    [randomUUID(), number, JSON.stringify(aSnapshot()), daysAgo, hour],
  );
  const { day = '' } = row ?? {};
  await app.app.get(DataSource, { strict: false }).transaction((manager) => recordDay(manager, day));
  return day;
}

describe('the overview', () => {
  it('is for staff with the permission, whatever the query holds', async () => {
    for (const [as, status] of [
      [guest, 401],
      [asLandlord(randomUUID()), 403],
      [asStaff(['viewCreditBundles']), 403],
    ] as const)
      expect((await app.get(`${path}?days=7`, { as })).status).toBe(status);
  });
  it.each([
    ['', 30],
    ['?days=90&currency=USD', 90],
  ])('of %p has every day up to today', async (query, count) => {
    const { days } = await overview(query);
    const [today] = await app.sql<{ day: string }>(`select (now() at time zone 'America/Toronto')::date::text as day`);
    expect([days.length, days.at(-1)?.date]).toEqual([count, today?.day]);
  });
  it('puts a receipt on its day in Toronto', async () => {
    const late = await aReceipt(3, '23:59');
    const early = await aReceipt(2, '00:00');
    const { days } = await overview();
    const salesOf = (day: string) => days.find(({ date }) => date === day)?.salesCents;
    expect([salesOf(late), salesOf(early)]).toEqual([12_150, 12_150]);
  });
  it('compares the range with as many days before it', async () => {
    const { total, previous } = await overview();
    await aReceipt(29, '12:00');
    await aReceipt(30, '12:00');
    await aReceipt(59, '12:00');
    await aReceipt(60, '12:00');
    const now = await overview();
    expect(now.total.salesCents - total.salesCents).toBe(12_150);
    expect(now.previous.salesCents - previous.salesCents).toBe(24_300);
    expect((await overview('?currency=USD')).total.salesCents).toBe(0);
  });
  it('has no deferred revenue of days on which it was not recorded', async () => {
    const { days, updatedAt } = await overview();
    expect(days[0]).not.toHaveProperty('deferredCreditsCents');
    expect(days.at(-1)).toMatchObject({ deferredCreditsCents: 0, deferredMembershipsCents: 0 });
    expect(Date.parse(updatedAt ?? '')).not.toBeNaN();
  });
});

describe('the figures', () => {
  const recorded = () =>
    app.sql<{ date: string; at: string }>(
      `select business_date::text as date, max(updated_at)::text as at from daily_figure
       group by business_date order by business_date desc`,
    );
  it('are recorded of 180 days at the start, and then every hour', async () => {
    expect(await recorded()).toHaveLength(180);
    const [job] = await app.sql<{ minutes: number }>(
      `select extract(epoch from run_at - now()) / 60 as minutes from job where name = 'daily-figures'`,
    );
    expect(Number(job?.minutes)).toBeGreaterThan(0);
    expect(Number(job?.minutes)).toBeLessThanOrEqual(60);
  });
  it('are recorded again until two hours after the day, with the same sums', async () => {
    await app.sql(
      `update daily_figure set updated_at = ((business_date + 1)::timestamp at time zone 'America/Toronto')
         + case business_date when (now() at time zone 'America/Toronto')::date - 5 then interval '1 hour 59 minutes'
           else interval '2 hours' end
       where business_date < (now() at time zone 'America/Toronto')::date`,
    );
    const [before, { total }] = [await recorded(), await overview()];
    await recorder.recordDays();
    const after = await recorded();
    expect(after.filter(({ at }, place) => at !== before[place]?.at).map(({ date }) => date)).toEqual([
      before[0]?.date,
      before[5]?.date,
    ]);
    expect((await overview()).total).toEqual(total);
  });
});

describe('the deferred revenue', () => {
  const deferredToday = async () => (await overview()).days.at(-1)?.deferredCreditsCents ?? 0;
  it('is computed for past days from the entries of the ledger', async () => {
    const company_id = randomUUID();
    const bundle_id = await bundleOf(app, 150);
    const at = new Date(Date.now() - 10 * 86_400_000).toISOString();
    await aFulfilledOrder(app, { company_id, bundle_id, created_at: at, fulfilled_at: at });
    const { post, source } = ledgerOf(app);
    const spend = (credits: number, key: string) =>
      post(company_id, { kind: 'daily', credits: -credits, counter: 'usage', key });
    await post(company_id, { kind: 'purchase', credits: 150, counter: 'sales', key: 'past 10' });
    await spend(20, 'past 8');
    const granted = { kind: 'bonus', credits: 30, key: 'past 6' } as const;
    await source.transaction((manager) => postPromotionalCredits(manager, { companyId: company_id, posting: granted }));
    await spend(10, 'past 3');
    await spend(40, 'past 1');
    await app.sql(`alter table ledger_transaction disable trigger ledger_transaction_append_only`);
    await app.sql(
      `update ledger_transaction set at = at - substr(key, 6)::int * interval '1 day' where key like 'past %'`,
    );
    await app.sql(`alter table ledger_transaction enable trigger ledger_transaction_append_only`);
    let next = await recorder.recordDeferred();
    for (; next; next = await recorder.recordDeferred(next));
    const { days } = await overview();
    const deferred = days.map((day) => (day.deferredCreditsCents ?? 0) / 90);
    expect(deferred.slice(-12)).toEqual([0, 150, 150, 130, 130, 130, 130, 130, 130, 130, 110, 110]);
    expect(days.at(-12)).not.toHaveProperty('deferredCreditsCents');
  });
  it('is added up over runs of many companies, for the day on which the first began', async () => {
    await recorder.recordDeferred();
    const before = await deferredToday();
    const companies = Array.from({ length: 201 }, () => randomUUID());
    for (const company_id of companies) {
      const [bundle] = await app.sql<{ id: string }>('select id from credit_bundle where credits = 150');
      await aFulfilledOrder(app, { company_id, bundle_id: bundle?.id });
      await app.sql(
        `insert into ledger_account (owner_id, kind, unit, balance, last_seq) values ($1, 'wallet', 'credit', 2, 1)`,
        [company_id],
      );
    }
    const next = await recorder.recordDeferred();
    expect(next).toMatchObject({ date: (await overview()).days.at(-1)?.date });
    expect(await recorder.recordDeferred(next)).toBeUndefined();
    expect((await deferredToday()) - before).toBe(201 * 180);
  });
});
