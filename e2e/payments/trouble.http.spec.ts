import { jest } from '@jest/globals';
import Stripe from 'stripe';
import { orderTransitions } from '../../services/commerce/src/orders/order-lifecycle.ts';
import { OrderSettlement } from '../../services/commerce/src/orders/order-settlement.ts';
import type { TestLandlord } from '../../services/commerce/src/testing/a-landlord.ts';
import { aPromoCode } from '../../services/commerce/src/testing/a-promo-code.ts';
import { aKey, startCheckoutSite, type CheckoutSite } from './site/checkout-steps.ts';
import { aBuyer, webhookSecret } from './site/payment-site.ts';

let site: CheckoutSite;
beforeAll(async () => {
  site = await startCheckoutSite();
});
afterEach(async () => {
  expect(await site.ledger.violations()).toEqual([]);
});
afterAll(() => site.stop());

const ordersOf = ({ companyId }: TestLandlord) =>
  site.commerce.sql<{ state: string }>('select state from purchase_order where company_id = $1', [companyId]);

describe('an order of nothing to pay whose checkout failed', () => {
  /** Orders 150 credits for nothing; commerce fails before it fulfils the order. */
  async function aFreeOrder() {
    const landlord = await aBuyer(site);
    const promoCode = await aPromoCode(site.commerce, { kind: 'percent', value: 100, max_uses: 1 });
    const settlement = site.commerce.app.get(OrderSettlement, { strict: false });
    const failure = jest.spyOn(settlement, 'settle').mockRejectedValueOnce(new Error('ended'));
    const { status } = await site.checkout(landlord, { promoCode, expectedTotalCents: 0 });
    expect([status, failure.mock.calls.length]).toEqual([500, 1]);
    failure.mockRestore();
    const [order] = await site.commerce.sql<{ id: string }>('select id from purchase_order where company_id = $1', [
      landlord.companyId,
    ]);
    return { landlord, promoCode, settlement, orderId: order?.id ?? '' };
  }
  it('is fulfilled by the sweep, with its use of the promo code', async () => {
    const { landlord, promoCode, orderId } = await aFreeOrder();
    await site.makeOld(orderId);
    await site.sweep();
    expect([await ordersOf(landlord), await site.creditsOf(landlord)]).toEqual([[{ state: 'fulfilled' }], 150]);
    expect(await site.commerce.sql('select used from promo_code where code = $1', [promoCode])).toEqual([{ used: 1 }]);
  });
  it('is never fulfilled after it was given up', async () => {
    const { landlord, settlement, orderId } = await aFreeOrder();
    await settlement.giveUp(orderId, 'expired');
    expect((await site.postCheckout(landlord, orderId)).body.state).toBe('expired');
    expect([await ordersOf(landlord), await site.creditsOf(landlord)]).toEqual([[{ state: 'expired' }], 0]);
  });
});

describe('a provider in trouble', () => {
  it('whose answer is lost is asked again with the same key: one order, one payment', async () => {
    const landlord = await aBuyer(site);
    const key = aKey();
    await site.control('faults', { kind: 'lost-response', calls: '3', method: 'POST', path: '/v1/payment_intents' });
    const lost = await site.checkout(landlord, { key });
    expect([lost.status, lost.body.code]).toEqual([503, 'provider-down']);
    await site.stripe.rawRequest('DELETE', '/sandbox/faults');
    const { status, body } = await site.checkout(landlord, { key });
    expect([status, (await ordersOf(landlord)).length, (await site.paymentsOf(body.orderId)).length]).toEqual([
      200, 1, 1,
    ]);
    await site.pay(body.orderId);
    expect((await site.postCheckout(landlord, body.orderId)).body.state).toBe('fulfilled');
  });
  it('starts no payment of an order that was given up meanwhile', async () => {
    const landlord = await aBuyer(site);
    const key = aKey();
    await site.control('faults', { kind: 'lost-response', calls: '3', method: 'POST', path: '/v1/payment_intents' });
    await site.checkout(landlord, { key });
    await site.stripe.rawRequest('DELETE', '/sandbox/faults');
    await site.commerce.sql(
      `update payment_attempt set state = 'cancelled' where order_id in (
      select id from purchase_order where company_id = $1)`,
      [landlord.companyId],
    );
    const { body } = await site.checkout(landlord, { key });
    expect(body.payment).toBeUndefined();
    expect((await site.paymentsOf(body.orderId)).map(({ status }) => status)).toEqual(['canceled']);
  });
  it('leaves a saved order that the sweep gives up, with its promo code', async () => {
    const landlord = await aBuyer(site);
    const promoCode = await aPromoCode(site.commerce, { kind: 'percent', value: 10, max_uses: 1 });
    const { body } = await site.checkout(landlord, { promoCode, expectedTotalCents: 13_730 });
    await site.sweep();
    expect(await ordersOf(landlord)).toEqual([{ state: 'pending' }]);
    await site.makeOld(body.orderId);
    await site.sweep();
    expect(await ordersOf(landlord)).toEqual([{ state: 'expired' }]);
    expect((await site.paymentsOf(body.orderId))[0]?.status).toBe('canceled');
    expect((await site.checkout(await aBuyer(site), { promoCode, expectedTotalCents: 13_730 })).status).toBe(200);
  });
  it('that was paid is fulfilled by the sweep without any report, also after an order that it does not know', async () => {
    const unknown = (await site.checkout(await aBuyer(site))).body.orderId as string;
    await site.makeOld(unknown);
    await site.commerce.sql(`update payment_attempt set provider_id = 'pi_unknown' where order_id = $1`, [unknown]);
    const landlord = await aBuyer(site);
    const { body } = await site.checkout(landlord);
    await site.pay(body.orderId);
    await site.makeOld(body.orderId);
    await site.sweep();
    expect([await ordersOf(landlord), await site.creditsOf(landlord)]).toEqual([[{ state: 'fulfilled' }], 150]);
  });
  it('that takes a payment late is waited for, and honoured after the order was given up', async () => {
    const landlord = await aBuyer(site);
    const { body } = await site.checkout(landlord);
    await site.control('faults', { kind: 'processing' });
    const id = await site.pay(body.orderId);
    expect((await site.postCheckout(landlord, body.orderId)).body).toMatchObject({
      state: 'pending',
      payment: 'processing',
    });
    await site.makeOld(body.orderId);
    await site.sweep();
    expect(await ordersOf(landlord)).toEqual([{ state: 'pending' }]);
    await site.commerce.sql(`update purchase_order set state = 'expired' where id = $1`, [body.orderId]);
    await site.control(`payment_intents/${id}/settle`, { outcome: 'succeeded' });
    const [event] = await site.eventsOf('payment_intent.succeeded', id, 1);
    expect((await site.deliver(event!)).status).toBe(200);
    expect([await ordersOf(landlord), await site.creditsOf(landlord)]).toEqual([[{ state: 'fulfilled' }], 150]);
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
    const order = (await site.checkout(landlord)).body.orderId as string;
    const id = await site.pay(order, 'pm_card_chargeDeclined');
    await site.pay(order, 'pm_card_threeDSecure2Required');
    await site.control(`payment_intents/${id}/authenticate`, { outcome: 'succeeded' });
    await site.eventsOf('payment_intent.succeeded', id, 1);
    const events = site.deliveries.filter(({ payload }) => payload.includes(id));
    expect(events.length).toBeGreaterThanOrEqual(3);
    for (const event of [...events].reverse())
      for (const _ of [1, 2]) expect((await site.deliver(event)).status).toBe(200);
    expect([await ordersOf(landlord), await site.creditsOf(landlord)]).toEqual([[{ state: 'fulfilled' }], 150]);
  });
});

describe('the sandbox in the browser', () => {
  const confirm = ({ as }: TestLandlord, orderId: string, card: string) =>
    site.commerce.post('/ecommerce/sandbox/confirm', { as, body: { orderId, card } });
  const authenticate = ({ as }: TestLandlord, orderId: string, outcome: string) =>
    site.commerce.post('/ecommerce/sandbox/authenticate', { as, body: { orderId, outcome } });
  it('pays an order of the own company with a published test card', async () => {
    const landlord = await aBuyer(site);
    const { orderId } = (await site.checkout(landlord)).body;
    expect((await confirm(await aBuyer(site), orderId, 'pm_card_visa')).status).toBe(404);
    expect((await confirm(landlord, orderId, '4242424242424242')).status).toBe(422);
    expect((await confirm(landlord, orderId, 'pm_card_chargeDeclined')).status).toBe(200);
    expect((await site.postCheckout(landlord, orderId)).body.payment).toBe('declined');
    expect((await confirm(landlord, orderId, 'pm_card_threeDSecure2Required')).status).toBe(200);
    expect((await site.postCheckout(landlord, orderId)).body.payment).toBe('action');
    expect((await authenticate(landlord, orderId, 'succeeded')).status).toBe(200);
    expect((await site.postCheckout(landlord, orderId)).body.state).toBe('fulfilled');
    expect((await confirm(landlord, orderId, 'pm_card_visa')).status).toBe(200);
    expect(await site.creditsOf(landlord)).toBe(150);
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
    const { orderId } = (await site.checkout(landlord)).body;
    await expect(
      site.commerce.sql(`update purchase_order set state = 'refunded' where id = $1`, [orderId]),
    ).rejects.toThrow('purchase_order is never refunded after pending');
  });
});
