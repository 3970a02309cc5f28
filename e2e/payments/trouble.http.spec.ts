import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { orderTransitions } from '../../services/commerce/src/orders/order-lifecycle.ts';
import { OrderSweep } from '../../services/commerce/src/orders/order-sweep.ts';
import type { TestLandlord } from '../../services/commerce/src/testing/a-landlord.ts';
import { aPromoCode } from '../../services/commerce/src/testing/a-promo-code.ts';
import { bundleOf } from '../../services/commerce/src/testing/bundle-of.ts';
import { aBuyer, startPaymentSite, webhookSecret, type PaymentSite } from './payment-site.ts';

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

const aKey = () => randomUUID().replaceAll('-', '');
const checkout = ({ as }: TestLandlord, over: object = {}) =>
  site.commerce.post('/ecommerce/checkout', {
    as,
    body: { key: aKey(), bundleId, expectedTotalCents: 15_255, ...over },
  });
const postCheckout = ({ as }: TestLandlord, orderId: string) =>
  site.commerce.post('/ecommerce/post-checkout', { as, body: { orderId } });
const paymentIdOf = async (orderId: string) => (await site.paymentsOf(orderId))[0]?.id ?? '';
const pay = async (orderId: string, card = 'pm_card_visa') => {
  const id = await paymentIdOf(orderId);
  await site.stripe.paymentIntents.confirm(id, { payment_method: card }).catch(() => undefined);
  return id;
};
const creditsOf = async ({ as }: TestLandlord) =>
  (await site.commerce.get('/elandlord/wallet', { as })).body.wallet.credits as number;
const ordersOf = ({ companyId }: TestLandlord) =>
  site.commerce.sql<{ state: string }>('select state from purchase_order where company_id = $1', [companyId]);
const sweep = () => site.commerce.app.get(OrderSweep, { strict: false }).sweep();
const makeOld = (orderId: string) =>
  site.commerce.sql(`update purchase_order set created_at = now() - interval '16 minutes' where id = $1`, [orderId]);

describe('a provider in trouble', () => {
  it('whose answer is lost is asked again with the same key: one order, one payment', async () => {
    const landlord = await aBuyer(site);
    const key = aKey();
    await site.control('faults', { kind: 'lost-response', calls: '3', method: 'POST', path: '/v1/payment_intents' });
    const lost = await checkout(landlord, { key });
    expect([lost.status, lost.body.code]).toEqual([503, 'provider-down']);
    await site.stripe.rawRequest('DELETE', '/sandbox/faults');
    const { status, body } = await checkout(landlord, { key });
    expect([status, (await ordersOf(landlord)).length, (await site.paymentsOf(body.orderId)).length]).toEqual([
      200, 1, 1,
    ]);
    await pay(body.orderId);
    expect((await postCheckout(landlord, body.orderId)).body.state).toBe('fulfilled');
  });
  it('leaves a saved order that the sweep gives up, with its promo code', async () => {
    const landlord = await aBuyer(site);
    const promoCode = await aPromoCode(site.commerce, { kind: 'percent', value: 10, max_uses: 1 });
    const { body } = await checkout(landlord, { promoCode, expectedTotalCents: 13_730 });
    await sweep();
    expect(await ordersOf(landlord)).toEqual([{ state: 'pending' }]);
    await makeOld(body.orderId);
    await sweep();
    expect(await ordersOf(landlord)).toEqual([{ state: 'expired' }]);
    expect((await site.paymentsOf(body.orderId))[0]?.status).toBe('canceled');
    expect((await checkout(await aBuyer(site), { promoCode, expectedTotalCents: 13_730 })).status).toBe(200);
  });
  it('that was paid is fulfilled by the sweep when nobody reported it', async () => {
    const landlord = await aBuyer(site);
    const { body } = await checkout(landlord);
    await pay(body.orderId);
    await makeOld(body.orderId);
    await sweep();
    expect([await ordersOf(landlord), await creditsOf(landlord)]).toEqual([[{ state: 'fulfilled' }], 150]);
  });
  it('that takes a payment late is waited for, and honoured after the order was given up', async () => {
    const landlord = await aBuyer(site);
    const { body } = await checkout(landlord);
    await site.control('faults', { kind: 'processing' });
    const id = await pay(body.orderId);
    expect((await postCheckout(landlord, body.orderId)).body).toMatchObject({
      state: 'pending',
      payment: 'processing',
    });
    await makeOld(body.orderId);
    await sweep();
    expect(await ordersOf(landlord)).toEqual([{ state: 'pending' }]);
    await site.commerce.sql(`update purchase_order set state = 'expired' where id = $1`, [body.orderId]);
    await site.control(`payment_intents/${id}/settle`, { outcome: 'succeeded' });
    const [event] = await site.eventsOf('payment_intent.succeeded', id, 1);
    expect((await site.deliver(event!)).status).toBe(200);
    expect([await ordersOf(landlord), await creditsOf(landlord)]).toEqual([[{ state: 'fulfilled' }], 150]);
  });
});

describe('an event of the provider', () => {
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { id: 'pi_x' } },
  });
  const signed = (timestamp: number, secret = webhookSecret) =>
    Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
  const now = () => Math.floor(Date.now() / 1_000);
  it.each([
    ['unsigned', () => ''],
    ['of another secret', () => signed(now(), 'whsec_ofSomebodyElse')],
    ['older than five minutes', () => signed(now() - 310)],
    ['from the future', () => signed(now() + 310)],
    ['without a time', () => signed(now()).replace(/t=\d+,/, '')],
    ['with a second signature time', () => `t=${now()},${signed(now() + 310)}`],
  ])('that is %s is refused', async (_, signature) => {
    expect((await site.deliver({ payload: body, signature: signature() })).status).toBe(400);
  });
  it('whose body was changed is refused', async () => {
    expect((await site.deliver({ payload: body.replace('pi_x', 'pi_y'), signature: signed(now()) })).status).toBe(400);
  });
  it('has no effect of its own: in any order, repeated or dropped, the order ends in the state of the payment', async () => {
    const landlord = await aBuyer(site);
    const order = (await checkout(landlord)).body.orderId as string;
    const id = await pay(order, 'pm_card_chargeDeclined');
    await pay(order, 'pm_card_threeDSecure2Required');
    await site.control(`payment_intents/${id}/authenticate`, { outcome: 'succeeded' });
    await site.eventsOf('payment_intent.succeeded', id, 1);
    const events = site.deliveries.filter(({ payload }) => payload.includes(id));
    expect(events.length).toBeGreaterThanOrEqual(3);
    for (const event of [...events].reverse())
      for (const _ of [1, 2]) expect((await site.deliver(event)).status).toBe(200);
    expect([await ordersOf(landlord), await creditsOf(landlord)]).toEqual([[{ state: 'fulfilled' }], 150]);
  });
});

describe('the sandbox in the browser', () => {
  const confirm = ({ as }: TestLandlord, orderId: string, card: string) =>
    site.commerce.post('/ecommerce/sandbox/confirm', { as, body: { orderId, card } });
  const authenticate = ({ as }: TestLandlord, orderId: string, outcome: string) =>
    site.commerce.post('/ecommerce/sandbox/authenticate', { as, body: { orderId, outcome } });
  it('pays an order of the own company with a published test card', async () => {
    const landlord = await aBuyer(site);
    const { orderId } = (await checkout(landlord)).body;
    expect((await confirm(await aBuyer(site), orderId, 'pm_card_visa')).status).toBe(404);
    expect((await confirm(landlord, orderId, '4242424242424242')).status).toBe(422);
    expect((await confirm(landlord, orderId, 'pm_card_chargeDeclined')).status).toBe(200);
    expect((await postCheckout(landlord, orderId)).body.payment).toBe('declined');
    expect((await confirm(landlord, orderId, 'pm_card_threeDSecure2Required')).status).toBe(200);
    expect((await postCheckout(landlord, orderId)).body.payment).toBe('action');
    expect((await authenticate(landlord, orderId, 'succeeded')).status).toBe(200);
    expect((await postCheckout(landlord, orderId)).body.state).toBe('fulfilled');
    expect((await confirm(landlord, orderId, 'pm_card_visa')).status).toBe(200);
    expect(await creditsOf(landlord)).toBe(150);
  });
});

describe('the states of an order', () => {
  it('are those of the table in code, and the database refuses all others', async () => {
    const [trigger] = await site.commerce.sql<{ text: string }>(
      `select pg_get_triggerdef(oid) as text from pg_trigger where tgname = 'purchase_order_transition'`,
    );
    const inDatabase = JSON.parse(/refuse_transition\('(.*)'\)/.exec(trigger?.text ?? '')?.[1] ?? '{}') as object;
    expect({ refunded: [], lost: [], ...inDatabase }).toEqual(orderTransitions);
    const landlord = await aBuyer(site);
    const { orderId } = (await checkout(landlord)).body;
    await expect(
      site.commerce.sql(`update purchase_order set state = 'refunded' where id = $1`, [orderId]),
    ).rejects.toThrow('purchase_order is never refunded after pending');
  });
});
