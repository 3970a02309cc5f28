import { randomUUID } from 'node:crypto';
import type { TestResponse } from '@porchlight/service-kit/testing';
import type Stripe from 'stripe';
import { OrderSweep } from '../../../services/commerce/src/orders/order-sweep.ts';
import type { TestLandlord } from '../../../services/commerce/src/testing/a-landlord.ts';
import { bundleOf } from '../../../services/commerce/src/testing/bundle-of.ts';
import { startPaymentSite, type Links, type PaymentSite } from './payment-site.ts';

/** Total of 150 credits in Ontario, in cents. */
export const total = 15_255;
export const aKey = (): string => randomUUID().replaceAll('-', '');

/** A site with the steps of its buyers. */
export interface CheckoutSite extends PaymentSite {
  /** Bundle of 150 credits. */
  readonly bundleId: string;
  checkout(landlord: TestLandlord, over?: object): Promise<TestResponse>;
  postCheckout(landlord: TestLandlord, orderId: string): Promise<TestResponse>;
  paymentOf(orderId: string): Promise<Stripe.PaymentIntent>;
  /**
   * Confirms the payment of an order as a browser would, with a test card; returns its id. A declined card is no error.
   */
  pay(orderId: string, card?: string): Promise<string>;
  creditsOf(landlord: TestLandlord): Promise<number>;
  /** Counted uses of a promo code, and those of orders that are not paid. */
  usesOf(promoCode: string): Promise<{ used: number; reserved: number }[]>;
  sweep(): Promise<void>;
  /** Makes an order old enough for the sweep. */
  makeOld(orderId: string): Promise<unknown>;
}

const usesSql = `
  select used, (select count(*)::int from promo_redemption where promo_code_id = id and state = 'reserved') as reserved
  from promo_code where code = $1`;

/** Starts commerce and the sandbox, with the steps of a purchase. */
export async function startCheckoutSite(links?: Links): Promise<CheckoutSite> {
  const site = await startPaymentSite(links);
  const { commerce, stripe } = site;
  const bundleId = await bundleOf(commerce, 150);
  const paymentOf = async (orderId: string) => {
    const [payment] = await site.paymentsOf(orderId);
    if (!payment) throw new Error(`no payment of ${orderId}`);
    return payment;
  };
  return {
    ...site,
    bundleId,
    paymentOf,
    checkout: ({ as }, over = {}) =>
      commerce.post('/ecommerce/checkout', { as, body: { key: aKey(), bundleId, expectedTotalCents: total, ...over } }),
    postCheckout: ({ as }, orderId) => commerce.post('/ecommerce/post-checkout', { as, body: { orderId } }),
    async pay(orderId, card = 'pm_card_visa') {
      const { id } = await paymentOf(orderId);
      await stripe.paymentIntents.confirm(id, { payment_method: card }).catch(() => undefined);
      return id;
    },
    creditsOf: async ({ as }) => (await commerce.get('/elandlord/wallet', { as })).body.wallet.credits as number,
    usesOf: (promoCode) => commerce.sql(usesSql, [promoCode]),
    sweep: () => commerce.app.get(OrderSweep, { strict: false }).sweep(),
    makeOld: (orderId) =>
      commerce.sql(`update purchase_order set created_at = now() - interval '16 minutes' where id = $1`, [orderId]),
  };
}
