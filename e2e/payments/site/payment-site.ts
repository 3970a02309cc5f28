import {
  cloneDatabase,
  guest,
  startForTest,
  testServerUrl,
  type TestApp,
  type TestCalls,
} from '@porchlight/service-kit/testing';
import Stripe from 'stripe';
import { commerce } from '../../../services/commerce/src/commerce.ts';
import { aLandlord, type TestLandlord } from '../../../services/commerce/src/testing/a-landlord.ts';
import { nairHomes } from '../../../services/commerce/src/testing/billing-address.ts';
import { ledgerOf } from '../../../services/commerce/src/testing/ledger-of.ts';
import { startPaymentSandbox, schema } from '../../../services/payment-sandbox/src/payment-sandbox.ts';
import {
  sdkFor,
  startReceiver,
  until,
  type Delivery,
} from '../../../services/payment-sandbox/src/testing/start-sandbox.ts';

export const secretKey = 'sk_test_porchlightSandbox';
export const webhookSecret = 'whsec_porchlightSandbox';

/** Commerce and the payment sandbox, each on a database of its own. Events wait until a test passes them on. */
export interface PaymentSite {
  readonly commerce: TestApp;
  readonly ledger: ReturnType<typeof ledgerOf>;
  /** The provider's SDK, as a browser or a test would use it. */
  readonly stripe: Stripe;
  readonly deliveries: readonly Delivery[];
  /** Passes an event on to commerce. */
  deliver(delivery: Delivery): ReturnType<TestApp['post']>;
  /** Waits for this many events of a type about an object. */
  eventsOf(type: string, objectId: string, count: number): Promise<Delivery[]>;
  /** Calls a control of the sandbox. */
  control(path: string, form?: Record<string, string>): Promise<void>;
  /** Payments of an order at the provider. */
  paymentsOf(orderId: string): Promise<Stripe.PaymentIntent[]>;
  stop(): Promise<void>;
}

/** Addresses by which commerce reaches its database and the provider, instead of their own. */
export interface Links {
  readonly database?: (url: string) => string;
  readonly provider?: (url: string) => string;
}

export async function startPaymentSite(
  { database: toDatabase, provider }: Links = {},
  seed: 'demo' | 'none' = 'none',
): Promise<PaymentSite> {
  const database = await cloneDatabase(testServerUrl(), schema);
  const receiver = await startReceiver();
  const sandbox = await startPaymentSandbox({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    PAYMENT_WEBHOOK_URL: receiver.url,
    ENTITY_POOL: '12',
    LOG_LEVEL: 'silent',
    SEED: seed,
  });
  const app = await startForTest(
    commerce,
    {
      SEED: seed,
      PAYMENT_SANDBOX_URL: provider?.(sandbox.url) ?? sandbox.url,
      ...(toDatabase && { LOG_LEVEL: 'silent' }),
    },
    toDatabase,
  );
  const stripe = sdkFor(sandbox.url, secretKey);
  const eventIn = ({ payload }: Delivery) => JSON.parse(payload) as { type: string; data: { object: { id: string } } };
  return {
    commerce: app,
    ledger: ledgerOf(app),
    stripe,
    deliveries: receiver.deliveries,
    deliver: ({ payload, signature }) =>
      app.post('/webhooks/stripe', {
        as: guest,
        body: Buffer.from(payload),
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      }),
    eventsOf: (type, objectId, count) =>
      until(() => {
        const found = receiver.deliveries.filter((delivery) => {
          const event = eventIn(delivery);
          return event.type === type && event.data.object.id === objectId;
        });
        return found.length >= count ? found : undefined;
      }),
    // A refused authentication is answered as a declined card.
    async control(path, form = {}) {
      await stripe.rawRequest('POST', `/sandbox/${path}`, form).catch((error: unknown) => {
        if (!(error instanceof Stripe.errors.StripeCardError) && form['outcome'] !== 'failed') throw error;
      });
    },
    async paymentsOf(orderId) {
      return (await stripe.paymentIntents.search({ query: `metadata['order_id']:'${orderId}'` })).data;
    },
    async stop() {
      await app.stop();
      await sandbox.stop();
      await receiver.stop();
      await database.drop();
    },
  };
}

/** Reports a landlord whose company has a billing address in Ontario. */
export async function aBuyer({ commerce: app }: { readonly commerce: TestCalls }): Promise<TestLandlord> {
  const landlord = await aLandlord(app);
  await app.patch('/ecommerce/billing-information', { as: landlord.as, body: nairHomes });
  return landlord;
}
