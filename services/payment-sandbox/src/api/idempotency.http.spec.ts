import { raceRounds } from '@porchlight/service-kit/testing';
import Stripe from 'stripe';
import { startSandboxForTest, type TestSandbox } from '../testing/start-sandbox.ts';

let sandbox: TestSandbox;
let stripe: Stripe;
beforeAll(async () => {
  sandbox = await startSandboxForTest();
  ({ stripe } = sandbox);
});
afterAll(() => sandbox.stop());
afterEach(() => sandbox.call('DELETE', '/sandbox/faults'));

const racers = Array.from({ length: 20 }, (_, at) => at);
const order = (over: Partial<Stripe.PaymentIntentCreateParams> = {}): Stripe.PaymentIntentCreateParams => ({
  amount: 2_825,
  currency: 'cad',
  payment_method: 'pm_card_visa',
  ...over,
});
const codes = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as Stripe.errors.StripeError).code] : [],
  );
const replayed = ({ lastResponse }: Stripe.Response<object>) => lastResponse.headers['idempotent-replayed'];
const chargesOf = async (orderId: string) => {
  const { data } = await stripe.paymentIntents.search({ query: `metadata['order_id']:'${orderId}'` });
  const charges = await Promise.all(data.map(({ id }) => stripe.charges.list({ payment_intent: id })));
  return charges.flatMap(({ data: ofIntent }) => ofIntent);
};

describe('an idempotency key', () => {
  it('returns the first response again, and charges once', async () => {
    const paid = order({ confirm: true, metadata: { order_id: 'repeated' } });
    const first = await stripe.paymentIntents.create(paid, { idempotencyKey: 'repeated' });
    const second = await stripe.paymentIntents.create(paid, { idempotencyKey: 'repeated' });
    expect(second).toEqual(first);
    expect([replayed(first), replayed(second)]).toEqual([undefined, 'true']);
    expect(await chargesOf('repeated')).toHaveLength(1);
  });

  it('returns a decline again', async () => {
    const declined = () =>
      stripe.paymentIntents
        .create(order({ payment_method: 'pm_card_chargeDeclined', confirm: true }), { idempotencyKey: 'declined' })
        .then(
          () => 'paid',
          (error: Stripe.errors.StripeError) => error.payment_intent?.id,
        );
    const first = await declined();
    expect(first).toMatch(/^pi_/);
    expect(await declined()).toBe(first);
  });

  it('is refused with other parameters or at another address', async () => {
    await stripe.paymentIntents.create(order(), { idempotencyKey: 'reused' });
    const refusal = { type: 'StripeIdempotencyError', statusCode: 400 };
    await expect(
      stripe.paymentIntents.create(order({ amount: 99_00 }), { idempotencyKey: 'reused' }),
    ).rejects.toMatchObject(refusal);
    await expect(stripe.customers.create({}, { idempotencyKey: 'reused' })).rejects.toMatchObject(refusal);
  });

  it('stays free after a refusal of the parameters', async () => {
    await expect(
      stripe.paymentIntents.create(order({ amount: 1 }), { idempotencyKey: 'corrected' }),
    ).rejects.toMatchObject({
      code: 'amount_too_small',
    });
    expect(await stripe.paymentIntents.create(order(), { idempotencyKey: 'corrected' })).toMatchObject({
      amount: 2_825,
    });
  });

  it('is valid for 24 hours', async () => {
    const first = await stripe.paymentIntents.create(order(), { idempotencyKey: 'old' });
    await sandbox.sql(
      `update idempotency_key set created_at = now() - interval '23 hours 59 minutes' where key = 'old'`,
    );
    expect((await stripe.paymentIntents.create(order(), { idempotencyKey: 'old' })).id).toBe(first.id);
    await sandbox.sql(`update idempotency_key set created_at = now() - interval '24 hours 1 minute' where key = 'old'`);
    expect((await stripe.paymentIntents.create(order(), { idempotencyKey: 'old' })).id).not.toBe(first.id);
  });

  it('stores an error of the provider too, and nothing happened', async () => {
    await sandbox.call('POST', '/sandbox/faults', { kind: 'error', path: '/v1/payment_intents' });
    const failing = () =>
      stripe.paymentIntents.create(order({ metadata: { order_id: 'broken' } }), { idempotencyKey: 'broken' });
    await expect(failing()).rejects.toMatchObject({ statusCode: 500, type: 'StripeAPIError' });
    await expect(failing()).rejects.toMatchObject({ statusCode: 500 });
    expect((await stripe.paymentIntents.search({ query: `metadata['order_id']:'broken'` })).data).toEqual([]);
  });

  it('finds the payment whose response was lost', async () => {
    await sandbox.call('POST', '/sandbox/faults', { kind: 'lost-response', calls: '2', method: 'POST' });
    const paid = () =>
      stripe.paymentIntents.create(order({ confirm: true, metadata: { order_id: 'lost' } }), {
        idempotencyKey: 'lost',
      });
    // The SDK repeats a call once by itself when the connection is cut.
    await expect(paid()).rejects.toMatchObject({ type: 'StripeConnectionError' });
    const intent = await paid();
    expect([intent.status, replayed(intent)]).toEqual(['succeeded', 'true']);
    expect(await chargesOf('lost')).toHaveLength(1);
  });

  it.each(raceRounds())('used 20 times at once charges once (round %i)', async (round) => {
    const key = `race-${round}`;
    const results = await Promise.allSettled(
      racers.map(() =>
        stripe.paymentIntents.create(order({ confirm: true, metadata: { order_id: key } }), { idempotencyKey: key }),
      ),
    );
    const ids = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.id] : []));
    expect(new Set(ids).size).toBe(1);
    expect(new Set(codes(results))).toEqual(new Set(ids.length === racers.length ? [] : ['idempotency_key_in_use']));
    expect(await chargesOf(key)).toHaveLength(1);
  });
});

describe('one payment intent', () => {
  it.each(raceRounds())('confirmed 20 times at once without a key is charged once (round %i)', async (round) => {
    const { id } = await stripe.paymentIntents.create(order({ metadata: { order_id: `confirmed-${round}` } }));
    const results = await Promise.allSettled(racers.map(() => stripe.paymentIntents.confirm(id)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(new Set(codes(results))).toEqual(new Set(['payment_intent_unexpected_state']));
    expect(await chargesOf(`confirmed-${round}`)).toHaveLength(1);
    const movements = await stripe.balanceTransactions.list({
      source: (await chargesOf(`confirmed-${round}`))[0]?.id ?? '',
    });
    expect(movements.data).toHaveLength(1);
  });

  it.each(raceRounds())('is either canceled or charged (round %i)', async (round) => {
    const { id } = await stripe.paymentIntents.create(order({ metadata: { order_id: `canceled-${round}` } }));
    await Promise.allSettled(
      racers.map((at) => (at % 2 ? stripe.paymentIntents.confirm(id) : stripe.paymentIntents.cancel(id))),
    );
    const { status } = await stripe.paymentIntents.retrieve(id);
    expect(await chargesOf(`canceled-${round}`)).toHaveLength(status === 'succeeded' ? 1 : 0);
  });
});
