import { asStaff, type Actor, type TestResponse } from '@porchlight/service-kit/testing';
import type { TestLandlord } from '../../../services/commerce/src/testing/a-landlord.ts';
import { aListing } from '../../../services/commerce/src/testing/a-listing.ts';
import { until } from '../../../services/payment-sandbox/src/testing/start-sandbox.ts';
import { aKey, total } from './checkout-steps.ts';
import { startCuttingProxy, type Loss } from './cutting-proxy.ts';
import { aBuyer } from './payment-site.ts';
import { startRefundSite, type RefundSite } from './refund-steps.ts';

/** Connection of commerce on which a message is lost. */
export type Link = 'database' | 'provider';
/** The message that is lost: the `at`th one on a link. */
export interface LostMessage {
  readonly link: Link;
  readonly at: number;
  readonly loss: Loss;
}
/** A landlord who buys 150 credits and has a listing to turn on. */
export interface Purchase {
  readonly landlord: TestLandlord;
  readonly listingId: string;
  readonly key: string;
  orderId: string;
  /** Refund of a third of the order; its credits need no second person. */
  refund: { readonly key: string; readonly as: Actor };
}
type Step = (purchase: Purchase) => Promise<TestResponse>;
export type StepName = 'checkout' | 'post-checkout' | 'event' | 'enable' | 'refund' | 'dispute-event';

/** Returns a refund by a staff member who has made none. */
export const aRefund = (): Purchase['refund'] => ({ key: aKey(), as: asStaff(['viewEcommerce', 'modifyWallets']) });

/** Of a request during which a message was lost; 409 while the same request is in progress. */
const expectedStatuses = [200, 409, 503];

/** A site whose connections to its database and to the provider can be cut. */
export interface LossySite extends RefundSite {
  aPurchase(): Promise<Purchase>;
  /**
   * Sends the request of a step until it succeeds, as browsers and the provider do. Returns whether a message was lost
   * in the first one.
   */
  run(step: StepName, purchase: Purchase, lost?: LostMessage): Promise<boolean>;
}

export async function startLossySite(): Promise<LossySite> {
  const links = { database: await startCuttingProxy(), provider: await startCuttingProxy() };
  const site = await startRefundSite({ database: links.database.through, provider: links.provider.through });
  const steps: Readonly<Record<StepName, Step>> = {
    async checkout(purchase) {
      const response = await site.checkout(purchase.landlord, { key: purchase.key });
      purchase.orderId = response.body?.orderId ?? '';
      return response;
    },
    'post-checkout': ({ landlord, orderId }) => site.postCheckout(landlord, orderId),
    async event({ orderId }) {
      const { id } = await site.paymentOf(orderId);
      const [event] = await site.eventsOf('payment_intent.succeeded', id, 1);
      return site.deliver(event!);
    },
    enable: ({ landlord, listingId, key }) =>
      site.commerce.post(`/ecommerce/enable/${listingId}`, { as: landlord.as, body: { enabled: true, key } }),
    refund: ({ orderId, refund: { key, as } }) =>
      site.commerce.post(`/admin/ecommerce/orders/${orderId}/refund`, {
        as,
        body: { key, amountCents: total / 3, reason: 'Bought by mistake' },
      }),
    async 'dispute-event'({ orderId }) {
      const { id } = await site.disputeOf((await site.paymentOf(orderId)).id);
      const [event] = await site.eventsOf('charge.dispute.created', id, 1);
      return site.deliver(event!);
    },
  };
  return {
    ...site,
    async aPurchase() {
      const landlord = await aBuyer(site);
      const listingId = await aListing(site.commerce, landlord);
      return { landlord, listingId, key: aKey(), orderId: '', refund: aRefund() };
    },
    async run(name, purchase, lost) {
      let isLost = false;
      if (lost) {
        links[lost.link].cutAt(lost.at, lost.loss);
        const { status } = await steps[name](purchase);
        if (!expectedStatuses.includes(status)) throw new Error(`${name} returned ${status} for a lost message`);
        isLost = links[lost.link].letPass();
      }
      await until(async () => ((await steps[name](purchase)).status === 200 ? true : undefined));
      return isLost;
    },
    async stop() {
      await site.stop();
      await Promise.all(Object.values(links).map((link) => link.stop()));
    },
  };
}
