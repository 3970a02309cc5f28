import { raceRounds } from '@porchlight/service-kit/testing';
import type Stripe from 'stripe';
import { startSandboxForTest, until, type TestSandbox } from '../testing/start-sandbox.ts';

let sandbox: TestSandbox;
let stripe: Stripe;
beforeAll(async () => {
  sandbox = await startSandboxForTest();
  ({ stripe } = sandbox);
});
afterAll(() => sandbox.stop());

const paid = async (paymentMethod = 'pm_card_visa') =>
  (await stripe.paymentIntents.create({ amount: 1_000, currency: 'cad', payment_method: paymentMethod, confirm: true }))
    .id;
const chargeOf = async (intent: string) =>
  (await stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] })).latest_charge as Stripe.Charge;
const eventTypes = async (id: string) => {
  const { data } = await stripe.events.list({ limit: 100 });
  return data.filter((event) => (event.data.object as { id?: string }).id === id).map(({ type }) => type);
};

describe('a refund', () => {
  it('returns a part, then the rest, and not a cent more', async () => {
    const intent = await paid();
    const part = await stripe.refunds.create({ payment_intent: intent, amount: 400, metadata: { refund_id: 'r1' } });
    expect(part).toMatchObject({
      object: 'refund',
      amount: 400,
      status: 'succeeded',
      payment_intent: intent,
      metadata: { refund_id: 'r1' },
    });
    expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 400, refunded: false });
    await expect(stripe.refunds.create({ payment_intent: intent, amount: 601 })).rejects.toMatchObject({
      statusCode: 400,
      param: 'amount',
    });
    const rest = await stripe.refunds.create({ payment_intent: intent, reason: 'requested_by_customer' });
    expect(rest).toMatchObject({ amount: 600, reason: 'requested_by_customer' });
    const charge = await chargeOf(intent);
    expect(charge).toMatchObject({ amount_refunded: 1_000, refunded: true });
    await expect(stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    const { data } = await stripe.refunds.list({ payment_intent: intent });
    expect(data.map(({ id }) => id)).toEqual([rest.id, part.id]);
    expect(await stripe.refunds.retrieve(part.id)).toEqual(part);
    expect(await eventTypes(charge.id)).toEqual(['charge.refunded', 'charge.refunded']);
  });

  it('needs a payment that succeeded', async () => {
    const { id } = await stripe.paymentIntents.create({ amount: 1_000, currency: 'cad' });
    await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({ statusCode: 400 });
    await expect(stripe.refunds.create({ payment_intent: await paid(), amount: 0 })).rejects.toMatchObject({
      code: 'parameter_invalid_integer',
    });
  });

  it('is pending until the bank has decided', async () => {
    const { id, status } = await stripe.refunds.create({ payment_intent: await paid('pm_card_pendingRefund') });
    expect(status).toBe('pending');
    await until(async () => ((await stripe.refunds.retrieve(id)).status === 'succeeded' ? true : undefined));
    expect(await eventTypes(id)).toEqual(['refund.updated', 'refund.created']);
  });

  it('that fails returns its amount to the balance', async () => {
    const intent = await paid('pm_card_refundFail');
    const { id, status } = await stripe.refunds.create({ payment_intent: intent });
    expect(status).toBe('succeeded');
    await until(async () => ((await stripe.refunds.retrieve(id)).status === 'failed' ? true : undefined));
    expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 0, refunded: false });
    expect(await eventTypes(id)).toEqual(['refund.updated', 'refund.failed', 'refund.created']);
    const { data } = await stripe.balanceTransactions.list({ source: id });
    expect(data.map(({ type, net }) => [type, net])).toEqual([
      ['refund_failure', 1_000],
      ['refund', -1_000],
    ]);
  });

  it.each(raceRounds())('made 20 times at once returns no more than was paid (round %i)', async () => {
    const intent = await paid();
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => stripe.refunds.create({ payment_intent: intent, amount: 300 })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect((await chargeOf(intent)).amount_refunded).toBe(900);
    expect((await stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(3);
  });
});
