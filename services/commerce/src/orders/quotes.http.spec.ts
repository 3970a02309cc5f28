import { randomUUID } from 'node:crypto';
import { canadianProvinces } from '@porchlight/contracts';
import type { ProvinceQuotesResponse } from '@porchlight/contracts/commerce';
import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';
import { aLandlord, type TestLandlord } from '../testing/a-landlord.ts';
import { aPromoCode } from '../testing/a-promo-code.ts';
import { nairHomes } from '../testing/billing-address.ts';
import { bundleOf } from '../testing/bundle-of.ts';

let app: TestApp;
let bundleId: string;
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none', PAYMENT_SANDBOX_URL: 'http://127.0.0.1:9' });
  bundleId = await bundleOf(app, 150);
});
afterAll(() => app.stop());

const quote = ({ as }: TestLandlord, over: object = {}) =>
  app.post('/ecommerce/quote', { as, body: { bundleId, ...over } });
const tryCode = ({ as }: TestLandlord, promoCode: string, over: object = {}) =>
  app.post('/ecommerce/promo-code', { as, body: { bundleId, promoCode, ...over } });

describe('a quote', () => {
  it('is before tax until an address is known, then with the taxes of its province', async () => {
    const landlord = await aLandlord(app);
    expect((await quote(landlord)).body).toEqual({
      bundleId,
      description: '150 credits',
      credits: 150,
      bonusCredits: 0,
      currency: 'CAD',
      priceCents: 13_500,
      discountCents: 0,
      taxes: [],
      totalCents: 13_500,
      isTaxKnown: false,
      payment: { provider: 'sandbox' },
    });
    await app.patch('/ecommerce/billing-information', { as: landlord.as, body: nairHomes });
    expect((await quote(landlord)).body).toMatchObject({
      taxes: [{ name: 'HST', ratePpm: 130_000, cents: 1_755 }],
      totalCents: 15_255,
      isTaxKnown: true,
    });
    expect((await quote(landlord, { province: 'QC' })).body).toMatchObject({
      taxes: [
        { name: 'GST', ratePpm: 50_000, cents: 675 },
        { name: 'QST', ratePpm: 99_750, cents: 1_347 },
      ],
      totalCents: 15_522,
    });
    expect((await quote(landlord, { province: 'NY' })).body).toMatchObject({ taxes: [], totalCents: 13_500 });
  });
  it('is in the currency of the landlord’s language', async () => {
    const american = await aLandlord(app, { language: 'en-US' });
    expect((await quote(american, { province: 'NY' })).body).toMatchObject({ currency: 'USD', totalCents: 10_800 });
  });
  it('names the provider whose card fields are shown; a site without any sells nothing', async () => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_test_1234567890',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1234567890',
      STRIPE_WEBHOOK_SECRET: 'whsec_1234567890123456',
    };
    const quoteWith = async (environment: Readonly<Record<string, string>>) => {
      const other = await startForTest(commerce, { SEED: 'none', ...environment });
      const { as } = await aLandlord(other);
      const { body } = await other.post('/ecommerce/quote', { as, body: { bundleId: await bundleOf(other, 25) } });
      await other.stop();
      return body;
    };
    expect((await quoteWith(keys)).payment).toEqual({ provider: 'stripe', publishableKey: 'pk_test_1234567890' });
    expect((await quoteWith({})).code).toBe('payments-off');
  });
  it('of a bundle that is not on sale is refused', async () => {
    const { status, body } = await quote(await aLandlord(app), { bundleId: randomUUID() });
    expect([status, body.code]).toEqual([409, 'bundle-gone']);
  });
  it('ignores no field that the buyer must not set', async () => {
    expect((await quote(await aLandlord(app), { priceCents: 1 })).status).toBe(422);
  });
});

describe('the quotes of an order by province', () => {
  const byProvince = ({ as }: TestLandlord, cart: object) => app.post('/ecommerce/quote/provinces', { as, body: cart });
  const byCode = (one: { province: string }, other: { province: string }) => (one.province < other.province ? -1 : 1);

  it('are those of each province and territory, with a promo code and without', async () => {
    const landlord = await aLandlord(app);
    const code = await aPromoCode(app, { kind: 'percent', value: 10 });
    const quoted = async (province: string, promoCode?: string) => {
      const { body } = await (promoCode ? tryCode(landlord, code, { province }) : quote(landlord, { province }));
      const { taxes, totalCents } = body as ProvinceQuotesResponse['provinces'][number];
      return { province, taxes, totalCents };
    };
    for (const cart of [{ bundleId }, { bundleId, promoCode: code }]) {
      const expected = await Promise.all(canadianProvinces.map((province) => quoted(province, cart.promoCode)));
      const { body } = await byProvince(landlord, cart);
      expect(body).toEqual({ currency: 'CAD', provinces: expected.sort(byCode) });
    }
  });
  it('are those of a membership', async () => {
    const [plan] = await app.sql<{ id: string }>('select id from membership_plan limit 1');
    const landlord = await aLandlord(app, { language: 'en-US' });
    const { body } = await quote(landlord, { bundleId: undefined, planId: plan!.id, province: 'QC' });
    const { provinces, currency } = (await byProvince(landlord, { planId: plan!.id })).body as ProvinceQuotesResponse;
    expect(currency).toBe('USD');
    expect(provinces.find(({ province }) => province === 'QC')!.totalCents).toBe(body.totalCents);
  });
  it('leave out a province without a rate today, where nothing is sold', async () => {
    const landlord = await aLandlord(app);
    await app.sql(`update tax_rate set valid = daterange(lower(valid), current_date - 7) where province = 'YT'`);
    expect((await quote(landlord, { province: 'YT' })).status).toBe(503);
    const { provinces } = (await byProvince(landlord, { bundleId })).body as ProvinceQuotesResponse;
    expect(provinces.map(({ province }) => province)).toEqual(
      canadianProvinces.filter((province) => province !== 'YT').sort(),
    );
  });
  it('are refused as the quote is', async () => {
    const landlord = await aLandlord(app);
    expect((await byProvince(landlord, { bundleId: randomUUID() })).body.code).toBe('bundle-gone');
    expect((await byProvince(landlord, { bundleId, promoCode: 'NONE' })).body.code).toBe('promo-refused');
  });
});

describe('a promo code', () => {
  it('lowers the price before tax, however it is typed', async () => {
    const landlord = await aLandlord(app);
    const code = await aPromoCode(app, { kind: 'percent', value: 10 });
    const { body } = await tryCode(landlord, ` ${code.toLowerCase()} `, { province: 'ON' });
    expect(body).toMatchObject({
      promoCode: code,
      priceCents: 13_500,
      discountCents: 1_350,
      taxes: [{ name: 'HST', cents: 1_580 }],
      totalCents: 13_730,
    });
  });
  it('adds free credits', async () => {
    const code = await aPromoCode(app, { kind: 'credits', value: 15 });
    expect((await tryCode(await aLandlord(app), code)).body).toMatchObject({ bonusCredits: 15, discountCents: 0 });
  });
  it.each([
    ['We don’t know this code. Check the letters and try again.', { is_active: false }],
    ['This code isn’t valid yet.', { starts_at: '2999-01-01' }],
    ['This code has ended.', { starts_at: '2020-01-01', ends_at: '2020-02-01' }],
    ['This code has been used as often as it could be.', { max_uses: 1, used: 1 }],
    ['This code is for another currency.', { currency: 'USD' }],
    ['This bundle costs too little for this code.', { currency: 'CAD', min_price_cents: 13_501 }],
  ])('is refused: %s', async (message, columns) => {
    const code = await aPromoCode(app, { kind: 'percent', value: 10, ...columns });
    const { status, body } = await tryCode(await aLandlord(app), code);
    expect([status, body.code, body.errors]).toEqual([422, 'promo-refused', { promoCode: [message] }]);
  });
  it('for one bundle is refused for others', async () => {
    const code = await aPromoCode(app, { kind: 'percent', value: 10 });
    await app.sql('insert into promo_code_bundle select id, $2 from promo_code where code = $1', [
      code,
      await bundleOf(app, 25),
    ]);
    expect((await tryCode(await aLandlord(app), code)).body.errors.promoCode).toEqual([
      'This code is for another bundle.',
    ]);
  });
  it('can be guessed ten times an hour by a company, from all its accounts; other companies can go on', async () => {
    const landlord = await aLandlord(app);
    const colleague = await aLandlord(app, { companyId: landlord.companyId });
    const code = await aPromoCode(app, { kind: 'percent', value: 10 });
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, at) => tryCode(at % 2 ? landlord : colleague, `GUESS-${at}`)),
    );
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(10);
    const refused = await tryCode(landlord, code);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    expect((await tryCode(await aLandlord(app), code)).status).toBe(200);
  });
});
