import { Injectable } from '@nestjs/common';
import type { DisputeState } from '@porchlight/contracts/commerce';
import type Stripe from 'stripe';
import { StripeClient } from '../payments/stripe-client.ts';

/** A dispute at the provider. */
export interface ProviderDispute {
  readonly id: string;
  /** Payment that is disputed. */
  readonly paymentId: string;
  readonly amountCents: number;
  /** Reason that the bank gives: `fraudulent`. */
  readonly reason: string;
  readonly state: DisputeState;
}

/** Disputes at the payment provider. */
@Injectable()
export class DisputeProvider {
  constructor(private readonly client: StripeClient) {}

  async find(id: string): Promise<ProviderDispute> {
    const {
      payment_intent: payment,
      amount,
      reason,
      status,
    } = await this.client.call((stripe) => stripe.disputes.retrieve(id));
    const paymentId = typeof payment === 'string' ? payment : (payment?.id ?? '');
    return { id, paymentId, amountCents: amount, reason, state: states[status] ?? 'open' };
  }
}

/** Statuses that end a dispute; `warning_closed` is an inquiry that the bank dropped. */
const states: Readonly<Partial<Record<Stripe.Dispute.Status, DisputeState>>> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
};
