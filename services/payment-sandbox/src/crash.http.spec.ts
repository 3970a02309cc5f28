import { cloneDatabase, testServerUrl, type TestDatabase } from '@porchlight/service-kit/testing';
import pg from 'pg';
import type Stripe from 'stripe';
import { schema } from './payment-sandbox.ts';
import { buildPrograms, startServiceProcess, type ServiceProcess } from './testing/service-process.ts';
import { sdkFor, secretKey, startReceiver, until } from './testing/start-sandbox.ts';

type Receiver = Awaited<ReturnType<typeof startReceiver>>;
let database: TestDatabase;
let receiver: Receiver;
let sandbox: ServiceProcess;
let stripe: Stripe;
const start = async () => {
  sandbox = await startServiceProcess('payment-sandbox', {
    DATABASE_URL: database.url,
    PAYMENT_SANDBOX_KEY: secretKey,
    PAYMENT_WEBHOOK_URL: receiver.url,
  });
  stripe = sdkFor(sandbox.url);
};
beforeAll(async () => {
  buildPrograms();
  database = await cloneDatabase(testServerUrl(), schema);
  receiver = await startReceiver();
  await start();
});
afterAll(async () => {
  await sandbox.kill();
  await receiver.stop();
  await database.drop();
});

const restart = async () => {
  await sandbox.kill();
  await start();
};
const confirm = (id: string) => stripe.paymentIntents.confirm(id, {}, { idempotencyKey: `confirm-${id}` });
const unpaid = () => stripe.paymentIntents.create({ amount: 2_825, currency: 'cad', payment_method: 'pm_card_visa' });
const chargesOf = async (intent: string) => (await stripe.charges.list({ payment_intent: intent })).data;
const plan = (fault: Record<string, string>) =>
  fetch(`${sandbox.url}/sandbox/faults`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}` },
    body: new URLSearchParams(fault),
  });

const blockedSql = `
  select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into job%'`;

describe('a sandbox that is killed', () => {
  it('before the commit has charged nothing, and the repeated call charges once', async () => {
    const { id } = await unpaid();
    const pool = new pg.Pool({ connectionString: database.adminUrl });
    const blocker = await pool.connect();
    // The event's job is the last row of the transaction: the charge is written, not committed.
    await blocker.query('begin; lock table "payment-sandbox".job in exclusive mode');
    const cut = expect(confirm(id)).rejects.toMatchObject({ type: 'StripeConnectionError' });
    await until(async () => ((await pool.query(blockedSql)).rowCount ? true : undefined));
    await sandbox.kill();
    await cut;
    await blocker.query('rollback');
    blocker.release();
    await pool.end();
    await start();
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'requires_confirmation' });
    expect(await chargesOf(id)).toEqual([]);
    expect(await confirm(id)).toMatchObject({ status: 'succeeded' });
    expect(await chargesOf(id)).toHaveLength(1);
  });

  it('after the commit returns the first response to the repeated call', async () => {
    const { id } = await unpaid();
    await plan({ kind: 'lost-response', calls: '2', path: '/v1/payment_intents' });
    await expect(confirm(id)).rejects.toMatchObject({ type: 'StripeConnectionError' });
    await restart();
    const { status, lastResponse } = await confirm(id);
    expect([status, lastResponse.headers['idempotent-replayed']]).toEqual(['succeeded', 'true']);
    expect(await chargesOf(id)).toHaveLength(1);
  });

  it('delivers the events that were due when it runs again', async () => {
    const received = (id: string) => receiver.deliveries.filter(({ payload }) => payload.includes(id)).length;
    receiver.refuse(...Array.from({ length: 100 }, () => 500));
    const { id } = await unpaid();
    await confirm(id);
    await until(() => (received(id) > 0 ? true : undefined));
    await sandbox.kill();
    receiver.accept();
    const before = received(id);
    await start();
    await until(() => (received(id) > before ? true : undefined));
    const [event] = (await stripe.events.list({ limit: 1 })).data as [Stripe.Event];
    await until(async () => ((await stripe.events.retrieve(event.id)).pending_webhooks === 0 ? true : undefined));
  });
});
