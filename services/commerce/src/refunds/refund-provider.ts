import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { StripeClient } from '../payments/stripe-client.ts';

/** A refund at the provider. */
export interface ProviderRefund {
  readonly id: string;
  /** Our refund; undefined for one that was made outside of this site. */
  readonly refundId: string | undefined;
  readonly state: 'pending' | 'succeeded' | 'failed';
}
/** What the provider is asked to return. */
export interface RefundOrder {
  readonly id: string;
  /** Payment at the provider. */
  readonly paymentId: string;
  readonly amountCents: number;
}

/** Refunds of one payment that are read: the provider allows fewer partial refunds. */
const refundsPerPayment = 100;

/** Refunds at the payment provider. */
@Injectable()
export class RefundProvider {
  constructor(private readonly client: StripeClient) {}

  async find(id: string): Promise<ProviderRefund> {
    return toRefund(await this.client.call((stripe) => stripe.refunds.retrieve(id)));
  }

  /**
   * Refunds a payment, or returns the refund that was made before: the provider knows idempotency keys for a day, its
   * refunds for ever. Throws `ProviderRefusal`.
   */
  async refund(order: RefundOrder): Promise<ProviderRefund> {
    const { id, paymentId, amountCents } = order;
    const made = await this.#made(order);
    if (made) return made;
    const refund = await this.client.callOrRefuse((stripe) =>
      stripe.refunds.create(
        { payment_intent: paymentId, amount: amountCents, metadata: { refund_id: id } },
        { idempotencyKey: id },
      ),
    );
    return toRefund(refund);
  }

  async #made({ id, paymentId }: RefundOrder): Promise<ProviderRefund | undefined> {
    const { data } = await this.client.call((stripe) =>
      stripe.refunds.list({ payment_intent: paymentId, limit: refundsPerPayment }),
    );
    return data.map(toRefund).find(({ refundId }) => refundId === id);
  }
}

const states: Readonly<Record<string, ProviderRefund['state']>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};
const toRefund = ({ id, metadata, status }: Stripe.Refund): ProviderRefund => ({
  id,
  refundId: metadata?.['refund_id'],
  state: states[status ?? ''] ?? 'pending',
});
