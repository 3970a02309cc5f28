import Stripe from 'stripe';
import { startSandboxForTest, until, type TestSandbox } from '../testing/start-sandbox.ts';

let sandbox: TestSandbox;
let stripe: Stripe;
beforeAll(async () => {
  sandbox = await startSandboxForTest();
  ({ stripe } = sandbox);
});
afterAll(() => sandbox.stop());

const order = (over: Partial<Stripe.PaymentIntentCreateParams> = {}): Stripe.PaymentIntentCreateParams => ({
  amount: 2_825,
  currency: 'cad',
  allowed_payment_method_types: ['card'],
  metadata: { order_id: 'order-1' },
  ...over,
});
const paid = (paymentMethod: string, over: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create(order({ payment_method: paymentMethod, confirm: true, ...over }));
const errorOf = (call: Promise<unknown>): Promise<Stripe.errors.StripeError> =>
  call.then(
    () => {
      throw new Error('the call succeeded');
    },
    (error: Stripe.errors.StripeError) => error,
  );

describe('a payment intent', () => {
  it('waits for a payment method, then for a confirmation', async () => {
    const created = await stripe.paymentIntents.create(order());
    expect(created).toMatchObject({
      object: 'payment_intent',
      status: 'requires_payment_method',
      amount: 2_825,
      amount_received: 0,
      currency: 'cad',
      metadata: { order_id: 'order-1' },
      latest_charge: null,
    });
    const chosen = await stripe.paymentIntents.create(order({ payment_method: 'pm_card_visa' }));
    expect(chosen.status).toBe('requires_confirmation');
    expect(await stripe.paymentIntents.retrieve(chosen.id)).toEqual(chosen);
  });

  it('succeeds with a card, whose brand, last digits and expiry the charge shows', async () => {
    const { id } = await stripe.paymentIntents.create(order());
    const intent = await stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_mastercard',
      expand: ['latest_charge'],
    });
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 2_825, last_payment_error: null });
    expect(intent.latest_charge).toMatchObject({
      status: 'succeeded',
      paid: true,
      amount: 2_825,
      payment_intent: id,
      payment_method_details: { type: 'card', card: { brand: 'mastercard', last4: '4444', exp_month: 12 } },
    });
  });

  it.each([
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', 'incorrect_cvc'],
    ['pm_card_chargeDeclinedProcessingError', 'processing_error', 'processing_error'],
    ['pm_card_chargeCustomerFail', 'card_declined', 'generic_decline'],
  ])('is declined with %s, with the reason, and can be paid with another card', async (card, code, declineCode) => {
    const error = await errorOf(paid(card));
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(error).toMatchObject({ statusCode: 402, code, decline_code: declineCode });
    const id = error.payment_intent?.id ?? '';
    const declined = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    expect(declined).toMatchObject({
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: { type: 'card_error', code, decline_code: declineCode },
      latest_charge: { status: 'failed', paid: false, failure_code: code },
    });
    expect(await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).toMatchObject({
      status: 'succeeded',
    });
  });

  it('is confirmed by a browser with the publishable key and the client secret only', async () => {
    const intent = await stripe.paymentIntents.create(order());
    const browser = sandbox.client('pk_test_onlyForTests');
    const card = { payment_method: 'pm_card_visa' };
    await expect(browser.paymentIntents.confirm(intent.id, card)).rejects.toMatchObject({ code: 'resource_missing' });
    await expect(
      browser.paymentIntents.confirm(intent.id, { ...card, client_secret: 'pi_wrong' } as object),
    ).rejects.toMatchObject({ statusCode: 404 });
    await expect(browser.paymentIntents.create(order())).rejects.toMatchObject({ code: 'secret_key_required' });
    await expect(browser.paymentIntents.cancel(intent.id)).rejects.toMatchObject({ code: 'secret_key_required' });
    const secret = { client_secret: intent.client_secret ?? '' };
    expect(await browser.paymentIntents.confirm(intent.id, { ...card, ...secret } as object)).toMatchObject({
      status: 'succeeded',
    });
    expect(await browser.paymentIntents.retrieve(intent.id, secret)).toMatchObject({ status: 'succeeded' });
  });

  it('is found by the order in its metadata', async () => {
    const { id } = await stripe.paymentIntents.create(order({ metadata: { order_id: 'order-to-find', other: '1' } }));
    const { data } = await stripe.paymentIntents.search({ query: `metadata['order_id']:'order-to-find'` });
    expect(data.map((found) => found.id)).toEqual([id]);
    const none = await stripe.paymentIntents.search({
      query: `metadata['order_id']:'order-to-find' AND status:'succeeded'`,
    });
    expect(none.data).toEqual([]);
    await expect(stripe.paymentIntents.search({ query: 'amount>5' })).rejects.toMatchObject({ statusCode: 400 });
  });

  it('is canceled before it is paid, not after', async () => {
    const { id } = await stripe.paymentIntents.create(order());
    expect(await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' })).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'abandoned',
    });
    const unexpected = { code: 'payment_intent_unexpected_state', statusCode: 400 };
    await expect(stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).rejects.toMatchObject(
      unexpected,
    );
    const { id: paidId } = await paid('pm_card_visa');
    await expect(stripe.paymentIntents.cancel(paidId)).rejects.toMatchObject(unexpected);
    await expect(stripe.paymentIntents.confirm(paidId)).rejects.toMatchObject(unexpected);
  });

  it.each([
    [{ amount: 49 }, 'amount_too_small'],
    [{ amount: 100_000_000 }, 'amount_too_large'],
    [{ amount: 10.5 }, 'parameter_invalid_integer'],
    [{ customer: 'cus_unknown' }, 'resource_missing'],
    [{ payment_method: 'pm_card_unknown' }, 'resource_missing'],
    [{ capture_method: 'manual' as const }, 'parameter_unknown'],
    [{ payment_method_data: { type: 'card', card: { number: '4242' } } } as object, 'parameter_unknown'],
  ])('is refused with %j', async (over, code) => {
    await expect(stripe.paymentIntents.create(order(over))).rejects.toMatchObject({ code });
  });
});

describe('3-D Secure', () => {
  const authenticate = (id: string, outcome: string) =>
    sandbox.call('POST', `/sandbox/payment_intents/${id}/authenticate`, { outcome });

  it('holds a payment until its payer has authenticated', async () => {
    const intent = await paid('pm_card_threeDSecure2Required');
    expect(intent).toMatchObject({
      status: 'requires_action',
      latest_charge: null,
      next_action: { type: 'use_stripe_sdk' },
    });
    expect((await authenticate(intent.id, 'succeeded')).status).toBe(200);
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ status: 'succeeded', next_action: null });
    expect((await authenticate(intent.id, 'succeeded')).status).toBe(400);
  });

  it('is completed by a browser with the client secret', async () => {
    const { id, client_secret } = await paid('pm_card_threeDSecure2Required');
    const path = `/sandbox/payment_intents/${id}/authenticate`;
    const complete = (secret: string) =>
      sandbox.call('POST', path, { outcome: 'succeeded', client_secret: secret }, 'pk_test_onlyForTests');
    expect((await complete('pi_another_secret')).status).toBe(404);
    expect((await complete(client_secret ?? '')).status).toBe(200);
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'succeeded' });
  });

  it('leaves a refused payment unpaid', async () => {
    const { id } = await paid('pm_card_threeDSecure2Required', { return_url: 'https://porchlight.example/back' });
    expect((await authenticate(id, 'failed')).status).toBe(402);
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      latest_charge: null,
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
  });

  it('declines an off-session renewal', async () => {
    const customer = await stripe.customers.create({ name: 'Landlord' });
    const renewal = { customer: customer.id, off_session: true };
    const error = await errorOf(paid('pm_card_authenticationRequired', renewal));
    expect(error).toMatchObject({ code: 'authentication_required', statusCode: 402 });
    const saved = await stripe.paymentMethods.attach('pm_card_authenticationRequiredOnSetup', {
      customer: customer.id,
    });
    expect(await paid(saved.id, renewal)).toMatchObject({ status: 'succeeded' });
  });
});

describe('a payment that settles later', () => {
  const slowPayment = async () => {
    await sandbox.call('POST', '/sandbox/faults', { kind: 'processing' });
    return paid('pm_card_visa');
  };

  it('is processing, cannot be canceled, and succeeds', async () => {
    const { id, status } = await slowPayment();
    expect(status).toBe('processing');
    await expect(stripe.paymentIntents.cancel(id)).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
    await sandbox.call('POST', `/sandbox/payment_intents/${id}/settle`, { outcome: 'succeeded' });
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'succeeded', amount_received: 2_825 });
  });

  it('or fails, and can be paid again', async () => {
    const { id } = await slowPayment();
    await sandbox.call('POST', `/sandbox/payment_intents/${id}/settle`, { outcome: 'failed' });
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'requires_payment_method' });
    expect(await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).toMatchObject({
      status: 'succeeded',
    });
  });

  it('settles by itself after the seconds of the fault', async () => {
    await sandbox.call('POST', '/sandbox/faults', { kind: 'processing', seconds: '0' });
    const { id } = await paid('pm_card_visa');
    await until(async () => ((await stripe.paymentIntents.retrieve(id)).status === 'succeeded' ? true : undefined));
  });
});
