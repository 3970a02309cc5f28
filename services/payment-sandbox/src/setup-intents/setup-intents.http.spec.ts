import type Stripe from 'stripe';
import { startSandboxForTest, until, type TestSandbox } from '../testing/start-sandbox.ts';

let sandbox: TestSandbox;
let stripe: Stripe;
let customer: string;
beforeAll(async () => {
  sandbox = await startSandboxForTest();
  ({ stripe } = sandbox);
  customer = (await stripe.customers.create({ email: 'landlord@example.com', metadata: { company_id: 'c1' } })).id;
});
afterAll(() => sandbox.stop());

const cards = async (of = customer) => {
  const { data } = await stripe.customers.listPaymentMethods(of, { type: 'card' });
  return data.map(({ card }) => card?.last4);
};
const last4Of = async (id: unknown) => (await stripe.paymentMethods.retrieve(String(id))).card?.last4;

describe('a setup intent', () => {
  it('saves a card that a browser confirms, without a charge', async () => {
    const intent = await stripe.setupIntents.create({ customer, usage: 'off_session' });
    expect(intent.status).toBe('requires_payment_method');
    const browser = sandbox.client('pk_test_onlyForTests');
    const form = { payment_method: 'pm_card_mastercard', client_secret: intent.client_secret ?? '' };
    const done = await browser.setupIntents.confirm(intent.id, form as Stripe.SetupIntentConfirmParams);
    expect(done).toMatchObject({ status: 'succeeded', customer });
    expect(await last4Of(done.payment_method)).toBe('4444');
    expect(await cards()).toContain('4444');
    expect((await stripe.charges.list({ customer })).data).toEqual([]);
    await until(() =>
      sandbox.deliveries.some(({ payload }) => payload.includes('setup_intent.succeeded')) ? true : undefined,
    );
  });

  it('is declined with the reason', async () => {
    const declined = stripe.setupIntents.create({ customer, payment_method: 'pm_card_chargeDeclined', confirm: true });
    await expect(declined).rejects.toMatchObject({
      code: 'card_declined',
      setup_intent: { status: 'requires_payment_method', last_setup_error: { decline_code: 'generic_decline' } },
    });
    expect(await cards()).not.toContain('0002');
  });

  it('waits for an authentication, after which renewals need none', async () => {
    const payment_method = 'pm_card_authenticationRequiredOnSetup';
    const intent = await stripe.setupIntents.create({ customer, payment_method, confirm: true });
    expect(intent).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
    const path = `/sandbox/setup_intents/${intent.id}/authenticate`;
    await sandbox.call('POST', path, { outcome: 'succeeded' });
    const saved = await stripe.setupIntents.retrieve(intent.id);
    expect(saved.status).toBe('succeeded');
    const renewal = { amount: 2_000, currency: 'cad', customer, off_session: true, confirm: true };
    const method = { payment_method: String(saved.payment_method) };
    expect(await stripe.paymentIntents.create({ ...renewal, ...method })).toMatchObject({ status: 'succeeded' });
  });

  it('whose authentication is refused saves nothing', async () => {
    const other = (await stripe.customers.create()).id;
    const payment_method = 'pm_card_threeDSecure2Required';
    const { id } = await stripe.setupIntents.create({ customer: other, payment_method, confirm: true });
    expect(
      (await sandbox.call('POST', `/sandbox/setup_intents/${id}/authenticate`, { outcome: 'failed' })).status,
    ).toBe(402);
    expect(await stripe.setupIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      last_setup_error: { code: 'setup_intent_authentication_failure' },
    });
    expect(await cards(other)).toEqual([]);
  });

  it('that is canceled accepts no card, and one that ended cannot be canceled', async () => {
    const { id } = await stripe.setupIntents.create({ customer });
    expect((await stripe.setupIntents.cancel(id)).status).toBe('canceled');
    const refused = { code: 'setup_intent_unexpected_state' };
    await expect(stripe.setupIntents.confirm(id, { payment_method: 'pm_card_visa' })).rejects.toMatchObject(refused);
    await expect(stripe.setupIntents.cancel(id)).rejects.toMatchObject(refused);
  });
});

describe('a payment method', () => {
  it('is saved by a payment with setup_future_usage', async () => {
    const { id } = await stripe.customers.create();
    const order = { amount: 2_000, currency: 'cad', customer: id, payment_method: 'pm_card_amex', confirm: true };
    await stripe.paymentIntents.create(order);
    expect(await cards(id)).toEqual([]);
    await stripe.paymentIntents.create({ ...order, setup_future_usage: 'off_session' });
    expect(await cards(id)).toEqual(['0005']);
  });

  it('is saved or not as the last update of the payment says', async () => {
    const { id } = await stripe.customers.create();
    const payment = await stripe.paymentIntents.create({ amount: 2_000, currency: 'cad', customer: id });
    await stripe.paymentIntents.update(payment.id, { setup_future_usage: 'off_session' });
    const updated = await stripe.paymentIntents.update(payment.id, { setup_future_usage: '' });
    expect(updated.setup_future_usage).toBeNull();
    await stripe.paymentIntents.confirm(payment.id, { payment_method: 'pm_card_amex' });
    expect(await cards(id)).toEqual([]);
    await expect(stripe.paymentIntents.update(payment.id, { setup_future_usage: 'off_session' })).rejects.toMatchObject(
      { code: 'payment_intent_unexpected_state' },
    );
  });

  it('has another expiry after its bank renewed it', async () => {
    const { id } = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    const renewed = await stripe.paymentMethods.update(id, { card: { exp_year: 2_040 } });
    expect(renewed.card).toMatchObject({ exp_month: 12, exp_year: 2_040, last4: '4242' });
  });

  it('is attached, detached, and never used for another customer', async () => {
    const [one, other] = [(await stripe.customers.create()).id, (await stripe.customers.create()).id];
    const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: one });
    expect(method).toMatchObject({ customer: one, card: { last4: '4242', brand: 'visa' } });
    await expect(stripe.paymentMethods.attach(method.id, { customer: other })).rejects.toMatchObject({
      statusCode: 400,
    });
    const order = { amount: 2_000, currency: 'cad', customer: other, payment_method: method.id, confirm: true };
    await expect(stripe.paymentIntents.create(order)).rejects.toMatchObject({ statusCode: 400 });
    expect(await stripe.paymentMethods.detach(method.id)).toMatchObject({ customer: null });
    expect(await cards(one)).toEqual([]);
    await expect(stripe.paymentMethods.detach(method.id)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('that declines cannot be attached, but for the one that declines charges only', async () => {
    await expect(stripe.paymentMethods.attach('pm_card_chargeDeclined', { customer })).rejects.toMatchObject({
      statusCode: 402,
    });
    expect(await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer })).toMatchObject({ customer });
  });
});
