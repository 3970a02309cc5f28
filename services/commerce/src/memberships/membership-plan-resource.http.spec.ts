import { asStaff, raceRounds, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';
import { aFulfilledOrder } from '../testing/a-fulfilled-order.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none' });
});
afterAll(() => app.stop());

const owner = asStaff(['viewEcommerce', 'createCreditBundles', 'modifyCreditBundles']);
const reader = asStaff(['viewEcommerce'], 'site-administrator');
const path = '/admin/membership-plans';
const aPlan = (over: object = {}) => ({
  name: { 'en-CA': 'Half a year', 'fr-CA': 'Six mois' },
  months: 6,
  includedListings: 5,
  priceCadCents: 70_000,
  priceUsdCents: null,
  isActive: true,
  validFrom: '2026-01-01T05:00:00.000Z',
  validTo: null,
  sortOrder: 2,
  ...over,
});
const create = async (over: object = {}) =>
  (await app.post(path, { as: owner, body: aPlan(over) })).body as { id: string; version: number };
const patch = (id: string, body: object) => app.patch(`${path}/${id}`, { as: owner, body });
const offers = async (lang: string): Promise<{ id: string }[]> =>
  (await app.get(`/ecommerce/membership-plans?lang=${lang}`)).body.membershipPlans;

describe('a membership plan of staff', () => {
  it('is on sale in the currencies that it has a price in', async () => {
    const { id } = await create();
    const offered = { id, name: 'Half a year', months: 6, includedListings: 5, priceCents: 70_000, currency: 'CAD' };
    expect(await offers('en-CA')).toContainEqual(offered);
    expect((await offers('en-US')).map((one) => one.id)).not.toContain(id);
    await patch(id, { version: 1, priceCadCents: null, priceUsdCents: 60_000 });
    expect((await offers('en-CA')).map((one) => one.id)).not.toContain(id);
    expect(await offers('en-US')).toContainEqual({ ...offered, priceCents: 60_000, currency: 'USD' });
  });
  it('is listed with its state, prices and terms', async () => {
    await create({ name: { 'en-CA': 'Retired' }, isActive: false });
    await create({ name: { 'en-CA': 'Future' }, validFrom: '2099-01-01T00:00:00.000Z' });
    await create({ name: { 'en-CA': 'Past' }, validTo: '2026-02-01T00:00:00.000Z' });
    const found = async (query: string) => (await app.get(`${path}?${query}`, { as: reader })).body.records;
    for (const [search, state] of Object.entries({ retired: 'off', future: 'scheduled', past: 'ended' }))
      expect(await found(`search=${search}`)).toMatchObject([{ state, months: 6, includedListings: 5 }]);
    expect(await found('state=active&perPage=1')).toMatchObject([
      { months: 12, priceCadCents: 120_000, priceUsdCents: 96_000, isSold: false },
    ]);
  });
  it.each([
    ['a price in no currency', { priceCadCents: null }, { priceCadCents: ['Enter a price in at least one currency.'] }],
    [
      'an end before its start',
      { validTo: '2026-01-01T05:00:00.000Z' },
      { validTo: ['Enter a time after the start.'] },
    ],
    ['a price of less than 50 cents', { priceCadCents: 49 }, { priceCadCents: expect.any(Array) }],
    ['no month', { months: 0 }, { months: expect.any(Array) }],
    ['37 months', { months: 37 }, { months: expect.any(Array) }],
    ['no listing', { includedListings: 0 }, { includedListings: expect.any(Array) }],
  ])('with %s is refused', async (_, over, errors) => {
    const { status, body } = await app.post(path, { as: owner, body: aPlan(over) });
    expect([status, body.errors]).toEqual([422, errors]);
  });
  it('that was sold is marked, and its orders keep their price and terms', async () => {
    const { id } = await create();
    const terms = { price_cents: 70_000, membership_months: 6, included_listings: 5 };
    await aFulfilledOrder(app, { plan_id: id, credits: 0, total_cents: 70_000, ...terms });
    const change = { version: 1, priceCadCents: 90_000, months: 1, includedListings: 1, isActive: false };
    expect((await patch(id, change)).body).toMatchObject({ isSold: true, state: 'off', priceCadCents: 90_000 });
    expect(
      await app.sql('select price_cents, membership_months, included_listings from purchase_order where plan_id = $1', [
        id,
      ]),
    ).toEqual([terms]);
  });
  it.each(raceRounds())('is saved by one of two changes at the same time, round %i', async () => {
    const { id } = await create();
    const results = await Promise.all([5_000, 6_000].map((cents) => patch(id, { version: 1, priceCadCents: cents })));
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    const saved = results.find(({ status }) => status === 200)?.body.priceCadCents;
    expect((await app.get(`${path}/${id}`, { as: reader })).body).toMatchObject({ version: 2, priceCadCents: saved });
  });
  it('has a history, and every change is reported to the audit log', async () => {
    const { id } = await create();
    await patch(id, { version: 1, months: 7 });
    const { changes } = (await app.get(`${path}/${id}/history`, { as: reader })).body;
    expect(changes).toMatchObject([
      { action: 'modified', before: { months: 6 }, after: { months: 7, priceCadCents: 70_000 } },
      { action: 'created' },
    ]);
    expect(
      await app.sql(`select from job where name = 'resource.changed' and payload ->> 'recordId' = $1`, [id]),
    ).toHaveLength(2);
  });
  it('is changed with the permission only, whatever the body holds', async () => {
    const { id } = await create();
    expect((await app.patch(`${path}/${id}`, { as: reader, body: { nonsense: 1 } })).status).toBe(403);
    expect((await app.post(path, { as: reader, body: { nonsense: 1 } })).status).toBe(403);
    expect((await app.get(path, { as: asStaff(['viewCreditBundles']) })).status).toBe(403);
  });
});
