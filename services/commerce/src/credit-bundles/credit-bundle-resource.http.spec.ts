import { asStaff, raceRounds, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';
import { aFulfilledOrder } from '../testing/a-fulfilled-order.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(commerce);
});
afterAll(() => app.stop());

const owner = asStaff(['viewCreditBundles', 'createCreditBundles', 'modifyCreditBundles']);
const reader = asStaff(['viewCreditBundles'], 'site-administrator');
const path = '/admin/credit-bundles';
const aBundle = (over: object = {}) => ({
  name: { 'en-CA': 'Starter', 'fr-CA': 'Débutant' },
  credits: 40,
  bonusCredits: 5,
  priceCadCents: 3_900,
  priceUsdCents: null,
  isBestValue: false,
  isActive: true,
  validFrom: '2026-01-01T05:00:00.000Z',
  validTo: null,
  sortOrder: 9,
  maxPerCustomer: null,
  ...over,
});
const create = async (over: object = {}) =>
  (await app.post(path, { as: owner, body: aBundle(over) })).body as { id: string; version: number };
const patch = (id: string, body: object) => app.patch(`${path}/${id}`, { as: owner, body });
const offers = async (lang: string): Promise<{ id: string }[]> =>
  (await app.get(`/ecommerce/credit-bundles?lang=${lang}`)).body.creditBundles;

describe('a credit bundle of staff', () => {
  it('is on sale in the currencies that it has a price in', async () => {
    const { id } = await create();
    const offered = { name: 'Starter', credits: 40, bonusCredits: 5, priceCents: 3_900, isBestValue: false };
    expect(await offers('en-CA')).toContainEqual(expect.objectContaining({ id, ...offered }));
    expect((await offers('en-US')).map((one) => one.id)).not.toContain(id);
    await patch(id, { version: 1, priceCadCents: null, priceUsdCents: 3_000, isBestValue: true });
    expect((await offers('en-CA')).map((one) => one.id)).not.toContain(id);
    expect(await offers('en-US')).toContainEqual(
      expect.objectContaining({ id, priceCents: 3_000, currency: 'USD', isBestValue: true }),
    );
  });
  it('is listed with its state, in the order of staff', async () => {
    await create({ isActive: false, name: { 'en-CA': 'Retired' } });
    await create({ validFrom: '2099-01-01T00:00:00.000Z', name: { 'en-CA': 'Future' } });
    await create({ validTo: '2026-02-01T00:00:00.000Z', name: { 'en-CA': 'Past' } });
    const states = async (search: string) =>
      (await app.get(`${path}?search=${search}`, { as: reader })).body.records.map(
        ({ state }: { state: string }) => state,
      );
    expect([await states('retired'), await states('future'), await states('past')]).toEqual([
      ['off'],
      ['scheduled'],
      ['ended'],
    ]);
    expect((await app.get(`${path}?state=active&perPage=2`, { as: reader })).body.records).toMatchObject([
      { credits: 25, sortOrder: 1, priceCadCents: 2_500, priceUsdCents: 2_000, isSold: false },
      { credits: 60, sortOrder: 2 },
    ]);
  });
  it('needs a price of at least 50 cents, and an end after its start', async () => {
    const refused = async (over: object) => (await app.post(path, { as: owner, body: aBundle(over) })).body;
    expect(await refused({ priceCadCents: null })).toMatchObject({
      code: 'input-refused',
      errors: { priceCadCents: ['Enter a price in at least one currency.'] },
    });
    expect((await refused({ priceCadCents: 49 })).errors).toEqual({
      priceCadCents: ['Enter an amount like 25.00, from 0.50 to 1000000.00.'],
    });
    expect((await refused({ validTo: '2026-01-01T05:00:00.000Z' })).errors).toEqual({
      validTo: ['Enter a time after the start.'],
    });
    expect((await refused({ validFrom: '2026-01-01T05:00' })).errors).toHaveProperty('validFrom');
    expect((await refused({ credits: 0 })).errors).toHaveProperty('credits');
  });
  it('that was sold is marked, and its orders keep their price', async () => {
    const { id } = await create();
    await aFulfilledOrder(app, { bundle_id: id, price_cents: 3_900, total_cents: 3_900 });
    expect((await patch(id, { version: 1, priceCadCents: 4_900, isActive: false })).body).toMatchObject({
      isSold: true,
      state: 'off',
      priceCadCents: 4_900,
    });
    expect(await app.sql('select price_cents from purchase_order where bundle_id = $1', [id])).toEqual([
      { price_cents: 3_900 },
    ]);
  });
  it.each(raceRounds())('is saved by one of two changes at the same time, round %i', async () => {
    const { id } = await create();
    const results = await Promise.all([5_000, 6_000].map((cents) => patch(id, { version: 1, priceCadCents: cents })));
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    const saved = results.find(({ status }) => status === 200)?.body.priceCadCents;
    expect(results.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'version-conflict',
      current: { version: 2, priceCadCents: saved },
    });
  });
  it('has a history, and every change is reported to the audit log', async () => {
    const { id } = await create();
    await patch(id, { version: 1, priceCadCents: 4_100 });
    const { changes } = (await app.get(`${path}/${id}/history`, { as: reader })).body;
    expect(changes).toMatchObject([
      { action: 'modified', before: { priceCadCents: 3_900 }, after: { priceCadCents: 4_100, credits: 40 } },
      { action: 'created' },
    ]);
    const events = await app.sql(`select from job where name = 'resource.changed' and payload ->> 'recordId' = $1`, [
      id,
    ]);
    expect(events).toHaveLength(2);
  });
  it('is changed with the permission only, whatever the body holds', async () => {
    const { id } = await create();
    expect((await app.patch(`${path}/${id}`, { as: reader, body: { nonsense: 1 } })).status).toBe(403);
    expect((await app.post(path, { as: reader, body: { nonsense: 1 } })).status).toBe(403);
  });
});
