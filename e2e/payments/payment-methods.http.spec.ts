import { randomUUID } from 'node:crypto';
import { asService, type TestResponse } from '@porchlight/service-kit/testing';
import { CardRemovals } from '../../services/commerce/src/payment-methods/card-removals.ts';
import type { TestLandlord } from '../../services/commerce/src/testing/a-landlord.ts';
import { startCheckoutSite, type CheckoutSite } from './site/checkout-steps.ts';
import { aBuyer } from './site/payment-site.ts';
import { stepsOfCards, type CardSteps } from './site/card-steps.ts';

let site: CheckoutSite;
let steps: CardSteps;
beforeAll(async () => {
  site = await startCheckoutSite();
  steps = stepsOfCards(site);
});
afterAll(() => site.stop());

const sweep = () => site.commerce.app.get(CardRemovals, { strict: false }).sweep();
const customersOf = async ({ companyId }: TestLandlord) =>
  (await site.stripe.customers.list({ limit: 100 })).data.filter(
    ({ metadata }) => metadata['company_id'] === companyId,
  );
const cardsAtProvider = async (landlord: TestLandlord) => {
  const [customer] = await customersOf(landlord);
  const { data } = await site.stripe.customers.listPaymentMethods(customer?.id ?? '', { type: 'card' });
  return data.map(({ card }) => card?.last4);
};
const digitsOf = async (landlord: TestLandlord) => (await steps.own(landlord))?.partialIdentifier;

describe('the card of a company', () => {
  it('is stored once the provider confirmed it, however often that is reported', async () => {
    const landlord = await aBuyer(site);
    expect((await steps.start(landlord)).body).toEqual({
      payment: { provider: 'sandbox', clientSecret: expect.stringMatching(/^seti_/) },
    });
    expect((await steps.save(landlord)).body).toEqual({ state: 'open', paymentMethod: null });
    await steps.confirm(landlord, 'pm_card_visa');
    const card = {
      id: landlord.companyId,
      name: 'Visa 4242',
      type: 'card',
      typeExt: 'visa',
      partialIdentifier: '4242',
      expMonth: 12,
      expYear: new Date().getUTCFullYear() + 4,
      postalCode: 'M6R 2M1',
      paymentMethodId: expect.stringMatching(/^pm_/),
      isExpired: false,
    };
    for (let time = 0; time < 3; time += 1)
      expect((await steps.save(landlord)).body).toEqual({ state: 'saved', paymentMethod: card });
    expect(await steps.own(landlord)).toEqual(card);
    expect(await cardsAtProvider(landlord)).toEqual(['4242']);
  });
  it('is stored by the event alone, and by both at once', async () => {
    const landlord = await aBuyer(site);
    const setup = await steps.open(landlord);
    await steps.confirm(landlord, 'pm_card_mastercard');
    const [event] = await site.eventsOf('setup_intent.succeeded', setup, 1);
    await Promise.all([site.deliver(event!), steps.save(landlord), steps.save(landlord), site.deliver(event!)]);
    expect(await digitsOf(landlord)).toBe('4444');
    await sweep();
    expect(await cardsAtProvider(landlord)).toEqual(['4444']);
  });
  it('belongs to its company: another one neither sees, stores nor removes it', async () => {
    const landlord = await aBuyer(site);
    const other = await aBuyer(site);
    await steps.open(landlord);
    await steps.confirm(landlord, 'pm_card_visa');
    expect([(await steps.save(other)).status, await steps.own(other)]).toEqual([404, null]);
    expect((await steps.confirm(other, 'pm_card_visa')).status).toBe(404);
    expect((await steps.save(landlord)).body).toMatchObject({ state: 'saved' });
    expect((await steps.remove(other)).body).toEqual({ paymentMethod: null });
    expect(await digitsOf(landlord)).toBe('4242');
  });
  it('replaces the one before, which is removed at the provider, and a late event does not restore it', async () => {
    const landlord = await aBuyer(site);
    const first = await steps.saved(landlord, 'pm_card_visa');
    await steps.saved(landlord, 'pm_card_mastercard');
    const [late] = await site.eventsOf('setup_intent.succeeded', first, 1);
    expect((await site.deliver(late!)).status).toBe(200);
    await sweep();
    expect([await digitsOf(landlord), await cardsAtProvider(landlord)]).toEqual(['4444', ['4444']]);
  });
  it('is removed here at once and at the provider as soon as it responds', async () => {
    const landlord = await aBuyer(site);
    const setup = await steps.saved(landlord, 'pm_card_visa');
    await site.control('faults', { kind: 'error', calls: '2', method: 'POST', path: '/v1/payment_methods' });
    expect((await steps.remove(landlord)).body).toEqual({ paymentMethod: null });
    expect([await steps.own(landlord), await cardsAtProvider(landlord)]).toEqual([null, ['4242']]);
    await site.stripe.rawRequest('DELETE', '/sandbox/faults');
    const [late] = await site.eventsOf('setup_intent.succeeded', setup, 1);
    await site.deliver(late!);
    await sweep();
    expect([await steps.own(landlord), await cardsAtProvider(landlord)]).toEqual([null, []]);
    expect((await steps.remove(landlord)).status).toBe(200);
  });
  it('is removed at the provider with the last landlord, also when it is confirmed or paid with afterwards', async () => {
    const landlord = await aBuyer(site);
    await steps.saved(landlord, 'pm_card_visa');
    const { orderId } = (await site.checkout(landlord, { saveCard: true })).body;
    const setup = await steps.open(landlord);
    const payload = { personId: landlord.personId, emailHash: 'a'.repeat(64) };
    const body = { key: randomUUID(), name: 'person.erased', at: new Date().toISOString(), payload };
    expect((await site.commerce.post('/internal/events', { as: asService('accounts'), body })).status).toBe(200);
    await site.stripe.setupIntents.confirm(setup, { payment_method: 'pm_card_mastercard' });
    const payment = await site.pay(orderId, 'pm_card_amex');
    expect(new Set(await cardsAtProvider(landlord))).toEqual(new Set(['4242', '4444', '0005']));
    const [confirmed] = await site.eventsOf('setup_intent.succeeded', setup, 1);
    const [paid] = await site.eventsOf('payment_intent.succeeded', payment, 1);
    for (const event of [confirmed!, paid!]) expect((await site.deliver(event)).status).toBe(200);
    await sweep();
    expect(await cardsAtProvider(landlord)).toEqual([]);
  });
  it('is confirmed with the bank when the bank asks', async () => {
    const landlord = await aBuyer(site);
    await steps.open(landlord);
    await steps.confirm(landlord, 'pm_card_threeDSecure2Required');
    expect((await steps.save(landlord)).body).toEqual({ state: 'action', paymentMethod: null });
    await steps.authenticate(landlord, 'failed');
    expect((await steps.save(landlord)).body).toMatchObject({ state: 'declined', decline: 'authentication-failed' });
    await steps.confirm(landlord, 'pm_card_threeDSecure2Required');
    await steps.authenticate(landlord, 'succeeded');
    expect((await steps.save(landlord)).body.state).toBe('saved');
  });
  it('that is declined leaves the one before', async () => {
    const landlord = await aBuyer(site);
    await steps.saved(landlord, 'pm_card_visa');
    await steps.open(landlord);
    await steps.confirm(landlord, 'pm_card_chargeDeclinedExpiredCard');
    const { body } = await steps.save(landlord);
    expect([body.state, body.decline, body.paymentMethod.partialIdentifier]).toEqual([
      'declined',
      'expired-card',
      '4242',
    ]);
  });
  it('is shown with its new expiry, and as expired after it', async () => {
    const landlord = await aBuyer(site);
    await steps.saved(landlord, 'pm_card_visa');
    const id = (await steps.own(landlord))?.paymentMethodId ?? '';
    await site.stripe.paymentMethods.update(id, { card: { exp_month: 1, exp_year: 2025 } });
    const [event] = await site.eventsOf('payment_method.updated', id, 1);
    await site.deliver(event!);
    expect(await steps.own(landlord)).toMatchObject({ expMonth: 1, expYear: 2025, isExpired: true });
  });
});

describe('the customer of a company', () => {
  it('is created once, however many requests come at once', async () => {
    const landlord = await aBuyer(site);
    const starts = Array.from({ length: 6 }, () => steps.start(landlord));
    const checkouts = Array.from({ length: 4 }, () => site.checkout(landlord));
    const refused = (await Promise.all([...starts, ...checkouts])).filter(({ status }) => status !== 200);
    expect(refused.filter(({ body }: TestResponse) => body.code !== 'in-progress')).toEqual([]);
    expect(await customersOf(landlord)).toHaveLength(1);
    expect(new Set([await steps.open(landlord), await steps.open(landlord)]).size).toBe(1);
  });
});
