import type Stripe from 'stripe';
import type { Endpoint } from '../api/endpoint.ts';
import { listEndpoint, showEndpoint } from '../api/lists.ts';
import type { Store } from '../database/store.ts';
import { newObject, now, type BalanceTransaction, type Charge } from '../objects.ts';

const path = '/v1/balance_transactions';
const feeRate = 0.029;
const fixedFeeCents = 30;
/** Fee of a dispute in cents; it is returned when the dispute is won. */
export const disputeFeeCents = 1_500;

/** Returns the fee of a payment in cents. */
export const feeOf = (amount: number): number => Math.round(amount * feeRate) + fixedFeeCents;

interface Movement {
  readonly type: 'charge' | 'refund' | 'refund_failure' | 'adjustment';
  readonly category: 'charge' | 'refund' | 'refund_failure' | 'dispute' | 'dispute_reversal';
  /** Cents; negative when the balance decreases. */
  readonly amount: number;
  readonly fee?: number;
  /** Id of the charge, refund or dispute. */
  readonly source: string;
}

/** Records a movement of the balance; `currency` is that of the charge. */
export async function recordMovement(
  store: Store,
  { currency }: Pick<Charge, 'currency'>,
  { type, category, amount, fee = 0, source }: Movement,
): Promise<BalanceTransaction> {
  const { livemode: _, ...fields } = newObject('balance_transaction');
  const feeDetails: Stripe.BalanceTransaction.FeeDetail[] =
    fee === 0
      ? []
      : [{ amount: fee, application: null, currency, description: 'Stripe processing fees', type: 'stripe_fee' }];
  return store.insert<BalanceTransaction>({
    ...fields,
    type,
    reporting_category: category,
    amount,
    fee,
    fee_details: feeDetails,
    net: amount - fee,
    currency,
    source,
    available_on: now(),
    balance_type: 'payments',
    description: null,
    exchange_rate: null,
    status: 'available',
  });
}

export const balanceEndpoints: readonly Endpoint[] = [
  listEndpoint(path, 'balance_transaction', ['type', 'source', 'currency']),
  showEndpoint(path, 'balance_transaction'),
];
