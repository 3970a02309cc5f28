import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { StripeClient } from '../payments/stripe-client.ts';

/** Kinds of movements that have a counterpart in the books. */
export type MovementKind = 'charge' | 'refund' | 'refund_failure' | 'dispute' | 'dispute_reversal';
/** A movement of the balance at the provider. */
export interface Movement {
  readonly kind: MovementKind;
  /** Id of the payment, refund or dispute. */
  readonly sourceId: string;
  /** Integer cents; negative when the balance decreases. Fees are not part of it. */
  readonly cents: number;
  readonly currency: string;
  /** Unix seconds. */
  readonly at: number;
}

const perPage = 100;
const kinds: readonly MovementKind[] = ['charge', 'refund', 'refund_failure', 'dispute', 'dispute_reversal'];
const isKind = (category: string): category is MovementKind => kinds.some((kind) => kind === category);

/** Movements of the balance at the payment provider. */
@Injectable()
export class BalanceProvider {
  constructor(private readonly client: StripeClient) {}

  /**
   * Returns the movements of a time, in pages of 100; payouts, fees and others that the books do not know are left out.
   */
  async *pages(fromSeconds: number, beforeSeconds: number): AsyncGenerator<readonly Movement[]> {
    let after: string | undefined;
    do {
      const created = { gte: fromSeconds, lt: beforeSeconds };
      const position = after === undefined ? {} : { starting_after: after };
      const { data, has_more: hasMore } = await this.client.call((stripe) =>
        stripe.balanceTransactions.list({ created, limit: perPage, expand: ['data.source'], ...position }),
      );
      yield data.flatMap(toMovement);
      after = hasMore ? data.at(-1)?.id : undefined;
    } while (after !== undefined);
  }
}

function toMovement({
  reporting_category: kind,
  source,
  amount: cents,
  currency,
  created: at,
}: Stripe.BalanceTransaction): Movement[] {
  if (!isKind(kind) || source === null) return [];
  return [{ kind, sourceId: idOf(source), cents, currency: currency.toUpperCase(), at }];
}

/** Returns the id of the payment of a charge, else that of the source. */
function idOf(source: string | Stripe.BalanceTransactionSource): string {
  if (typeof source === 'string') return source;
  if (source.object !== 'charge') return source.id;
  const { payment_intent: payment, id } = source;
  return (typeof payment === 'string' ? payment : payment?.id) ?? id;
}
