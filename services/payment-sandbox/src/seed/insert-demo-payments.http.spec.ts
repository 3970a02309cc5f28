import { cloneDatabase, testServerUrl } from '@porchlight/service-kit/testing';
import { schema, startPaymentSandbox, type RunningSandbox } from '../payment-sandbox.ts';
import { sdkFor, secretKey } from '../testing/start-sandbox.ts';

let database: Awaited<ReturnType<typeof cloneDatabase>>;
beforeEach(async () => {
  database = await cloneDatabase(testServerUrl(), schema);
});
afterEach(() => database.drop());

const start = (seed: 'demo' | 'none' = 'demo'): Promise<RunningSandbox> =>
  startPaymentSandbox({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    PAYMENT_SANDBOX_KEY: secretKey,
    LOG_LEVEL: 'silent',
    SEED: seed,
  });
/** Starts the sandbox and returns what it has, newest first, and its number of events. */
async function startAndRead(seed?: 'demo' | 'none') {
  const running = await start(seed);
  const stripe = sdkFor(running.url);
  const { data: payments } = await stripe.paymentIntents.list({ limit: 100 });
  const { data: movements } = await stripe.balanceTransactions.list({ limit: 100 });
  const { data: events } = await stripe.events.list({ limit: 100 });
  await running.stop();
  return { payments, movements, events };
}
const daysAgo = (created: number) => Math.round((Date.now() / 1_000 - created) / 86_400);

describe('the payments of the demo landlord', () => {
  it('are inserted once, on their days and without events', async () => {
    const first = await startAndRead();
    expect(first.payments.map(({ status }) => status)).toEqual([
      'succeeded',
      'succeeded',
      'canceled',
      'succeeded',
      'succeeded',
      'succeeded',
    ]);
    expect(first.movements.map(({ type }) => type)).toEqual([
      'charge',
      'charge',
      'refund',
      'charge',
      'charge',
      'charge',
    ]);
    expect(daysAgo(first.movements.at(-1)?.created ?? 0)).toBeGreaterThan(340);
    expect(first.events).toEqual([]);
    expect(await startAndRead()).toEqual(first);
  });

  it('are inserted only when demo data is asked for', async () => {
    expect((await startAndRead('none')).payments).toEqual([]);
  });

  it('are paid with a card that can be charged again', async () => {
    const running = await start();
    const stripe = sdkFor(running.url);
    const payment = await stripe.paymentIntents.create({
      amount: 2_625,
      currency: 'cad',
      customer: 'cus_porchlightDemo',
      payment_method: 'pm_porchlightDemo',
      off_session: true,
      confirm: true,
    });
    await running.stop();
    expect(payment.status).toBe('succeeded');
  });
});
