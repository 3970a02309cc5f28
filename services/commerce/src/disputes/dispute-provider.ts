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
  /** Undefined while the bank only asks: no money has moved. */
  readonly state: DisputeState | undefined;
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
    return { id, paymentId, amountCents: amount, reason, state: states[status] };
  }
}

const states: Readonly<Record<Stripe.Dispute.Status, DisputeState | undefined>> = {
  warning_needs_response: undefined,
  warning_under_review: undefined,
  warning_closed: undefined,
  needs_response: 'open',
  under_review: 'open',
  prevented: 'won',
  won: 'won',
  lost: 'lost',
  // The money is gone until the appeal is won, which the comparison of the balance reports.
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
};
