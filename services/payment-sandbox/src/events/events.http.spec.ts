import Stripe from 'stripe';
import {
  startSandboxForTest,
  until,
  webhookSecret,
  type Delivery,
  type TestSandbox,
} from '../testing/start-sandbox.ts';

let sandbox: TestSandbox;
let stripe: Stripe;
beforeAll(async () => {
  sandbox = await startSandboxForTest();
  ({ stripe } = sandbox);
});
afterAll(() => sandbox.stop());
afterEach(() => sandbox.call('DELETE', '/sandbox/faults'));

const pay = (paymentMethod = 'pm_card_visa') =>
  stripe.paymentIntents.create({ amount: 2_825, currency: 'cad', payment_method: paymentMethod, confirm: true });
const verified = ({ payload, signature }: Delivery) =>
  stripe.webhooks.constructEvent(payload, signature, webhookSecret);
const about = (id: string) =>
  sandbox.deliveries.map(verified).filter(({ data }) => (data.object as { id?: string }).id === id);
const deliveriesAbout = (id: string, count: number) => until(() => (about(id).length >= count ? about(id) : undefined));

describe('an event', () => {
  it('is delivered after the payment, with a signature that the SDK verifies', async () => {
    const intent = await pay();
    const [event] = await deliveriesAbout(intent.id, 1);
    expect(event).toMatchObject({
      type: 'payment_intent.succeeded',
      data: { object: { id: intent.id, status: 'succeeded' } },
    });
    expect(await stripe.events.retrieve(event?.id ?? '')).toMatchObject({ type: 'payment_intent.succeeded' });
    await until(async () =>
      (await stripe.events.retrieve(event?.id ?? '')).pending_webhooks === 0 ? true : undefined,
    );
  });

  it('is refused by the SDK with another secret, a changed payload or an old time', async () => {
    const { id } = await pay();
    await deliveriesAbout(id, 1);
    const { payload, signature } = sandbox.deliveries.at(-1) ?? { payload: '', signature: '' };
    expect(() => stripe.webhooks.constructEvent(payload, signature, 'whsec_another')).toThrow('signature');
    expect(() => stripe.webhooks.constructEvent(payload.replace('2825', '1'), signature, webhookSecret)).toThrow(
      'signature',
    );
    const inSixMinutes = Date.now() + 360_000;
    expect(() =>
      stripe.webhooks.constructEvent(payload, signature, webhookSecret, 300, undefined, inSixMinutes),
    ).toThrow('tolerance');
  });

  it('is stored in the transaction of its cause', async () => {
    const before = await stripe.events.list({ limit: 100 });
    await expect(
      stripe.paymentIntents.create({
        amount: 2_825,
        currency: 'cad',
        payment_method: 'pm_card_visa',
        confirm: true,
        description: 'x',
        unknown: '1',
      } as object as Stripe.PaymentIntentCreateParams),
    ).rejects.toMatchObject({ code: 'parameter_unknown' });
    expect((await stripe.events.list({ limit: 100 })).data).toEqual(before.data);
  });

  it('is delivered again until it is accepted', async () => {
    sandbox.refuseDeliveries(500, 404);
    const { id } = await pay();
    const events = await deliveriesAbout(id, 3);
    expect(new Set(events.map((event) => event.id)).size).toBe(1);
  });

  it('names what happened to a payment', async () => {
    const failed = await pay('pm_card_chargeDeclined').catch(
      (error: Stripe.errors.StripeError) => error.payment_intent?.id ?? '',
    );
    expect((await deliveriesAbout(String(failed), 1))[0]?.type).toBe('payment_intent.payment_failed');
    const { id } = await stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
    await stripe.paymentIntents.cancel(id);
    expect((await deliveriesAbout(id, 1))[0]?.type).toBe('payment_intent.canceled');
    const waiting = await pay('pm_card_threeDSecure2Required');
    expect((await deliveriesAbout(waiting.id, 1))[0]?.type).toBe('payment_intent.requires_action');
  });

  it('that is held is delivered by request only, in any order and as often as wanted', async () => {
    await sandbox.call('POST', '/sandbox/faults', { kind: 'held-event', calls: '2' });
    const [first, second] = [await pay(), await pay()];
    const { data } = await stripe.events.list({ limit: 2 });
    expect(data.map((event) => (event.data.object as { id: string }).id)).toEqual([second.id, first.id]);
    const delivered = sandbox.deliveries.length;
    for (const at of [0, 1, 1]) {
      const response = await sandbox.call('POST', `/sandbox/events/${data[at]?.id}/deliver`);
      expect(await response.json()).toEqual({ status: 200 });
    }
    const received = sandbox.deliveries.slice(delivered).map((delivery) => verified(delivery).id);
    expect(received).toEqual([data[0]?.id, data[1]?.id, data[1]?.id]);
  });
});
