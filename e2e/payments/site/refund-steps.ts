import type { TaxReceipt } from '@porchlight/contracts/commerce';
import { asStaff, type TestResponse } from '@porchlight/service-kit/testing';
import type Stripe from 'stripe';
import { RefundSweep } from '../../../services/commerce/src/refunds/refund-sweep.ts';
import { until } from '../../../services/payment-sandbox/src/testing/start-sandbox.ts';
import type { TestLandlord } from '../../../services/commerce/src/testing/a-landlord.ts';
import { bundleOf } from '../../../services/commerce/src/testing/bundle-of.ts';
import { aKey, startCheckoutSite, type CheckoutSite } from './checkout-steps.ts';
import { aBuyer, type Links } from './payment-site.ts';

/** Total of 60 credits in Ontario, in cents. */
export const sixtyTotal = 6_441;
export const staff = asStaff(['viewEcommerce', 'modifyWallets']);

/** An order that was paid, with its buyer. */
export interface PaidOrder {
  readonly landlord: TestLandlord;
  readonly orderId: string;
  /** Payment at the provider. */
  readonly paymentId: string;
}
/** A site with the steps of refunds and disputes. */
export interface RefundSite extends CheckoutSite {
  /** Buys 60 credits with a test card. */
  buy(card?: string, landlord?: TestLandlord): Promise<PaidOrder>;
  refund(orderId: string, amountCents: number, over?: object): Promise<TestResponse>;
  preview(orderId: string, amountCents: number): Promise<TestResponse>;
  /** The order as staff see it. */
  orderOf(orderId: string): Promise<TestResponse['body']>;
  /** Dispute of a payment that was made with the card of disputes. */
  disputeOf(paymentId: string): Promise<Stripe.Dispute>;
  /** Passes the events of a type about an object on. */
  pass(type: string, objectId: string): Promise<void>;
  /** Ends a dispute at the provider. */
  decide(dispute: Stripe.Dispute, outcome: 'winning_evidence' | 'losing_evidence'): Promise<void>;
  /** Resolves the refunds whose result is unknown. */
  sweepRefunds(): Promise<void>;
  /** Receipts and credit notes as the landlord sees them, newest first. */
  receiptsOf(landlord: TestLandlord): Promise<TaxReceipt[]>;
  /** Variables of the mails about refunds. */
  mailsOf(landlord: TestLandlord): Promise<{ words: object }[]>;
  /** Refunds of a payment at the provider. */
  refundsAt(paymentId: string): Promise<Stripe.Refund[]>;
  /** Credits in an account of a company. */
  accountOf(landlord: TestLandlord, kind: string): Promise<number>;
}

const mailsSql = `
  select payload::jsonb -> 'words' as words from job where name = 'mail.requested'
    and payload::jsonb ->> 'personId' = $1 and payload::jsonb ->> 'template' = 'order-refunded'`;

/** Starts commerce and the sandbox, with the steps of refunds and disputes. */
export async function startRefundSite(links?: Links): Promise<RefundSite> {
  const site = await startCheckoutSite(links);
  const { commerce, stripe } = site;
  const bundleId = await bundleOf(commerce, 60);
  const path = (orderId: string) => `/admin/ecommerce/orders/${orderId}`;
  return {
    ...site,
    async buy(card, given) {
      const landlord = given ?? (await aBuyer(site));
      const { body } = await site.checkout(landlord, { bundleId, expectedTotalCents: sixtyTotal });
      const paymentId = await site.pay(body.orderId, card);
      await site.postCheckout(landlord, body.orderId);
      return { landlord, orderId: body.orderId, paymentId };
    },
    refund: (orderId, amountCents, over = {}) =>
      commerce.post(`${path(orderId)}/refund`, {
        as: staff,
        body: { key: aKey(), amountCents, reason: 'Bought by mistake', ...over },
      }),
    preview: (orderId, amountCents) =>
      commerce.get(`${path(orderId)}/refund?amountCents=${amountCents}`, { as: staff }),
    orderOf: async (orderId) => (await commerce.get(path(orderId), { as: staff })).body,
    disputeOf: (paymentId) => until(async () => (await stripe.disputes.list({ payment_intent: paymentId })).data[0]),
    async pass(type, objectId) {
      for (const delivery of await site.eventsOf(type, objectId, 1)) {
        const { status } = await site.deliver(delivery);
        if (status !== 200) throw new Error(`${type} returned ${status}`);
      }
    },
    async decide({ id }, outcome) {
      await stripe.disputes.update(id, { evidence: { uncategorized_text: outcome }, submit: true });
    },
    async sweepRefunds() {
      await commerce.sql(`update refund set changed_at = now() - interval '2 minutes' where state = 'pending'`);
      await commerce.app.get(RefundSweep, { strict: false }).sweep();
    },
    receiptsOf: async ({ as }) =>
      (await commerce.get('/elandlord/tax-receipts', { as })).body.taxReceipts as TaxReceipt[],
    mailsOf: ({ personId }) => commerce.sql<{ words: object }>(mailsSql, [personId]),
    refundsAt: async (paymentId) => (await stripe.refunds.list({ payment_intent: paymentId })).data,
    async accountOf({ companyId }, kind) {
      const sql = 'select balance::int as balance from ledger_account where owner_id = $1 and kind = $2';
      return (await commerce.sql<{ balance: number }>(sql, [companyId, kind]))[0]?.balance ?? 0;
    },
  };
}
