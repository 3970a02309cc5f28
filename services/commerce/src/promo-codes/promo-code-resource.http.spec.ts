import { asStaff, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';
import { aFulfilledOrder } from '../testing/a-fulfilled-order.ts';
import { bundleOf } from '../testing/bundle-of.ts';

let app: TestApp;
let bundle150: string;
beforeAll(async () => {
  app = await startForTest(commerce);
  bundle150 = await bundleOf(app, 150);
});
afterAll(() => app.stop());

const owner = asStaff(['viewPromoCodes', 'createCreditBundles', 'modifyCreditBundles']);
const reader = asStaff(['viewPromoCodes'], 'site-administrator');
const path = '/admin/promo-codes';
let codes = 0;
const aCode = (over: object = {}) => {
  codes += 1;
  return {
    code: `SPRING-${codes}`,
    kind: 'percent',
    percentOff: 10,
    bundles: [],
    isForNewCustomers: false,
    maxUsesPerCompany: 1,
    startsAt: '2026-01-01T05:00:00.000Z',
    isActive: true,
    ...over,
  };
};
interface Stored {
  id: string;
  version: number;
  code: string;
}
const create = async (over: object = {}): Promise<Stored> =>
  (await app.post(path, { as: owner, body: aCode(over) })).body;
const patch = (id: string, body: object) => app.patch(`${path}/${id}`, { as: owner, body });
const refusal = async (over: object) => (await app.post(path, { as: owner, body: aCode(over) })).body.errors;
/** Stores an order that used a code. */
async function use({ id, code }: Stored, discountCents = 1_350): Promise<void> {
  const orderId = await aFulfilledOrder(app, {
    bundle_id: bundle150,
    promo_code_id: id,
    promo_code: code,
    discount_cents: discountCents,
    total_cents: 13_500 - discountCents,
  });
  await app.sql(
    `insert into promo_redemption select $1, $2, company_id, 1, 'final', $3 from purchase_order where id = $1`,
    [orderId, id, discountCents],
  );
  await app.sql('update promo_code set used = used + 1, spent_cents = spent_cents + $2 where id = $1', [
    id,
    discountCents,
  ]);
}

describe('a promo code of staff', () => {
  it('is stored for the checkout, with the value of its kind only', async () => {
    const { id } = await create({ kind: 'amount', amountOffCents: 2_000, currency: 'CAD', bundles: [bundle150] });
    const stored = () =>
      app.sql(
        `
          select kind, value, currency, bundle_id from promo_code join promo_code_bundle on promo_code_id = id
          where id = $1`,
        [id],
      );
    expect(await stored()).toEqual([{ kind: 'amount', value: 2_000, currency: 'CAD', bundle_id: bundle150 }]);
    const { body } = await patch(id, { version: 1, kind: 'credits', bonusCredits: 15 });
    expect(body).toMatchObject({ kind: 'credits', bonusCredits: 15, bundles: [bundle150], state: 'active', used: 0 });
    expect(body).not.toHaveProperty('amountOffCents');
    expect(await stored()).toMatchObject([{ kind: 'credits', value: 15 }]);
  });
  it('has one text in capital letters, a value, and a currency for amounts', async () => {
    const { code } = await create();
    expect(await refusal({ code })).toEqual({ code: ['There is already a promo code with this text.'] });
    for (const wrong of ['spring', 'ABC', 'WITH SPACE', 'X'.repeat(25)])
      expect(await refusal({ code: wrong })).toHaveProperty('code');
    expect(await refusal({ percentOff: null })).toEqual({ percentOff: ['Fill in this field.'] });
    expect(await refusal({ percentOff: 101 })).toHaveProperty('percentOff');
    expect(await refusal({ kind: 'amount', amountOffCents: 500 })).toHaveProperty('currency');
    expect(await refusal({ budgetCents: 500 })).toHaveProperty('currency');
    expect(await refusal({ endsAt: '2025-01-01T05:00:00.000Z' })).toHaveProperty('endsAt');
    expect(await refusal({ bundles: ['00000000-0000-4000-8000-000000000000'] })).toHaveProperty('bundles');
  });
  it('keeps its text after its first use, and no limit falls below what was used', async () => {
    const code = await create({ currency: 'CAD', maxUses: 5, budgetCents: 10_000 });
    expect((await patch(code.id, { version: 1, code: 'RENAMED-1' })).status).toBe(200);
    await use({ ...code, code: 'RENAMED-1' });
    await use({ ...code, code: 'RENAMED-1' });
    const { body } = await patch(code.id, { version: 2, code: 'RENAMED-2', maxUses: 1, budgetCents: 2_699 });
    expect(body.errors).toEqual({
      code: ['This code was used, so its text can’t change.'],
      maxUses: ['The code was used more often. Enter a higher number.'],
      budgetCents: ['The discounts so far are higher. Enter a higher amount.'],
    });
    expect((await patch(code.id, { version: 2, maxUses: 2, budgetCents: 2_700, isActive: false })).body).toMatchObject({
      used: 2,
      isUsed: true,
      state: 'off',
    });
  });
  it('lists its newest uses', async () => {
    const code = await create();
    await use(code);
    const other = await create();
    await use(other);
    expect((await app.get(`${path}/${code.id}/uses`, { as: reader })).body.uses).toMatchObject([
      { buyer: 'Nair Homes Inc.', state: 'final', discountCents: 1_350, currency: 'CAD' },
    ]);
  });
  it('cannot be removed, and is changed with the permission only', async () => {
    const { id } = await create();
    expect((await app.delete(`${path}/${id}`, { as: owner, body: { version: 1 } })).status).toBe(404);
    expect((await app.patch(`${path}/${id}`, { as: reader, body: { nonsense: 1 } })).status).toBe(403);
    expect((await app.get(path, { as: asStaff(['viewEcommerce'], 'support') })).status).toBe(403);
  });
});

describe('the example of a promo code', () => {
  const example = async (query: string) =>
    (await app.get(`/admin/ecommerce/promo-example?bundleId=${bundle150}&${query}`, { as: reader })).body;
  it('is computed as the checkout computes the order', async () => {
    expect(await example('kind=percent&percentOff=10')).toEqual({
      credits: 150,
      priceCents: 13_500,
      discountedCents: 12_150,
      bonusCredits: 0,
      currency: 'CAD',
    });
    expect(await example('kind=amount&amountOffCents=99999&currency=USD')).toMatchObject({
      priceCents: 10_800,
      discountedCents: 0,
    });
    expect(await example('kind=credits&bonusCredits=15')).toMatchObject({ discountedCents: 13_500, bonusCredits: 15 });
  });
  it('needs the value of its kind', async () => {
    expect(await example('kind=percent&bonusCredits=15')).toMatchObject({ code: 'not-found' });
    expect(await example('kind=percent&percentOff=101')).toHaveProperty('errors.percentOff');
  });
});
