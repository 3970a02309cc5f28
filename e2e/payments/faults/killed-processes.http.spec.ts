import { addFigure, raceRounds, type TestResponse } from '@porchlight/service-kit/testing';
import Stripe from 'stripe';
import { aListing } from '../../../services/commerce/src/testing/a-listing.ts';
import type { TestLandlord } from '../../../services/commerce/src/testing/a-landlord.ts';
import { bundleOf } from '../../../services/commerce/src/testing/bundle-of.ts';
import { buildPrograms } from '../../../services/payment-sandbox/src/testing/service-process.ts';
import { until } from '../../../services/payment-sandbox/src/testing/start-sandbox.ts';
import { aKey, total } from '../site/checkout-steps.ts';
import { startKillableSite, type KillableSite, type ProcessName } from '../site/killable-site.ts';
import { aBuyer } from '../site/payment-site.ts';
import { staff } from '../site/refund-steps.ts';

let site: KillableSite;
beforeAll(async () => {
  buildPrograms();
  site = await startKillableSite();
});
afterEach(async () => {
  expect(await site.violations()).toEqual([]);
});
afterAll(() => site.stop());

/** Purchase of 150 credits, a listing that is turned on, and a refund of a third. */
interface Purchase {
  readonly landlord: TestLandlord;
  readonly bundleId: string;
  readonly listingId: string;
  readonly key: string;
  orderId: string;
}
async function paymentOf(orderId: string): Promise<Stripe.PaymentIntent> {
  const [payment] = (await site.stripe.paymentIntents.search({ query: `metadata['order_id']:'${orderId}'` })).data;
  if (!payment) throw new Error(`no payment of ${orderId}`);
  return payment;
}
type Step = (purchase: Purchase) => Promise<Pick<TestResponse, 'status' | 'body'>>;
const lostConnections = ['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET'];
const steps: readonly Step[] = [
  async (purchase) => {
    const { landlord, bundleId, key } = purchase;
    const body = { key, bundleId, expectedTotalCents: total };
    const response = await site.commerce.post('/ecommerce/checkout', { as: landlord.as, body });
    purchase.orderId = (response.body?.orderId as string | undefined) ?? '';
    return response;
  },
  async ({ orderId, key }) => {
    const options = { idempotencyKey: `confirm-${key}` };
    const { id } = await paymentOf(orderId);
    const { status } = await site.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }, options);
    return { status: status === 'succeeded' ? 200 : 409, body: {} };
  },
  ({ landlord, orderId }) => site.commerce.post('/ecommerce/post-checkout', { as: landlord.as, body: { orderId } }),
  ({ landlord, listingId, key }) =>
    site.commerce.post(`/ecommerce/enable/${listingId}`, { as: landlord.as, body: { enabled: true, key } }),
  ({ orderId, key }) =>
    site.commerce.post(`/admin/ecommerce/orders/${orderId}/refund`, {
      as: staff,
      body: { key, amountCents: total / 3, reason: 'Bought by mistake' },
    }),
];

const isConnectionLost = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  lostConnections.includes(String((error as { readonly code?: unknown }).code));

/** Kills a process a moment after a step was requested, starts it again and repeats the step until it succeeds. */
async function killDuring(step: Step, purchase: Purchase, name: ProcessName, afterMs: number): Promise<boolean> {
  const attempt = async () => {
    try {
      return (await step(purchase)).status === 200;
    } catch (error) {
      if (isConnectionLost(error)) return false;
      throw error;
    }
  };
  const [isDone] = await Promise.all([
    attempt(),
    new Promise((resolve) => setTimeout(resolve, afterMs)).then(() => site.kill(name)),
  ]);
  await site.start(name);
  await until(async () => ((await attempt()) ? true : undefined));
  return !isDone;
}

/** Expects one payment, one receipt, one credit note, one refund and each credit once. */
async function requireOnce({ landlord, orderId, listingId }: Purchase): Promise<void> {
  const refund = () => site.sql<{ state: string }>('select state from refund where order_id = $1', [orderId]);
  await until(async () => ((await refund())[0]?.state === 'succeeded' ? true : undefined));
  const { as } = landlord;
  const { wallet } = (await site.commerce.get('/elandlord/wallet', { as })).body;
  const { taxReceipts } = (await site.commerce.get('/elandlord/tax-receipts', { as })).body;
  const charges = await site.sql('select credits from listing_charge where listing_id = $1', [listingId]);
  const { id: paymentId } = await paymentOf(orderId);
  const paid = await site.stripe.charges.list({ payment_intent: paymentId });
  const refunded = await site.stripe.refunds.list({ payment_intent: paymentId });
  expect({
    credits: wallet.credits as number,
    documents: taxReceipts.length as number,
    charges,
    paid: paid.data.map(({ amount }) => amount),
    refunded: refunded.data.map(({ amount }) => amount),
  }).toEqual({ credits: 90, documents: 2, charges: [{ credits: 10 }], paid: [total], refunded: [total / 3] });
}

describe('a process that is killed', () => {
  it.each(['commerce', 'payment-sandbox'] as const)('%s: nothing is lost or doubled', async (name) => {
    const bundleId = await bundleOf(site, 150);
    for (const round of raceRounds(1)) {
      const landlord = await aBuyer(site);
      const listingId = await aListing(site, landlord);
      const purchase = { landlord, bundleId, listingId, key: aKey(), orderId: '' };
      let interrupted = 0;
      for (const step of steps) if (await killDuring(step, purchase, name, (round * 7) % 40)) interrupted += 1;
      await requireOnce(purchase);
      addFigure('killed-requests', interrupted);
    }
  });
});
