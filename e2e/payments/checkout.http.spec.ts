import { randomUUID } from 'node:crypto';
import { raceRounds } from '@porchlight/service-kit/testing';
import { OrderSweep } from '../../services/commerce/src/orders/order-sweep.ts';
import { aLandlord, type TestLandlord } from '../../services/commerce/src/testing/a-landlord.ts';
import { aPromoCode } from '../../services/commerce/src/testing/a-promo-code.ts';
import { bundleOf } from '../../services/commerce/src/testing/bundle-of.ts';
import { aBuyer, startPaymentSite, type PaymentSite } from './payment-site.ts';

let site: PaymentSite;
let bundleId: string;
beforeAll(async () => {
  site = await startPaymentSite();
  bundleId = await bundleOf(site.commerce, 150);
});
afterEach(async () => {
  expect(await site.ledger.violations()).toEqual([]);
});
afterAll(() => site.stop());

const total = 15_255;
const aKey = () => randomUUID().replaceAll('-', '');
const checkout = ({ as }: TestLandlord, over: object = {}) =>
  site.commerce.post('/ecommerce/checkout', {
    as,
    body: { key: aKey(), bundleId, expectedTotalCents: total, ...over },
  });
const postCheckout = ({ as }: TestLandlord, orderId: string) =>
  site.commerce.post('/ecommerce/post-checkout', { as, body: { orderId } });
const creditsOf = async ({ as }: TestLandlord) =>
  (await site.commerce.get('/elandlord/wallet', { as })).body.wallet.credits as number;
const paymentOf = async (orderId: string) => {
  const [payment] = await site.paymentsOf(orderId);
  if (!payment) throw new Error(`no payment of ${orderId}`);
  return payment;
};
const confirm = async (orderId: string, card = 'pm_card_visa') => {
  const { id } = await paymentOf(orderId);
  return site.stripe.paymentIntents.confirm(id, { payment_method: card }).catch(() => undefined);
};
const mailsOf = ({ personId }: TestLandlord) =>
  site.commerce.sql(`select 1 from job where name = 'mail.requested' and payload::jsonb ->> 'personId' = $1`, [
    personId,
  ]);
const stateOf = async (orderId: string) =>
  (await site.commerce.sql<{ state: string }>('select state from purchase_order where id = $1', [orderId]))[0]?.state;
const statusesOf = (responses: readonly { status: number }[]) => responses.map(({ status }) => status).sort();

describe('a purchase', () => {
  it('is fulfilled once its payment is confirmed, however often that is reported', async () => {
    const landlord = await aBuyer(site);
    const { body } = await checkout(landlord);
    expect(body).toMatchObject({
      state: 'pending',
      quote: { credits: 150, priceCents: 13_500, taxes: [{ name: 'HST', cents: 1_755 }], totalCents: total },
      payment: { provider: 'sandbox' },
    });
    expect((await postCheckout(landlord, body.orderId)).body).toMatchObject({ state: 'pending', payment: 'open' });
    await confirm(body.orderId);
    for (let time = 0; time < 3; time += 1)
      expect((await postCheckout(landlord, body.orderId)).body).toEqual({
        orderId: body.orderId,
        state: 'fulfilled',
        credits: 150,
      });
    expect(await mailsOf(landlord)).toHaveLength(1);
    const { taxReceipts } = (await site.commerce.get('/elandlord/tax-receipts', { as: landlord.as })).body;
    expect(taxReceipts).toMatchObject([{ kind: 'receipt', totalCents: total, taxCents: 1_755, currency: 'CAD' }]);
    const { document } = (await site.commerce.get(`/elandlord/tax-receipts/${taxReceipts[0].id}`, { as: landlord.as }))
      .body;
    expect(document).toMatchObject({
      buyer: {
        companyName: 'Nair Homes Inc.',
        billingAddressLines: ['Nair Homes Inc.', '214 Roncesvalles Ave', 'Toronto ON M6R 2M1'],
      },
      paidWith: { brand: 'Visa', last4: '4242' },
      taxes: [{ name: 'HST', ratePpm: 130_000, cents: 1_755 }],
      subtotalCents: 13_500,
    });
  });
  it('with a promo code costs less and counts the code once paid', async () => {
    const landlord = await aBuyer(site);
    const promoCode = await aPromoCode(site.commerce, { kind: 'percent', value: 10 });
    const { body } = await checkout(landlord, { promoCode, expectedTotalCents: 13_730 });
    expect((await paymentOf(body.orderId)).amount).toBe(13_730);
    await confirm(body.orderId);
    await postCheckout(landlord, body.orderId);
    expect(
      await site.commerce.sql('select used, spent_cents::int as spent from promo_code where code = $1', [promoCode]),
    ).toEqual([{ used: 1, spent: 1_350 }]);
    expect((await checkout(landlord, { promoCode, expectedTotalCents: 13_730 })).body.code).toBe('promo-refused');
  });
  it('of nothing to pay is fulfilled without the provider', async () => {
    const landlord = await aBuyer(site);
    const promoCode = await aPromoCode(site.commerce, { kind: 'percent', value: 100 });
    const { body } = await checkout(landlord, { promoCode, expectedTotalCents: 0 });
    expect(body).toMatchObject({ state: 'fulfilled', quote: { totalCents: 0 } });
    expect([await creditsOf(landlord), await site.paymentsOf(body.orderId)]).toEqual([150, []]);
  });
  it('adds the free credits of a code beside those that were bought', async () => {
    const landlord = await aBuyer(site);
    const promoCode = await aPromoCode(site.commerce, { kind: 'credits', value: 15 });
    const { body } = await checkout(landlord, { promoCode });
    await confirm(body.orderId);
    expect((await postCheckout(landlord, body.orderId)).body.credits).toBe(165);
  });
  it('needs a billing address, and the total that was shown', async () => {
    const landlord = await aLandlord(site.commerce);
    expect((await checkout(landlord)).body.code).toBe('billing-needed');
    const { status, body } = await checkout(await aBuyer(site), { expectedTotalCents: 15_000 });
    expect([status, body.code, body.current.totalCents]).toEqual([409, 'price-changed', total]);
  });
  it('of another company is not found', async () => {
    const { body } = await checkout(await aBuyer(site));
    expect((await postCheckout(await aBuyer(site), body.orderId)).status).toBe(404);
  });
});

describe('a card', () => {
  it.each([
    ['pm_card_chargeDeclined', 'declined'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'insufficient-funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired-card'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect-cvc'],
  ])('%s is declined as %s, and another one pays the same order', async (card, decline) => {
    const landlord = await aBuyer(site);
    const { body } = await checkout(landlord);
    await confirm(body.orderId, card);
    expect((await postCheckout(landlord, body.orderId)).body).toMatchObject({
      state: 'pending',
      payment: 'declined',
      decline,
    });
    await confirm(body.orderId);
    expect((await postCheckout(landlord, body.orderId)).body.state).toBe('fulfilled');
  });
  it('with 3-D Secure waits for the bank', async () => {
    const landlord = await aBuyer(site);
    const { body } = await checkout(landlord);
    await confirm(body.orderId, 'pm_card_threeDSecure2Required');
    expect((await postCheckout(landlord, body.orderId)).body.payment).toBe('action');
    const { id } = await paymentOf(body.orderId);
    await site.control(`payment_intents/${id}/authenticate`, { outcome: 'failed' });
    expect((await postCheckout(landlord, body.orderId)).body.decline).toBe('authentication-failed');
    await confirm(body.orderId, 'pm_card_threeDSecure2Required');
    await site.control(`payment_intents/${id}/authenticate`, { outcome: 'succeeded' });
    expect((await postCheckout(landlord, body.orderId)).body.state).toBe('fulfilled');
  });
  it('declined five times in an hour ends the payment and the next checkouts', async () => {
    const landlord = await aBuyer(site);
    const { body } = await checkout(landlord);
    for (let time = 0; time < 5; time += 1) await confirm(body.orderId, 'pm_card_chargeDeclined');
    const { id } = await paymentOf(body.orderId);
    expect((await checkout(landlord)).status).toBe(200);
    for (const delivery of await site.eventsOf('payment_intent.payment_failed', id, 5))
      expect((await site.deliver(delivery)).status).toBe(200);
    expect((await paymentOf(body.orderId)).status).toBe('canceled');
    expect((await checkout(landlord)).status).toBe(429);
    expect((await checkout(await aBuyer(site))).status).toBe(200);
  });
});

describe('the same order', () => {
  it.each(raceRounds(3))('sent twenty times and from two tabs has one payment, round %i', async () => {
    const landlord = await aBuyer(site);
    const key = aKey();
    const send = (at: number) => checkout(landlord, at % 4 === 3 ? {} : { key });
    const responses = await Promise.all(Array.from({ length: 20 }, (_, at) => send(at)));
    expect(responses.filter(({ status, body }) => status !== 200 && body.code !== 'in-progress')).toEqual([]);
    const again = await Promise.all(Array.from({ length: 4 }, (_, at) => send(at)));
    const ids = new Set(again.map(({ body }) => body.orderId as string));
    expect([statusesOf(again), ids.size]).toEqual([[200, 200, 200, 200], 1]);
    const [orderId = ''] = ids;
    expect(await site.paymentsOf(orderId)).toHaveLength(1);
  });
  it('is refused with another content', async () => {
    const landlord = await aBuyer(site);
    const key = aKey();
    await checkout(landlord, { key });
    expect((await checkout(landlord, { key, bundleId: await bundleOf(site.commerce, 25) })).body.code).toBe(
      'key-taken',
    );
  });
  it.each(raceRounds(3))('reported by everyone at once is fulfilled once, round %i', async () => {
    const landlord = await aBuyer(site);
    const { body } = await checkout(landlord);
    await confirm(body.orderId);
    const { id } = await paymentOf(body.orderId);
    const [event] = await site.eventsOf('payment_intent.succeeded', id, 1);
    await site.commerce.sql(`update purchase_order set created_at = now() - interval '1 hour' where id = $1`, [
      body.orderId,
    ]);
    const sweep = () => site.commerce.app.get(OrderSweep, { strict: false }).sweep();
    await Promise.all([
      ...Array.from({ length: 5 }, () => postCheckout(landlord, body.orderId)),
      ...Array.from({ length: 5 }, () => site.deliver(event!)),
      sweep(),
      sweep(),
    ]);
    expect([await creditsOf(landlord), await stateOf(body.orderId)]).toEqual([150, 'fulfilled']);
    expect(await mailsOf(landlord)).toHaveLength(1);
    expect((await site.commerce.get('/elandlord/tax-receipts', { as: landlord.as })).body.taxReceipts).toHaveLength(1);
  });
});

describe('the last uses of a promo code', () => {
  it.each(raceRounds(3))('are given to exactly as many companies, round %i', async () => {
    const promoCode = await aPromoCode(site.commerce, { kind: 'percent', value: 10, max_uses: 3 });
    const buyers = await Promise.all(Array.from({ length: 20 }, () => aBuyer(site)));
    const responses = await Promise.all(
      buyers.map((buyer) => checkout(buyer, { promoCode, expectedTotalCents: 13_730 })),
    );
    expect(statusesOf(responses)).toEqual([...Array<number>(3).fill(200), ...Array<number>(17).fill(422)]);
  });
  it.each(raceRounds(3))('are given to one company as often as allowed, round %i', async () => {
    const promoCode = await aPromoCode(site.commerce, { kind: 'amount', value: 100, currency: 'CAD' });
    const landlord = await aBuyer(site);
    const bundles = await Promise.all([25, 60, 150, 400].map((credits) => bundleOf(site.commerce, credits)));
    const totals = [2_712, 6_328, 15_142, 38_307];
    const responses = await Promise.all(
      bundles.map((id, at) => checkout(landlord, { promoCode, bundleId: id, expectedTotalCents: totals[at] })),
    );
    expect(statusesOf(responses)).toEqual([200, 422, 422, 422]);
  });
});
